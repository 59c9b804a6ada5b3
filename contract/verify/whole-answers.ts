import type { ErrorObject } from 'ajv/dist/2020.js';
import { contractSchemas } from '../lib/contract-schemas.ts';
import { fullOperations, type ContractDocument, type FullOperation } from '../lib/contract.ts';
import type { Json } from '../../scripts/generate/contract-types.ts';
import { keepingFaults } from './answer-faults.ts';
import { cookieFaults } from './behaviour/cookies.ts';
import { clockOf, tolerance } from './behaviour/times.ts';
import type { Fault } from './fault.ts';
import { zipFaults } from './zip-faults.ts';

/** An answer of a provider, whatever call it answers. */
export type WholeAnswer = { call: string; status: number; headers: Headers; body: Buffer };

/** Collects what is wrong with all answers of a verification. */
export type AnswerChecks = {
  take: (operationId: string, answer: WholeAnswer, ms: number) => void;
  /** The slowest answer of each operation that took longer than the given milliseconds. */
  slowerThan: (ms: number) => { operationId: string; ms: number }[];
  /** Forgets the faults, before another run. */
  forget: () => void;
  /** The faults of each operation that answered. */
  results: () => ReadonlyMap<string, readonly Fault[]>;
};

/** The keyword of the contract for the field that differs between the entries of a list. */
const identifying = 'x-identified-by';

const shown = 120;
const inShort = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > shown ? `${text.slice(0, shown)}...` : text;
};

const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name): unknown => Reflect.get(Object(value), name), body);

/** Formats of dates, in words. */
const formats: Readonly<Record<string, string>> = {
  date: 'a calendar date, such as 2026-11-22',
  'date-time': 'a time with an offset, such as 2026-11-22T09:30:00+09:00',
};

/** The rule that a value breaks, in words. */
function expectedBy({ keyword, schema, message = '', params, instancePath }: ErrorObject): string {
  if (keyword === identifying) return `entries with different ${String(schema)}`;
  if (/^\/\d+\/target\/\d+$/.test(instancePath))
    return 'a field by its name in the request, such as subMailAddressList.1.subMailAddress';
  if (keyword === 'format') return formats[String(schema)] ?? message;
  return ['enum', 'const', 'additionalProperties'].includes(keyword)
    ? `${message} ${inShort(params)}`
    : message;
}

