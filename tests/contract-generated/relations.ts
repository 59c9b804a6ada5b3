import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';
import { inContract, schemas, type Node } from './prose.ts';

/* What the parts of one answer have to do with each other: no schema can say it. */

const isBefore = (a: Json | undefined, b: Json | undefined): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? a < b
    : JSON.stringify(a ?? null) < JSON.stringify(b ?? null);

/** Something that holds for every object of a schema. */
export type Relation = { schema: string; told: string; holds: (value: Node) => boolean };

const listAt = (value: Node, field: string): Json[] => [value[field] ?? []].flat();

/** What one field has to do with another, as sentences tell it. */
export const forms: [RegExp, (own: Json | undefined, other: Json | undefined) => boolean][] = [
  [/\b[Nn]ull together with (\w+)/, (own, other) => (own === null) === (other === null)],
  [/\b[Nn]ot below (\w+)/, (own, other) => !isBefore(own, other)],
  [/\bnever before (\w+)/, (own, other) => !isBefore(own, other)],
  [/\bLess than (\w+)/, (own, other) => own === null || other === null || isBefore(own, other)],
  [/\bAlways contains (\w+)/, (own, other) => Array.isArray(own) && own.includes(other ?? null)],
  [/\bEmpty only if (\w+) is false/, (own, other) => other === false || [own].flat().length > 0],
  [/\bat least one if (\w+)/, (own, other) => other !== true || [own].flat().length > 0],
];

const ofTwoFields: Relation[] = schemas.flatMap(({ place, text }) =>
  forms.flatMap(([form, holds]) => {
    const [said = '', other = ''] = form.exec(text) ?? [];
    const [schema = '', field = ''] = place.split('.');
    if (said === '') return [];
    return [
      { schema, told: `${field}: ${said}`, holds: (one: Node) => holds(one[field], one[other]) },
    ];
  }),
);

/** By what the entries of a list are in order, where a sentence says that they are. */
const orders: Readonly<Record<string, string>> = {
  DownloadFileList: 'publicationDate',
  NoticeList: 'postingPeriodFrom',
  StatusHistoryList: 'updatedAt',
};

const ofLists: Relation[] = schemas.flatMap(({ place, text }) => {
  const [, word] = /\b(newest first|earliest first|ascending)\b/.exec(text) ?? [];
  // The order of a search is chosen; important notices come before the newest.
  if (word === undefined || /^BillSort|important/.test(`${place} ${text}`)) return [];
  const [schema = '', field = 'items'] = place.split('.');
  const key = orders[schema] ?? '';
  const holds = (one: Node): boolean => {
    const values = listAt(one, field).map((entry) => (isJsonObject(entry) ? entry[key] : entry));
    const pairs = values.slice(1).map((value, at) => [values[at], value] as const);
    return pairs.every(([a, b]) => (word === 'newest first' ? !isBefore(a, b) : !isBefore(b, a)));
  };
  return [{ schema, told: `${field}: ${word}`, holds }];
});

const atMost =
  (field: string, limit: string) =>
  (one: Node): boolean =>
    one[field] === null || !(Number(one[limit]) < Number(one[field]));

