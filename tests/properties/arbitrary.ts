import * as fc from 'fast-check';
import { answerSchemaOf, resolveSchema, type Schema } from './contract.ts';

/** Texts of people and servers. Each text is cut to the maximum length of the field. */
const sampleTexts = [
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

/** The maximum length of generated texts. Some fields allow hundreds of kilobytes, which would be slow. */
const MAX_TEXT_LENGTH = 400;
/** Most lists are short, so that the tests are fast. Some lists have the maximum length, up to LONG_LIST_LENGTH. */
const SHORT_LIST_LENGTH = 3;
const LONG_LIST_LENGTH = 25;

const isoDayArbitrary = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const times = fc.constantFrom('T00:00:00+09:00', 'T23:59:59Z', 'T12:34:56.789-11:30', 'T24:00:00Z');

const arbitraryByFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.oneof(fc.constantFrom('1900-01-01', '2099-12-31', '2028-02-29'), isoDayArbitrary),
  'date-time': fc
    .tuple(fc.oneof(fc.constantFrom('1900-01-01', '2099-12-31'), isoDayArbitrary), times)
    .map(([day, time]) => day + time.replace('24:00', '23:00')),
};

function arbitraryText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 100, format = '', pattern } = schema;
  const formatArbitrary = arbitraryByFormat[format];
  if (formatArbitrary !== undefined) return formatArbitrary;
  if (pattern !== undefined)
    return fc
      .stringMatching(new RegExp(pattern))
      .map((generatedText) => generatedText.slice(0, maxLength));
  const longestText = 'あ'.repeat(Math.min(maxLength, MAX_TEXT_LENGTH));
  const unbrokenText = 'W'.repeat(Math.min(maxLength, MAX_TEXT_LENGTH));
  return fc
    .constantFrom(...sampleTexts, '', longestText, unbrokenText)
    .map((generatedText) => [...generatedText].slice(0, maxLength).join('').padEnd(minLength, '*'));
}

function arbitraryList({
  items = {},
  minItems = 0,
  maxItems = SHORT_LIST_LENGTH,
  uniqueItems,
}: Schema) {
  const entryArbitrary = arbitraryValue(items);
  const shortSize = {
    minLength: minItems,
    maxLength: Math.min(maxItems, Math.max(SHORT_LIST_LENGTH, minItems)),
  };
  const longestLength = Math.min(maxItems, LONG_LIST_LENGTH);
  const arrayOfSize = (size: typeof shortSize): fc.Arbitrary<unknown[]> =>
    uniqueItems === true ? fc.uniqueArray(entryArbitrary, size) : fc.array(entryArbitrary, size);
  return fc.oneof(
    { weight: 6, arbitrary: arrayOfSize(shortSize) },
    { weight: 1, arbitrary: arrayOfSize({ minLength: minItems, maxLength: minItems }) },
    {
      weight: 1,
      arbitrary: arrayOfSize({
        minLength: Math.min(minItems, longestLength),
        maxLength: longestLength,
      }),
    },
  );
}

/**
 * Any value that a schema allows: nulls, empty lists, longest texts, the limits of numbers and dates. An enum
 * may contain a value that a newer server has added, unless the enum discriminates the variants of a union.
 */
function arbitraryValue(schemaOrReference: Schema): fc.Arbitrary<unknown> {
  const schema = resolveSchema(schemaOrReference);
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(arbitraryValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum, 'addedLater');
  const types = [schema.type ?? []].flat();
  const nonNullValue = arbitraryNonNull(
    schema,
    types.find((type) => type !== 'null'),
  );
  if (!types.includes('null')) return nonNullValue;
  return fc.oneof(
    { weight: 3, arbitrary: nonNullValue },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

function arbitraryNonNull(schema: Schema, type: string | undefined): fc.Arbitrary<unknown> {
  const { minimum = -1_000_000, maximum = Number.MAX_SAFE_INTEGER } = schema;
  switch (type) {
    case 'string':
      return arbitraryText(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(
        fc.constantFrom(minimum, maximum),
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) }),
      );
    case 'array':
      return arbitraryList(schema);
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            arbitraryValue(property),
          ]),
        ),
      );
    default:
      return fc.constant(null);
  }
}

/** Fields that are lists of entries with an id. */
const listNamesWithIds: readonly string[] = [
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

/** Gives each entry of a list a different id, because the contract requires unique ids. */
function withUniqueIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUniqueIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [
      name,
      Array.isArray(property) && listNamesWithIds.includes(name)
        ? property.map(withNumberedIds)
        : withUniqueIds(property),
    ]),
  );
}

function withNumberedIds(entry: unknown, index: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return withUniqueIds(
    Object.fromEntries(
      Object.entries(entry).map(([name, property]) =>
        idNames.includes(name) ? [name, `${name}-${index}`] : [name, property],
      ),
    ),
  );
}

/** Any answer that the contract allows for an operation. */
export const arbitraryAnswer = (operationId: string): fc.Arbitrary<unknown> =>
  arbitraryValue(answerSchemaOf(operationId)).map(withUniqueIds);

/** Answers that once broke a screen, by the screen's name in screens.ts. Every run tests these answers. */
export const regressionAnswers: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  // This answer redirects at once, through a page that is empty until the customer is known.
  passwordExpired: [{ getLoginProgress: { nextStep: 'top', loginId: 'demo-user' } }],
};
