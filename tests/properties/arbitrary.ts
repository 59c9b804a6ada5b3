import * as fc from 'fast-check';
import { answerSchema, resolved, type Schema } from './contract.ts';

/** Texts as people and servers write them. Each is cut to the maximum length of its field. */
const texts = [
  '株式会社青葉フーズ流通',
  'Aoba',
  ' ',
  '　',
  '<b>&amp;"\'',
  '{{name}} $t(bills.title) %s',
  'https://example.com/a?b=c#d',
  '𠮷野家 👨‍👩‍👧 ﾊﾝｶｸ',
  '\u202Eright to left\u200B',
  'line\nline\ttab',
  '../../etc/passwd',
  '0',
  '-',
];

/** Enough characters to show the effect of a longest text: some limits are hundreds of kilobytes. */
const LONG = 400;
/** Most lists are short, to be quick. Now and then a list has its maximum length, up to MANY. */
const FEW = 3;
const MANY = 25;

const isoDays = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const times = fc.constantFrom('T00:00:00+09:00', 'T23:59:59Z', 'T12:34:56.789-11:30', 'T24:00:00Z');

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.oneof(fc.constantFrom('1900-01-01', '2099-12-31', '2028-02-29'), isoDays),
  'date-time': fc
    .tuple(fc.oneof(fc.constantFrom('1900-01-01', '2099-12-31'), isoDays), times)
    .map(([day, time]) => day + time.replace('24:00', '23:00')),
};

function text(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 100, format = '', pattern } = schema;
  const known = formats[format];
  if (known !== undefined) return known;
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).map((made) => made.slice(0, maxLength));
  const longest = 'あ'.repeat(Math.min(maxLength, LONG));
  const unbroken = 'W'.repeat(Math.min(maxLength, LONG));
  return fc
    .constantFrom(...texts, '', longest, unbroken)
    .map((made) => [...made].slice(0, maxLength).join('').padEnd(minLength, '*'));
}

function list({ items = {}, minItems = 0, maxItems = FEW, uniqueItems }: Schema) {
  const entry = valueOf(items);
  const few = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(FEW, minItems)) };
  const most = Math.min(maxItems, MANY);
  const sized = (size: typeof few): fc.Arbitrary<unknown[]> =>
    uniqueItems === true ? fc.uniqueArray(entry, size) : fc.array(entry, size);
  return fc.oneof(
    { weight: 6, arbitrary: sized(few) },
    { weight: 1, arbitrary: sized({ minLength: minItems, maxLength: minItems }) },
    { weight: 1, arbitrary: sized({ minLength: Math.min(minItems, most), maxLength: most }) },
  );
}

/**
 * Any value that a schema allows: nulls, empty lists, longest texts, the limits of numbers and dates. An enum
 * may contain a value that a newer server has added, unless it discriminates the variants of a union.
 */
function valueOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(valueOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum, 'addedLater');
  const types = [schema.type ?? []].flat();
  const plain = plainOf(
    schema,
    types.find((type) => type !== 'null'),
  );
  if (!types.includes('null')) return plain;
  return fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: fc.constant(null) });
}

function plainOf(schema: Schema, type: string | undefined): fc.Arbitrary<unknown> {
  const { minimum = -1_000_000, maximum = Number.MAX_SAFE_INTEGER } = schema;
  switch (type) {
    case 'string':
      return text(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(
        fc.constantFrom(minimum, maximum),
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) }),
      );
    case 'array':
      return list(schema);
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueOf(one)]),
        ),
      );
    default:
      return fc.constant(null);
  }
}

/** Lists whose entries are identified by an id. */
const listsWithIds: readonly string[] = [
  'items',
  'attachments',
  'addresses',
  'billTypes',
  'statuses',
  'selectableStatuses',
];
const idNames: readonly string[] = [
  'billId',
  'noticeId',
  'fileId',
  'itemKey',
  'mailAddressId',
  'billTypeId',
  'statusId',
];

/** Gives each entry of a list its own id, because the contract says that ids are unique. */
function withOwnIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOwnIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      Array.isArray(one) && listsWithIds.includes(name) ? one.map(numbered) : withOwnIds(one),
    ]),
  );
}

function numbered(entry: unknown, row: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return withOwnIds(
    Object.fromEntries(
      Object.entries(entry).map(([name, one]) =>
        idNames.includes(name) ? [name, `${name}-${row}`] : [name, one],
      ),
    ),
  );
}

/** Any answer that the contract allows for an operation. */
export const answerOf = (operationId: string): fc.Arbitrary<unknown> =>
  valueOf(answerSchema(operationId)).map(withOwnIds);

/** Answers that failed once, by screen (screens.ts): tested every time. */
export const keptAnswers: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  // Redirects at once, through a page that is empty until the customer is known.
  passwordExpired: [{ getLoginProgress: { nextStep: 'top', loginId: 'demo-user' } }],
};
