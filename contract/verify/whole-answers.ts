import type { ErrorObject } from 'ajv/dist/2020.js';
import { contractSchemas } from '../lib/contract-schemas.ts';
import { fullOperations, type ContractDocument, type FullOperation } from '../lib/contract.ts';
import type { Json } from '../../scripts/generate/contract-types.ts';
import { cacheFaults, headerFaults, zipAnswerFaults } from './answer-faults.ts';
import type { WholeAnswer } from './behaviour/answer.ts';
import { cookieFaults } from './behaviour/cookies.ts';
import { clockOf, toleranceMs } from './behaviour/times.ts';
import type { Fault } from './fault.ts';
import { isPlainObject } from './states.ts';
import { jsonOf } from './text.ts';

/** Collects the faults of all answers of a verification. */
export type AnswerChecker = {
  check: (operationId: string, answer: WholeAnswer, ms: number) => void;
  /** The slowest answer of each operation that took longer than the given milliseconds. */
  answersSlowerThan: (ms: number) => { operationId: string; ms: number }[];
  /** Forgets the faults, before another run. */
  forget: () => void;
  /** The faults of each operation that answered. */
  results: () => ReadonlyMap<string, readonly Fault[]>;
};

/** The keyword of the contract for the field that differs between the entries of a list. */
const identifyingKeyword = 'x-identified-by';