/** What numbers and lists mean by their names. */
const meant: [schema: string, told: string, holds: Relation['holds']][] = [
  ['BillSummary', 'withoutPriceCount is of total', atMost('withoutPriceCount', 'total')],
  ['BillSummary', 'downloadableCount is of total', atMost('downloadableCount', 'total')],
  [
    'BillSummary',
    'each downloadable bill has a file or two',
    (one) =>
      atMost('downloadableCount', 'downloadableFileCount')(one) &&
      Number(one['downloadableFileCount']) <= 2 * Number(one['downloadableCount']),
  ],
  ['VerificationCodeSending', 'entries left', atMost('remainingEntries', 'wrongEntryLimit')],
  ['VerificationCodeSending', 'wait', atMost('remainingResendSeconds', 'resendAfterSeconds')],
  ['VerificationAddresses', 'wait', atMost('remainingResendSeconds', 'resendAfterSeconds')],
  [
    'VerificationCodeSending',
    'expires after it is sent',
    (one) => isBefore(one['sentAt'], one['expiresAt']),
  ],
  [
    'BillSearchOptions',
    'months of the last months',
    (one) => listAt(one, 'months').length <= Number(one['lastMonths']),
  ],
  [
    'MailAddressSettings',
    'no more sub addresses than the limit',
    (one) => listAt(one, 'subMailAddressList').length <= Number(one['subMailAddressLimit']),
  ],
  [
    'Bill',
    'selectable statuses without the present one',
    (one) =>
      !listAt(one, 'selectableStatuses').some(
        (status) => isJsonObject(status) && status['statusId'] === one['statusId'],
      ),
  ],
  [
    'Bill',
    'a deadline that is over is there',
    (one) => one['isDownloadDeadlinePassed'] !== true || one['downloadDeadline'] !== null,
  ],
  [
    'DownloadFile',
    'a deadline that is over is there',
    (one) => one['isDownloadDeadlinePassed'] !== true || one['downloadDeadline'] !== null,
  ],
  [
    'Bill',
    'downloaded and when',
    (one) => (one['downloadStatus'] === 'notDownloaded') === (one['lastDownloadedAt'] === null),
  ],
  [
    'DownloadFile',
    'downloaded and when',
    (one) => (one['downloadStatus'] === 'notDownloaded') === (one['lastDownloadedAt'] === null),
  ],
  [
    'Notice',
    'a period ends after it begins',
    (one) =>
      one['postingPeriodTo'] === null || isBefore(one['postingPeriodFrom'], one['postingPeriodTo']),
  ],
  [
    'ChangeAcceptance',
    'months while accepting',
    (one) => (one['isAccepting'] === true) === listAt(one, 'changeReflectionMonths').length > 0,
  ],
  [
    'ChangeAcceptance',
    'again after it is closed',
    (one) => one['isAccepting'] !== true || one['acceptsAgainOn'] === null,
  ],
  [
    'FileInfo',
    'the name ends with the extension',
    (one) =>
      JSON.stringify(one['fileName'])
        .toLowerCase()
        .endsWith(`.${JSON.stringify(one['extension']).slice(1)}`),
  ],
  [
    'FileInfo',
    'the extension is without its dot, in lower case',
    (one) => /^"[a-z0-9]*"$/.test(JSON.stringify(one['extension'])),
  ],
  [
    'DownloadFile',
    'the extension is without its dot, in lower case',
    (one) => /^"[a-z0-9]*"$/.test(JSON.stringify(one['extension'])),
  ],
  [
    'VerificationAddress',
    'first letter and domain, the rest as asterisks',
    (one) => /^"[^*@]\*+@[^*@]+"$/.test(JSON.stringify(one['maskedMailAddress'])),
  ],
  [
    'VerificationCodeSending',
    'first letter and domain, the rest as asterisks',
    (one) => /^"[^*@]\*+@[^*@]+"$/.test(JSON.stringify(one['maskedMailAddress'])),
  ],
  [
    'PasswordPolicy',
    'each symbol once',
    (one) =>
      new Set(JSON.parse(JSON.stringify(one['allowedSymbols']))).size ===
      JSON.parse(JSON.stringify(one['allowedSymbols'])).length,
  ],
];
const bySense: Relation[] = meant.map(([schema, told, holds]) => ({ schema, told, holds }));

const isOf = (schema: string, value: Node): boolean =>
  [inContract(schema)['required'] ?? []]
    .flat()
    .every((name) => typeof name === 'string' && name in value);

export const relations: readonly Relation[] = [...ofTwoFields, ...ofLists, ...bySense];

/** Every object within a value that has the fields of a schema. */
export function objectsOf(schema: string, value: Json | undefined): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => objectsOf(schema, one));
  if (!isJsonObject(value)) return [];
  const inner = Object.values(value).flatMap((one) => objectsOf(schema, one));
  return isOf(schema, value) ? [value, ...inner] : inner;
}

/** What is wrong with an answer, or with one of several. */
export const relationFaults = (value: Json | undefined): string[] =>
  relations.flatMap(({ schema, told, holds }) =>
    objectsOf(schema, value).flatMap((one) =>
      holds(one) ? [] : [`${schema}: ${told}: ${JSON.stringify(one).slice(0, 500)}`],
    ),
  );
