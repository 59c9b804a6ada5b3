import { redacted, combinedSchemas, type Schema } from '../../mocks/scenario/personal.ts';
import type { RecordedCall, Scenario } from '../../mocks/scenario/scenario-file.ts';
import { fullOperations, type FullOperation } from '../lib/contract.ts';
import type { Assets } from './assets.ts';
import type { CallAnswer } from './behaviour/answer.ts';
import { browserWith, type CallInput, type Destination } from './behaviour/browser.ts';
import type { Fault } from './fault.ts';
import { maxFailures, reasonOf, skipped } from './gateway.ts';
import { levelOf } from './levels.ts';
import { mergeFaults } from './merge-faults.ts';
import { checkProvider, checkStates } from './preflight.ts';
import { setState, StateFailure, type StateValues } from './states.ts';
import type { Target, VerifiedCall } from './verify.ts';

type Value = string | number;
type Resolve = (ref: string) => Schema | undefined;

const loggedIn = 'a customer with bills is logged in';
const nextError = 'the next answer is an error';

/** Operations whose password is the one of the account. */
const logins = new Set(['login', 'loginDownloadUrl']);

/** Words of x-personal whose values only the provider can give. */
const onlyGiven = new Set(['id', 'token', 'ip', 'file']);

/** Why a call is not replayed, as a phrase. */
class NotReplayable extends Error {}

/** The code of a refusal. */
const codeIn = (answer: unknown): string | undefined => {
  const code: unknown = Reflect.get(Object(Reflect.get(Object(answer), 0)), 'code');
  return typeof code === 'string' ? code : undefined;
};

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number';

/** A schema with all that apply to the same value, each with the model that it belongs to. */
function modelsOf(
  schema: Schema,
  resolve: Resolve,
  model = '',
): { model: string; schema: Schema }[] {
  const { $ref, allOf = [], oneOf = [], anyOf = [] } = schema;
  if ($ref !== undefined)
    return modelsOf(resolve($ref) ?? {}, resolve, $ref.split('/').at(-1) ?? '');
  const parts = [...allOf, ...oneOf, ...anyOf];
  return [{ model, schema }, ...parts.flatMap((part) => modelsOf(part, resolve, model))];
}

/** The values of the provider in the place of the recorded ones. */
class Values {
  readonly #known = new Map<Value, Value>();

  learn(recorded: Value, own: Value): void {
    if (!this.#known.has(recorded)) this.#known.set(recorded, own);
  }

  /**
   * A recorded value of a request with the provider's values.
   *
   * @param named values of the provider states, by the names of fields
   * @throws NotReplayable if only the provider can give a value, and has not given it
   */
  own(schema: Schema, name: string, value: unknown, named: StateValues, resolve: Resolve): unknown {
    const given = named[name];
    if (isValue(value) && isValue(given)) this.learn(value, given);
    return redacted(schema, value, resolve, (word, recorded) => {
      const own = this.#known.get(recorded);
      if (own === undefined && onlyGiven.has(word))
        throw new NotReplayable(`no earlier answer of the server gives its ${name}`);
      // A value that the scenario itself brings, such as a new password, stays the same.
      this.learn(recorded, recorded);
      return own ?? recorded;
    });
  }
}

/** Compares an answer with the recorded one: the fields that the screens read. Learns the provider's values. */
function compare(
  place: { schema: Schema; at: string },
  recorded: unknown,
  own: unknown,
  tools: { resolve: Resolve; reads: ReadonlySet<string>; values: Values },
): Fault[] {
  const { resolve, reads, values } = tools;
  const all = modelsOf(place.schema, resolve);
  if (Array.isArray(recorded) && Array.isArray(own)) {
    const schema = { allOf: all.flatMap((one) => one.schema.items ?? []) };
    return own.flatMap((entry, index) =>
      recorded.length === 0
        ? []
        : compare(
            { schema, at: `${place.at}[${index}]` },
            recorded[index] ?? recorded[0],
            entry,
            tools,
          ),
    );
  }
  if (Object(recorded) === recorded && Object(own) === own) {
    return Object.entries(Object(recorded)).flatMap(([name, value]): Fault[] => {
      const found = all.flatMap(({ model, schema }) => {
        const property = schema.properties?.[name];
        return property ? [{ model, property }] : [];
      });
      const schema = { allOf: found.map(({ property }) => property) };
      const at = `${place.at}.${name}`;
      if (name in Object(own))
        return compare({ schema, at }, value, Reflect.get(Object(own), name), tools);
      const mayLack = combinedSchemas(schema, resolve).some(({ type }) =>
        [type].flat().includes('null'),
      );
      const isRead = found.some(({ model }) => reads.has(`${model}.${name}`));
      return isRead && !mayLack && value !== null
        ? [
            {
              where: place.at,
              expected: `the field ${name}, which the screens read`,
              got: 'no such field',
            },
          ]
        : [];
    });
  }
  if (isValue(recorded) && isValue(own)) {
    const isPersonal = all.some((one) => !['none', undefined].includes(one.schema['x-personal']));
    if (isPersonal) values.learn(recorded, own);
  }
  return [];
}

/** The cookies of a browser during the scenario. */
class Cookies {
  readonly #jar = new Map<string, string>();