/** Headers that make a browser do what the portal does not expect. */
function headerFaults({ call, headers }: WholeAnswer): Fault[] {
  const faults: Fault[] = [];
  const add = (name: string, expected: string): void => {
    faults.push({ where: `${call} header ${name}`, expected, got: headers.get(name) ?? '' });
  };
  if (/\b(basic|digest|ntlm|negotiate)\b/i.test(headers.get('www-authenticate') ?? ''))
    add('WWW-Authenticate', 'another scheme: the browser shows its own password box');
  if (/^\s*(\*|null)\s*$/.test(headers.get('access-control-allow-origin') ?? ''))
    add('Access-Control-Allow-Origin', 'no such header: every site can read the answer');
  if (!/^(\d{1,6}|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/.test(headers.get('retry-after') ?? '0'))
    add('Retry-After', 'whole seconds, or an HTTP date');
  const again = headers.get('retry-after') ?? '';
  if (/[A-Z]/.test(again) && Date.parse(again) < clockOf({ headers }) - tolerance)
    add('Retry-After', 'a time to come');
  if (headers.has('refresh')) add('Refresh', 'no such header: the browser leaves the portal');
  return faults;
}

/** Why programs do not unpack a ZIP as it was meant. */
const archiveFaults = ({ call, headers, body, status }: WholeAnswer): Fault[] =>
  status === 200 && headers.get('content-type')?.startsWith('application/zip')
    ? zipFaults(body).map(([expected, got]) => ({ where: `${call} ZIP`, expected, got }))
    : [];

/** The codes of a refusal that the operation does not have. */
function codeFaults(
  { operationId, errorCodes }: FullOperation,
  call: string,
  json: unknown,
): Fault[] {
  const items: unknown[] = Array.isArray(json) ? json : [];
  return items.flatMap((item, at) => {
    const code: unknown = Reflect.get(Object(item), 'code');
    if (typeof code !== 'string' || errorCodes.includes(code)) return [];
    const expected = `a code of ${operationId} (x-error-codes)`;
    return [{ where: `${call} body $[${at}].code`, expected, got: code }];
  });
}

/** The placeholders of each code, of the contract's examples. */
const placeholdersOf = ({ errors }: FullOperation): ReadonlyMap<unknown, readonly unknown[]> =>
  new Map(
    errors
      .flatMap(({ body }) => body?.examples ?? [])
      .flatMap(({ value }) => (Array.isArray(value) ? value : []))
      .map((item) => [Reflect.get(Object(item), 'code'), mappingOf(item)]),
  );

const mappingOf = (item: unknown): unknown[] => {
  const mapping: unknown = Reflect.get(Object(item), 'mapping');
  return Array.isArray(mapping) ? mapping : [];
};

/** Placeholders of a refusal that the text needs and that are missing, and labels of other fields. */
function placeholderFaults(operation: FullOperation, call: string, json: unknown): Fault[] {
  const needed = placeholdersOf(operation);
  return (Array.isArray(json) ? json : []).flatMap((item: unknown, at) => {
    const { code, target }: { code?: unknown; target?: unknown } = Object(item);
    const sent = mappingOf(item).map((one): Record<string, unknown> => Object(one));
    const names = [target].flat().map((one) => String(one).replace(/(\.\d+)+$/, ''));
    const labels = names.map((one) => one.split('.').at(-1) ?? '');
    return (needed.get(code) ?? []).flatMap((one) => {
      const { key, type }: { key?: unknown; type?: unknown } = Object(one);
      const { value, type: by } = sent.find((other) => other['key'] === key) ?? {};
      const isRight =
        by === type &&
        value !== '' &&
        (type === 'BE' ||
          key !== 'name' ||
          // A range has the name of both ends.
          labels.some((label) => [label, label.replace(/(From|To)$/, '')].includes(String(value))));
      if (isRight || (key === 'name' && names[0] === undefined)) return [];
      const where = `${call} body $[${at}].mapping of ${String(code)}`;
      const expected = `the placeholder ${String(key)} (${String(type)})${type === 'FE' ? `: ${labels.join(' or ')}` : ''}`;
      return [{ where, expected, got: inShort(sent) }];
    });
  });
}

/** Times of what has happened, and ends of what is still valid. */
const isPast =
  /^(sentAt|consumedAt|registeredAt|requestedAt|deletedAt|generatedAt|updatedAt|lastDownloadedAt|previousAccessAt|expiredAt|postingPeriodFrom)$/;
const isAhead = /^(expiresAt|postingPeriodTo)$/;

/** Times on the wrong side of the present, by the clock of the provider. */
function timeFaults({ call, headers }: WholeAnswer, json: unknown): Fault[] {
  const now = clockOf({ headers });
  const visit = (value: unknown, path: string): Fault[] =>
    Object.entries(Object(value)).flatMap(([name, inner]) => {
      const where = `${path}.${name}`;
      if (typeof inner === 'object') return visit(inner, where);
      if (!isPast.test(name) && !isAhead.test(name)) return [];
      const time = typeof inner === 'string' ? Date.parse(inner) : Number.NaN;
      const isWrong = isPast.test(name) ? time > now + tolerance : time < now - tolerance;
      if (!isWrong) return [];
      const side = isPast.test(name) ? 'before' : 'after';
      const expected = `a time ${side} ${new Date(now).toISOString()}, the present`;
      return [{ where: `${call} body ${where}`, expected, got: inShort(inner) }];
    });
  return visit(json, '$');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/**
 * The schemas, in which a field that may be null may also be left out: many serialisers drop nulls, and the portal reads
 * both alike.
 */
function withoutRequiredNulls(schemas: Record<string, Json>): Record<string, Json> {
  const allowsNull = (schema: unknown): boolean => {
    if (!isObject(schema)) return false;
    const { type, $ref: reference, oneOf, anyOf } = schema;
    if (typeof reference === 'string')
      return allowsNull(schemas[reference.split('/').at(-1) ?? '']);
    return [type].flat().includes('null') || [oneOf, anyOf].flat().some(allowsNull);
  };
  const relaxed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(relaxed);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, relaxed(inner)]),
    );
    const { required, properties } = value;
    if (Array.isArray(required) && isObject(properties))
      copy['required'] = required.filter((name) => !allowsNull(properties[String(name)]));
    return copy;
  };
  return JSON.parse(JSON.stringify(relaxed(schemas)));
}

