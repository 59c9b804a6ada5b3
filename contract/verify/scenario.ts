import type { Schema } from '../../mocks/scenario/personal.ts';
import type { RecordedCall, Scenario } from '../../mocks/scenario/scenario-file.ts';
import { fullOperations, type FullOperation } from '../lib/contract.ts';
import { codesIn } from '../lib/pact.ts';
import type { Assets } from './assets.ts';
import type { CallAnswer } from './behaviour/answer.ts';
import { browserWith, type CallInput, type Destination } from './behaviour/browser.ts';
import type { Fault } from './fault.ts';
import { maxFailures, reasonOf, skippedMessage } from './gateway.ts';
import { levelOf } from './levels.ts';
import { mergeFaults } from './merge-faults.ts';
import { checkProvider, checkStates } from './preflight.ts';
import { compareAnswer, modelsOf, NotReplayable, ProviderValues } from './scenario-values.ts';
import { isPlainObject, setState, StateFailure, type StateValues } from './states.ts';
import type { Target, VerifiedCall } from './verify.ts';

const stateWithLogin = 'a customer with bills is logged in';
const stateWithNextError = 'the next answer is an error';

/** Operations that send the password of the account. */
const loginOperations = new Set(['login', 'loginDownloadUrl']);

/** The cookies of a browser during the scenario. */
class Cookies {
  readonly #valuesByName = new Map<string, string>();

  set(line: string): void {
    const [pair = ''] = line.split(';');
    const separatorIndex = pair.indexOf('=');
    const [name, value] = [pair.slice(0, separatorIndex).trim(), pair.slice(separatorIndex + 1)];
    if (value === '' || /max-age=0\b/i.test(line)) this.#valuesByName.delete(name);
    else this.#valuesByName.set(name, value);
  }

  has(name: string): boolean {
    return this.#valuesByName.has(name);
  }