  set(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1)];
    if (value === '' || /max-age=0\b/i.test(line)) this.#jar.delete(name);
    else this.#jar.set(name, value);
  }

  has(name: string): boolean {
    return this.#jar.has(name);
  }

  /** As `browserWith` takes them. */
  values() {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, xsrfToken: this.#jar.get('XSRF-TOKEN') };
  }
}

const sessionCookies = {
  sessionCookie: 'MYPAGE_SESSION',
  downloadSession: 'MYPAGE_DOWNLOAD',
  public: '',
};

/**
 * Makes the calls of a scenario in their order, with the login, the ids and the tokens that the provider gives, and
 * compares status, refusal and the fields that the screens read. A refusal is ordered by a provider state.
 *
 * @param onAnswer validates each complete answer
 * @returns one entry for each call; those that cannot be replayed have `notChecked`
 * @throws CannotVerify with one sentence if the provider or its states address does not answer
 */
export async function verifyScenario(
  assets: Assets,
  target: Target,
  scenario: Scenario,
  onAnswer: Destination['onAnswer'],
): Promise<VerifiedCall[]> {
  const { provider, base, statesUrl, timeout } = target;
  // Before the first connection, because reading the sources blocks for longer than a server keeps one open.
  const reads = (await assets.reads?.()) ?? new Set();
  await checkProvider(provider, base, timeout);
  await checkStates(statesUrl, timeout);
  const { components } = assets.contract;
  const resolve: Resolve = (ref) => {
    const [, , kind = '', name = ''] = ref.split('/');
    return Reflect.get(Object(components[kind]), name);
  };
  const operations = new Map(fullOperations(assets.contract).map((one) => [one.operationId, one]));
  const values = new Values();
  const cookies = new Cookies();
  const named: StateValues = {};
  const given: string[] = [];
  let curl = '';
  let reported: Fault[] = [];
  const destination: Destination = {
    operations: assets.operations,
    address: `${provider}${base}`,
    timeout,
    onAnswer: (operationId, answer, ms, command) => {
      curl = command;
      for (const line of answer.cookies) cookies.set(line);
      onAnswer?.(operationId, answer, ms, command);
    },
    onFault: (fault) => reported.push(fault),
  };
  const make = (operationId: string, input?: CallInput): Promise<CallAnswer> =>
    browserWith(destination, cookies.values())(operationId, input);

  async function enter(state: string, params: StateValues = {}): Promise<StateValues> {
    try {
      const found = await setState(statesUrl, state, params, timeout);
      given.push(state);
      return found;
    } catch (error) {
      if (!(error instanceof StateFailure)) throw error;
      throw new NotReplayable(`the server has no state "${state}": ${error.message}`);
    }
  }

  /** The states in which the pact has a success of the operation. */
  const statesOf = (operationId: string) =>
    assets.pact.interactions.find(
      ({ description, response }) =>
        description.startsWith(`${operationId}: `) && (response?.status ?? 0) < 300,
    )?.providerStates ?? [];

  /** Sets up what a call needs and no earlier call has given: an account, a session, a mailed link. */
  async function prepare({ operationId, security, path }: FullOperation): Promise<void> {
    const cookie = sessionCookies[security];
    const lacksSession = cookie !== '' && !cookies.has(cookie);
    const lacksToken = path.includes('{token}') && named['token'] === undefined;
    if (operationId === 'login' || (lacksSession && security === 'sessionCookie')) {
      if (named['loginId'] === undefined) Object.assign(named, await enter(loggedIn));
    } else if (lacksSession || lacksToken) {
      // The state of the login gives the password, too.
      const first = scenario.calls.find((call) => call.operationId === 'loginDownloadUrl');
      for (const { name, params = {} } of statesOf(first?.operationId ?? operationId))
        Object.assign(named, await enter(name, params));
    }
    const { cookie: header } = named;
    if ((lacksSession || lacksToken) && typeof header === 'string')
      for (const line of header.split('; ')) cookies.set(line);
    // As the portal does before its first POST.
    if (!cookies.has('XSRF-TOKEN')) await make('getSettingInfo');
  }

  function inputOf({ parameters, requestBody }: FullOperation, call: RecordedCall): CallInput {
    const { password, ...others } = named;
    const fields = logins.has(call.operationId) ? named : { ...others, currentPassword: password };
    const own = (schema: Schema, name: string, value: unknown) =>
      values.own(schema, name, value, fields, resolve);
    const inPlace = (at: string, recorded: RecordedCall['query'] = {}) =>
      Object.fromEntries(
        parameters.flatMap(({ name, in: of, schema }) => {
          if (of !== at || recorded[name] === undefined) return [];
          const value = own({ allOf: [Object(schema)] }, name, recorded[name]);
          return [[name, Array.isArray(value) ? value.map(String) : String(value)]];
        }),
      );
    const properties = modelsOf(Object(requestBody?.schema), resolve).flatMap(({ schema }) =>
      Object.entries(schema.properties ?? {}),
    );
    const body =
      Object(call.body) === call.body && !Array.isArray(call.body)
        ? Object.fromEntries(
            Object.entries(Object(call.body)).map(([name, value]) => {
              const found = properties.flatMap(([key, schema]) => (key === name ? [schema] : []));
              return [name, own({ allOf: found }, name, value)];
            }),
          )
        : call.body;
    return {
      path: Object.fromEntries(
        Object.entries(inPlace('path', call.parameters)).map(([name, value]) => [
          name,
          String(value),
        ]),
      ),
      query: inPlace('query', call.query),
      ...(body !== undefined && { body }),
    };
  }

  /** @returns the answer of one call; its faults are reported. @throws NotReplayable */
  async function replay(call: RecordedCall): Promise<CallAnswer> {
    const operation = operations.get(call.operationId);
    if (!operation) throw new NotReplayable('the contract has no such operation any more');
    if (call.failed !== undefined)
      throw new NotReplayable(`the recording has no answer (${call.failed})`);
    if (call.sentFile) throw new NotReplayable('the recording has no content of the sent file');
    await prepare(operation);
    const input = inputOf(operation, call);
    const code = codeIn(call.answer);
    if (call.status >= 400) {
      if (code === undefined) throw new NotReplayable(`status ${call.status} has no code`);
      await enter(nextError, { operationId: call.operationId, code });
    }
    const answer = await make(call.operationId, input);
    const { status, headers } = answer;
    const result = (aStatus: number, aCode: unknown) =>
      [aStatus, aCode].filter(Boolean).join(' with ');
    const expected = result(call.status, code);
    const got = result(status, status >= 400 ? answer.value('0.code') : undefined);
    if (!answer.expectThat(got === expected, `${expected}, as recorded`, { got })) return answer;
    const type = headers.get('content-type')?.split(';')[0] ?? 'none';
    if (call.file && !answer.expectThat(call.file.type === type, call.file.type, { got: type }))
      return answer;
    const documented = [operation.success, ...operation.errors].find(
      (one) => one.status === status,
    );
    const schema: Schema = Object(documented?.body?.schema);
    const where = { schema, at: `${answer.call} body $` };
    answer.report(compare(where, call.answer, answer.json, { resolve, reads, values }));
    return answer;
  }

  const verified: VerifiedCall[] = [];
  let failures = 0;
  for (const [index, call] of scenario.calls.entries()) {
    const { operationId } = call;
    given.length = 0;
    reported = [];
    curl = '';
    const entry = {
      operationId,
      description: `${operationId}: call ${index + 1} of the scenario`,
      level: levelOf(
        assets.operations.find((one) => one.operationId === operationId) ?? {
          operationId,
          path: '',
          tag: '',
        },
      ),
    };
    try {
      if (failures >= maxFailures) throw new Error(skipped);
      const { call: made } = await replay(call);
      const faults = mergeFaults(reported);
      failures = 0;
      verified.push({
        ...entry,
        given: [...given],
        call: made,
        ok: faults.length === 0,
        faults,
        ...(faults.length > 0 && { curls: [curl] }),
      });
    } catch (error) {
      if (error instanceof NotReplayable) {
        verified.push({
          ...entry,
          given: [...given],
          call: '',
          ok: true,
          faults: [],
          notChecked: error.message,
        });
        continue;
      }
      failures += 1;
      const fault = { where: 'the call', expected: 'an answer', got: reasonOf(error, timeout) };
      verified.push({ ...entry, given: [...given], call: '', ok: false, faults: [fault] });
    }
  }
  return verified;
}