/**
 * Validates each complete answer against the contract: status, media type, headers, body, ids that identify.
 *
 * @param contract the bundle
 * @param base what comes before the paths of the contract
 */
export function answerChecks(contract: ContractDocument, base: string): AnswerChecks {
  const schemas = withoutRequiredNulls(contract.components['schemas'] ?? {});
  const components = { ...contract.components, schemas };
  const { ajv, compile } = contractSchemas({ components }, { verbose: true });
  ajv.addKeyword({
    keyword: identifying,
    type: 'array',
    schemaType: 'string',
    validate: (name: string, entries: unknown[]) => {
      const ids = entries.map((entry): unknown => Reflect.get(Object(entry), name));
      return new Set(ids).size === ids.length;
    },
  });
  const operations = new Map(fullOperations(contract).map((one) => [one.operationId, one]));
  const found = new Map<string, Map<string, Fault>>();
  const slowest = new Map<string, number>();

  const bodyFaults = (operation: FullOperation, answer: WholeAnswer): Fault[] => {
    const { call, status, headers, body } = answer;
    const documented = [operation.success, ...operation.errors].find(
      (one) => one.status === status,
    );
    const statuses = [operation.success, ...operation.errors].map((one) => one.status).join(', ');
    if (!documented) return [{ where: `${call} status`, expected: statuses, got: String(status) }];
    const expected = documented.body;
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (expected === undefined)
      return body.length === 0
        ? []
        : [{ where: `${call} body`, expected: 'no body', got: `${body.length} bytes` }];
    if (type !== expected.mediaType) {
      const where = `${call} header Content-Type`;
      return [{ where, expected: expected.mediaType, got: type ?? 'none' }];
    }
    if (!/[/+]json$/.test(type) || expected.schema === undefined) return [];
    let json: unknown;
    try {
      json = JSON.parse(body.toString('utf8'));
    } catch {
      return [{ where: `${call} body`, expected: 'JSON', got: inShort(body.toString('utf8')) }];
    }
    const validate = compile(expected.schema);
    if (validate(json))
      return [
        ...codeFaults(operation, call, json),
        ...placeholderFaults(operation, call, json),
        ...(status < 300 ? timeFaults(answer, json) : []),
      ];
    return (validate.errors ?? []).map((error) => ({
      where: `${call} body $${error.instancePath.replaceAll('/', '.')}`,
      expected: expectedBy(error),
      got: inShort(valueAt(json, error.instancePath)),
    }));
  };

  return {
    forget: () => found.clear(),
    slowerThan: (limit) =>
      [...slowest]
        .filter(([, ms]) => ms > limit)
        .map(([operationId, ms]) => ({ operationId, ms: Math.round(ms) })),
    take: (operationId, answer, ms) => {
      slowest.set(operationId, Math.max(ms, slowest.get(operationId) ?? 0));
      const own = found.get(operationId) ?? new Map<string, Fault>();
      found.set(operationId, own);
      const operation = operations.get(operationId);
      const faults = [
        ...headerFaults(answer),
        ...archiveFaults(answer),
        ...cookieFaults({ call: answer.call, cookies: answer.headers.getSetCookie() }, base),
        ...(operation
          ? [
              ...bodyFaults(operation, answer),
              ...keepingFaults(
                operation,
                answer.headers.get('cache-control') ?? undefined,
                answer.call,
              ),
            ]
          : []),
      ];
      for (const fault of faults) {
        const kind = `${fault.where.replace(/^\S+ \S+/, '').replace(/\.\d+/g, '.*')} ${fault.expected}`;
        if (!own.has(kind)) own.set(kind, fault);
      }
    },
    results: () => new Map([...found].map(([id, own]) => [id, [...own.values()]])),
  };
}