  /** The cookies in the form that `browserWith` takes. */
  values() {
    const cookie = [...this.#valuesByName].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, xsrfToken: this.#valuesByName.get('XSRF-TOKEN') };
  }
}

const cookieNamesBySecurity = {
  sessionCookie: 'MYPAGE_SESSION',
  downloadSession: 'MYPAGE_DOWNLOAD',
  public: '',
};

/**
 * Makes the calls of a scenario in their order, with the login, the ids and the tokens that the provider gives, and
 * compares status, refusal and the fields that the screens read. A provider state forces each recorded refusal.
 *
 * @param onAnswer validates each complete answer
 * @returns one entry for each call; a call that cannot be replayed has `notChecked`
 * @throws CannotVerify with one sentence if the provider or its states address does not answer
 */
export async function verifyScenario(
  assets: Assets,
  target: Target,
  scenario: Scenario,
  onAnswer: Destination['onAnswer'],
): Promise<VerifiedCall[]> {
  const { provider, base, statesUrl, timeoutMs } = target;
  // Read before the first call, because reading the sources takes longer than a server keeps a connection open.
  const fieldsOfScreens = (await assets.loadFieldsOfScreens?.()) ?? new Set();
  await checkProvider(provider, base, timeoutMs);
  await checkStates(statesUrl, timeoutMs);
  const { contract } = assets;
  const resolve = (ref: string): Schema | undefined => {
    const [, , section = '', name = ''] = ref.split('/');
    return Reflect.get(Object(contract.components[section]), name);
  };
  const operationsById = new Map(fullOperations(contract).map((one) => [one.operationId, one]));
  const providerValues = new ProviderValues();
  const cookies = new Cookies();
  const stateValues: StateValues = {};
  const enteredStates: string[] = [];
  let curl = '';
  let reportedFaults: Fault[] = [];
  const destination: Destination = {
    operations: assets.operations,
    address: `${provider}${base}`,
    timeoutMs,
    onAnswer: (operationId, answer, ms, command) => {
      curl = command;
      for (const line of answer.cookies) cookies.set(line);
      onAnswer?.(operationId, answer, ms, command);
    },
    onFault: (fault) => reportedFaults.push(fault),
  };
  const makeCall = (operationId: string, input?: CallInput): Promise<CallAnswer> =>
    browserWith(destination, cookies.values())(operationId, input);

  async function enterState(state: string, params: StateValues = {}): Promise<StateValues> {
    try {
      const values = await setState(statesUrl, state, params, timeoutMs);
      enteredStates.push(state);
      return values;
    } catch (error) {
      if (!(error instanceof StateFailure)) throw error;
      throw new NotReplayable(`the server has no state "${state}": ${error.message}`);
    }
  }

  /** The provider states of the first successful call of the operation in the pact. */
  const statesOf = (operationId: string) =>
    assets.pact.interactions.find(
      ({ description, response }) =>
        description.startsWith(`${operationId}: `) && (response?.status ?? 0) < 300,
    )?.providerStates ?? [];

  /** Sets up what a call needs and no earlier call has given: an account, a session, a mailed link. */
  async function prepare({ operationId, security, path }: FullOperation): Promise<void> {
    const cookieName = cookieNamesBySecurity[security];
    const lacksSession = cookieName !== '' && !cookies.has(cookieName);
    const lacksToken = path.includes('{token}') && stateValues['token'] === undefined;
    if (operationId === 'login' || (lacksSession && security === 'sessionCookie')) {
      if (stateValues['loginId'] === undefined)
        Object.assign(stateValues, await enterState(stateWithLogin));
    } else if (lacksSession || lacksToken) {
      // The state for this login also gives the password.
      const linkLogin = scenario.calls.find((call) => call.operationId === 'loginDownloadUrl');
      for (const { name, params = {} } of statesOf(linkLogin?.operationId ?? operationId))
        Object.assign(stateValues, await enterState(name, params));
    }
    const { cookie: cookieHeader } = stateValues;
    if ((lacksSession || lacksToken) && typeof cookieHeader === 'string')
      for (const pair of cookieHeader.split('; ')) cookies.set(pair);
    // Before its first POST, the portal also makes this call, which sets the cookie.
    if (!cookies.has('XSRF-TOKEN')) await makeCall('getSettingInfo');
  }

  function inputOf({ parameters, requestBody }: FullOperation, call: RecordedCall): CallInput {
    const { password, ...otherValues } = stateValues;
    const givenValues = loginOperations.has(call.operationId)
      ? stateValues
      : { ...otherValues, currentPassword: password };
    const replace = (schema: Schema, name: string, value: unknown) =>
      providerValues.replace(schema, name, value, givenValues, resolve);
    const replaceParameters = (location: string, recorded: RecordedCall['query'] = {}) =>
      Object.fromEntries(
        parameters.flatMap(({ name, in: parameterLocation, schema }) => {
          if (parameterLocation !== location || recorded[name] === undefined) return [];
          const value = replace({ allOf: [Object(schema)] }, name, recorded[name]);
          return [[name, Array.isArray(value) ? value.map(String) : String(value)]];
        }),
      );
    const models = modelsOf(Object(requestBody?.schema), resolve);
    const replaceField = (name: string, value: unknown) => {
      const allOf = models.flatMap(({ schema }) => schema.properties?.[name] ?? []);
      return [name, replace({ allOf }, name, value)];
    };
    const body = isPlainObject(call.body)
      ? Object.fromEntries(
          Object.entries(call.body).map(([name, value]) => replaceField(name, value)),
        )
      : call.body;
    const pathEntries = Object.entries(replaceParameters('path', call.parameters));
    return {
      path: Object.fromEntries(pathEntries.map(([name, value]) => [name, String(value)])),
      query: replaceParameters('query', call.query),
      ...(body !== undefined && { body }),
    };
  }

  /** Makes one call, and reports the faults of the answer. @throws NotReplayable */
  async function replay(call: RecordedCall): Promise<CallAnswer> {
    const operation = operationsById.get(call.operationId);
    if (!operation) throw new NotReplayable('the contract has no such operation any more');
    if (call.failed !== undefined)
      throw new NotReplayable(`the recording has no answer (${call.failed})`);
    if (call.sentFile) throw new NotReplayable('the recording has no content of the sent file');
    await prepare(operation);
    const input = inputOf(operation, call);
    const [code] = codesIn(call.answer);
    if (call.status >= 400) {
      if (code === undefined) throw new NotReplayable(`status ${call.status} has no code`);
      await enterState(stateWithNextError, { operationId: call.operationId, code });
    }
    const answer = await makeCall(call.operationId, input);
    const { status, headers } = answer;
    const joinTexts = (...parts: unknown[]) => parts.filter(Boolean).join(' with ');
    const expected = joinTexts(call.status, code);
    const got = joinTexts(status, status >= 400 && answer.value('0.code'));
    if (!answer.expectThat(got === expected, `${expected}, as recorded`, { got })) return answer;
    const type = headers.get('content-type')?.split(';')[0] ?? 'none';
    if (call.file && !answer.expectThat(call.file.type === type, call.file.type, { got: type }))
      return answer;
    const documentedAnswer = [operation.success, ...operation.errors].find(
      (one) => one.status === status,
    );
    const schema: Schema = Object(documentedAnswer?.body?.schema);
    const bodyLocation = { schema, path: `${answer.call} body $` };
    const helpers = { resolve, fieldsOfScreens, providerValues };
    answer.report(compareAnswer(bodyLocation, call.answer, answer.json, helpers));
    return answer;
  }

  /** The result of one call. @throws Error if no answer arrives */
  async function verifyCall(call: RecordedCall): Promise<Partial<VerifiedCall>> {
    try {
      const answer = await replay(call);
      const faults = mergeFaults(reportedFaults);
      return { call: answer.call, faults, ...(faults.length > 0 && { curls: [curl] }) };
    } catch (error) {
      if (error instanceof NotReplayable) return { notChecked: error.message };
      throw error;
    }
  }

  const verifiedCalls: VerifiedCall[] = [];
  let failureCount = 0;
  for (const [index, call] of scenario.calls.entries()) {
    const { operationId } = call;
    enteredStates.length = 0;
    reportedFaults = [];
    curl = '';
    let result: Partial<VerifiedCall>;
    try {
      if (failureCount >= maxFailures) throw new Error(skippedMessage);
      result = await verifyCall(call);
      if (result.notChecked === undefined) failureCount = 0;
    } catch (error) {
      failureCount += 1;
      const got = reasonOf(error, timeoutMs);
      result = { faults: [{ where: 'the call', expected: 'an answer', got }] };
    }
    const operation = assets.operations.find((one) => one.operationId === operationId);
    const { faults = [] } = result;
    verifiedCalls.push({
      operationId,
      description: `${operationId}: call ${index + 1} of the scenario`,
      given: [...enteredStates],
      call: '',
      ...result,
      faults,
      ok: faults.length === 0,
      level: levelOf(operation ?? { operationId, path: '', tag: '' }),
    });
  }
  return verifiedCalls;
}