const maxShownLength = 120;
const shorten = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}...` : text;
};

const entriesOf = (json: unknown): Record<string, unknown>[] =>
  Array.isArray(json) ? json.map((entry) => Object(entry)) : [];

const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name): unknown => Reflect.get(Object(value), name), body);

const formatTexts: Readonly<Record<string, string>> = {
  date: 'a calendar date, such as 2026-11-22',
  'date-time': 'a time with an offset, such as 2026-11-22T09:30:00+09:00',
};

/** The rule that a value breaks, in words. */
function expectedBy({ keyword, schema, message = '', params, instancePath }: ErrorObject): string {
  if (keyword === identifyingKeyword) return `entries with different ${String(schema)}`;
  if (/^\/\d+\/target\/\d+$/.test(instancePath))
    return 'a field by its name in the request, such as subMailAddressList.1.subMailAddress';
  if (keyword === 'format') return formatTexts[String(schema)] ?? message;
  return ['enum', 'const', 'additionalProperties'].includes(keyword)
    ? `${message} ${shorten(params)}`
    : message;
}

/** Faults of a refusal whose codes the contract does not list for the operation. */
function codeFaults(
  { operationId, errorCodes }: FullOperation,
  call: string,
  json: unknown,
): Fault[] {
  return entriesOf(json).flatMap(({ code }, at) => {
    if (typeof code !== 'string' || errorCodes.includes(code)) return [];
    const expected = `a code of ${operationId} (x-error-codes)`;
    return [{ where: `${call} body $[${at}].code`, expected, got: code }];
  });
}

type Placeholder = { key?: unknown; type?: unknown; value?: unknown };

/** The placeholders of each code, from the examples of the contract. */
const placeholdersByCode = ({ errors }: FullOperation): Map<unknown, Placeholder[]> =>
  new Map(
    errors
      .flatMap(({ body }) => body?.examples ?? [])
      .flatMap(({ value }) => entriesOf(value))
      .map(({ code, mapping }) => [code, entriesOf(mapping)]),
  );

/** Faults of the placeholders of a refusal: a placeholder of the text is missing, or has the label of another field. */
function placeholderFaults(operation: FullOperation, call: string, json: unknown): Fault[] {
  const neededPlaceholders = placeholdersByCode(operation);
  return entriesOf(json).flatMap(({ code, target, mapping }, at) => {
    const sentPlaceholders: Placeholder[] = entriesOf(mapping);
    const fields = [target].flat().map((field) => String(field).replace(/(\.\d+)+$/, ''));
    const labels = fields.map((field) => field.split('.').at(-1) ?? '');
    // The label of a range is the name without From or To.
    const rangeLabels = labels.map((label) => label.replace(/(From|To)$/, ''));
    return (neededPlaceholders.get(code) ?? []).flatMap(({ key, type }) => {
      const sentPlaceholder = sentPlaceholders.find((sent) => sent.key === key) ?? {};
      const isFieldName = type !== 'BE' && key === 'name';
      const hasLabel = [...labels, ...rangeLabels].includes(String(sentPlaceholder.value));
      const hasValue = sentPlaceholder.type === type && sentPlaceholder.value !== '';
      const isWithoutField = key === 'name' && fields[0] === undefined;
      if (isWithoutField || (hasValue && (!isFieldName || hasLabel))) return [];
      const where = `${call} body $[${at}].mapping of ${String(code)}`;
      const expected = `the placeholder ${String(key)} (${String(type)})${type === 'FE' ? `: ${labels.join(' or ')}` : ''}`;
      return [{ where, expected, got: shorten(sentPlaceholders) }];
    });
  });
}

/** The fields with a time in the past, such as the time of an event, and the fields with a time in the future. */
const pastTimeNames =
  /^(sentAt|consumedAt|registeredAt|requestedAt|deletedAt|generatedAt|updatedAt|lastDownloadedAt|previousAccessAt|expiredAt|postingPeriodFrom)$/;
const futureTimeNames = /^(expiresAt|postingPeriodTo)$/;

/** Faults of past times that are in the future, and the reverse, by the clock of the provider. */
function timeFaults({ call, headers }: WholeAnswer, json: unknown): Fault[] {
  const now = clockOf({ headers });
  const visit = (value: unknown, path: string): Fault[] =>
    Object.entries(Object(value)).flatMap(([name, inner]) => {
      const innerPath = `${path}.${name}`;
      if (typeof inner === 'object') return visit(inner, innerPath);
      const isPast = pastTimeNames.test(name);
      if (!isPast && !futureTimeNames.test(name)) return [];
      const time = typeof inner === 'string' ? Date.parse(inner) : Number.NaN;
      const isWrong = isPast ? time > now + toleranceMs : time < now - toleranceMs;
      if (!isWrong) return [];
      const expected = `a time ${isPast ? 'before' : 'after'} ${new Date(now).toISOString()}, the present`;
      return [{ where: `${call} body ${innerPath}`, expected, got: shorten(inner) }];
    });
  return visit(json, '$');
}

/**
 * The schemas without `required` for fields that may be null: many serialisers omit nulls, and the portal treats a
 * missing field as null.
 */
function withoutRequiredNulls(schemas: Record<string, Json>): Record<string, Json> {
  const allowsNull = (schema: unknown): boolean => {
    if (!isPlainObject(schema)) return false;
    const { type, $ref: reference, oneOf, anyOf } = schema;
    if (typeof reference === 'string')
      return allowsNull(schemas[reference.split('/').at(-1) ?? '']);
    return [type].flat().includes('null') || [oneOf, anyOf].flat().some(allowsNull);
  };
  const relax = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(relax);
    if (!isPlainObject(value)) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, relax(inner)]),
    );
    const { required, properties } = value;
    if (Array.isArray(required) && isPlainObject(properties))
      copy['required'] = required.filter((name) => !allowsNull(properties[String(name)]));
    return copy;
  };
  return JSON.parse(JSON.stringify(relax(schemas)));
}

/**
 * Validates each complete answer against the contract: status, media type, headers, body, unique ids in lists.
 *
 * @param contract the bundled contract
 * @param base the part of each address before the contract's paths
 */
export function createAnswerChecker(contract: ContractDocument, base: string): AnswerChecker {
  const schemas = withoutRequiredNulls(contract.components['schemas'] ?? {});
  const components = { ...contract.components, schemas };
  const { ajv, compile } = contractSchemas({ components }, { verbose: true });
  ajv.addKeyword({
    keyword: identifyingKeyword,
    type: 'array',
    schemaType: 'string',
    validate: (name: string, entries: unknown[]) => {
      const ids = entries.map((entry): unknown => Reflect.get(Object(entry), name));
      return new Set(ids).size === ids.length;
    },
  });
  const operationsById = new Map(fullOperations(contract).map((one) => [one.operationId, one]));
  const faultsByOperation = new Map<string, Map<string, Fault>>();
  const slowestMsById = new Map<string, number>();

  const bodyFaults = (operation: FullOperation, answer: WholeAnswer): Fault[] => {
    const { call, status, headers, body } = answer;
    const fault = (position: string, expected: string, got: string): Fault[] => [
      { where: `${call} ${position}`, expected, got },
    ];
    const documentedAnswers = [operation.success, ...operation.errors];
    const documentedAnswer = documentedAnswers.find((one) => one.status === status);
    const statusList = documentedAnswers.map((one) => one.status).join(', ');
    if (!documentedAnswer) return fault('status', statusList, String(status));
    const expectedBody = documentedAnswer.body;
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (expectedBody === undefined)
      return body.length === 0 ? [] : fault('body', 'no body', `${body.length} bytes`);
    if (type !== expectedBody.mediaType)
      return fault('header Content-Type', expectedBody.mediaType, type ?? 'none');
    if (!/[/+]json$/.test(type) || expectedBody.schema === undefined) return [];
    const json = jsonOf(body);
    if (json === undefined) return fault('body', 'JSON', shorten(body.toString('utf8')));
    const validate = compile(expectedBody.schema);
    if (validate(json))
      return [
        ...codeFaults(operation, call, json),
        ...placeholderFaults(operation, call, json),
        ...(status < 300 ? timeFaults(answer, json) : []),
      ];
    return (validate.errors ?? []).flatMap((error) => {
      const path = `$${error.instancePath.replaceAll('/', '.')}`;
      return fault(`body ${path}`, expectedBy(error), shorten(valueAt(json, error.instancePath)));
    });
  };

  const faultsOf = (operation: FullOperation | undefined, answer: WholeAnswer): Fault[] => {
    const { call, headers } = answer;
    const cacheControl = headers.get('cache-control') ?? undefined;
    return [
      ...headerFaults(answer),
      ...zipAnswerFaults(answer),
      ...cookieFaults({ call, cookies: headers.getSetCookie() }, base),
      ...(operation ? bodyFaults(operation, answer) : []),
      ...(operation ? cacheFaults(operation, cacheControl, call) : []),
    ];
  };

  return {
    forget: () => faultsByOperation.clear(),
    answersSlowerThan: (maxMs) =>
      [...slowestMsById]
        .filter(([, ms]) => ms > maxMs)
        .map(([operationId, ms]) => ({ operationId, ms: Math.round(ms) })),
    check: (operationId, answer, ms) => {
      slowestMsById.set(operationId, Math.max(ms, slowestMsById.get(operationId) ?? 0));
      const knownFaults = faultsByOperation.get(operationId) ?? new Map<string, Fault>();
      faultsByOperation.set(operationId, knownFaults);
      for (const fault of faultsOf(operationsById.get(operationId), answer)) {
        const faultKey = `${fault.where.replace(/^\S+ \S+/, '').replace(/\.\d+/g, '.*')} ${fault.expected}`;
        if (!knownFaults.has(faultKey)) knownFaults.set(faultKey, fault);
      }
    },
    results: () =>
      new Map([...faultsByOperation].map(([id, faults]) => [id, [...faults.values()]])),
  };
}
