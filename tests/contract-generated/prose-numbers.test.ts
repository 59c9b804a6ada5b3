import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../mocks/sandbox/limits.ts';
import { isJsonObject } from '../../scripts/generate/contract-types.ts';
import { formats } from '../../src/forms/formats.ts';
import { MAX_DEPTH, MAX_ELEMENTS } from '../../src/lib/html-limits.ts';
import { everything, inContract, listOf, operations, schemas, type Sentence } from './prose.ts';

/*
 * The numbers in the contract's sentences, in digits or letters, held to the schema beside them, to the code and to the
 * sandbox: a number that is told nowhere else stands here.
 */

/** With ids of that many characters, an address stays under that many KiB. */
const addressLimit = 'ids of up to 30 characters it stays under the 8 KiB';
const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  sixty: 60,
};

/** What looks like a number and is a name: codes, sections, standards, steps, places in an example. */
const names =
  /`[^`]*`|\{[^}]*\}|\b\d{3}-1-\d\d-(\d\d|xx)( to \d\d)?((, | and )\d\d\b)*|\b(4xx|5xx|401|402|429)\b|\bS\d\b|\bIPv[46]\b|\bUTF-8\b|\bRFC \d+\b|\b[Ss]tep ?\d\b|\bStatus-1\b/g;

const numberWords = new RegExp(`\\b(\\d[\\d,]*|${Object.keys(words).join('|')})\\b`, 'gi');

/** The numbers of a sentence, in digits or in letters. */
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(names, '').matchAll(numberWords)].map(
    ([, word = '']) => words[word.toLowerCase()] ?? Number(word.replaceAll(',', '')),
  );

/** Every number that a schema says by itself, in its pattern, too; 6 where fewer than six are allowed. */
function numbersOf({ text, node }: Sentence): number[] {
  const own = Object.entries(node).filter(([key]) => !['description', 'properties'].includes(key));
  const found = (JSON.stringify(own).match(/\d+/g) ?? []).map(Number);
  return /\bfewer than\b/.test(text) ? found.map((number) => number + 1) : found;
}

/** 3 as Three. */
function inLetters(count: number): string {
  const [word = String(count)] = Object.entries(words).find(([, value]) => value === count) ?? [];
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

const limits = defaultLimits;

/** Numbers that only a sentence tells, by its place: what has to stand there, from where it is kept or counted. */
const told: Readonly<Record<string, string[]>> = {
  info: [`Keys are kept for ${limits.idempotencyKeyHours} hours at least`],
  IdempotencyKey: [`Kept for ${limits.idempotencyKeyHours} hours at least`],
  'SettingInfo.headerText': [
    `At most ${MAX_ELEMENTS.toLocaleString('en')} elements, at most ${MAX_DEPTH} in each other`,
  ],
  'DownloadUrlValid.expiresAt': [`. ${limits.downloadLinkDays} days after the mail`],
  'InvoiceRegisterNumberValid.expiresAt': [`. ${limits.downloadLinkDays} days after the mail`],
  'PasswordSettingValid.expiresAt': [`. ${limits.passwordLinkHours} hours after the mail`],
  'RegistrationValid.expiresAt': [`. ${limits.registrationLinkHours} hours after the mail`],
  'VerificationCodeSending.expiresAt': [
    `${inLetters(limits.verificationCodeMinutes)} minutes unless`,
  ],
  'UploadTokenGrant.expiresAt': [
    `${inLetters(limits.uploadTokenMinutes)} minutes after its making`,
  ],
  'BillCounts.deadlineSoonTo': [`${inLetters(limits.deadlineSoonDays)} days after today`],
  ResendAfterSeconds: [`${inLetters(limits.verificationResendSeconds / 60).toLowerCase()} minutes`],
  'PasswordPolicy.requiredKinds': [
    'How many of the four kinds (upper case, lower case, digit, symbol)',
    '400-1-03-03 where four are asked for, 400-1-03-04 where three, 400-1-03-05 where two',
  ],
  // base64 makes four signs of three bytes.
  PngImage: [
    `At most ${Math.floor((Number(inContract('PngImage')['maxLength']) * 3) / 4 / 1024)} KiB before encoding`,
  ],
  'ChatbotInfo.host': ['loaded over https, port 443'],
  LoginNextStep: ['In the last three the session is good for these steps'],
  'BillSearchOptions.pagingStep': ['the two buttons'],
  AccountSettings: ['The three sections'],
  'BillSummary.totalPrice': ['0 if none of them has a price'],
  'CurrentUser.customerKey': ['two may have the same name'],
  'PasswordSettingValid.loginId': ['keeps the two together'],
};

describe('a number in a sentence', () => {
  it.each(Object.entries(told))('is that of the code and of the limits: %s', (place, phrases) => {
    const text = everything.find((one) => one.place === place)?.text;
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('is in the schema beside it, or held above', () => {
    const wrong = everything.filter((one) => {
      const known = [
        ...numbersOf(one),
        ...(told[one.place] ?? []).flatMap(numbersIn),
        ...(one.place === 'ItemFormat' ? numbersIn(one.text) : []),
        ...(one.text.includes(addressLimit) ? numbersIn(addressLimit) : []),
      ];
      return numbersIn(one.text).some((number) => !known.includes(number));
    });
    expect(everything.flatMap(({ text }) => numbersIn(text)).length).toBeGreaterThan(50);
    expect(listOf(wrong)).toEqual([]);
  });

  it('of the bytes of an address is what as many ids come to', () => {
    const zip = operations.find(({ operationId }) => operationId === 'downloadBillsZip');
    const ids = zip?.parameters.find(({ name }) => name === 'billId');
    const most = isJsonObject(ids?.schema) ? Number(ids.schema['maxItems']) : 0;
    expect(ids?.description).toContain(addressLimit);
    expect(ids?.description).toContain(`At most ${most},`);
    const [characters = 0, kibibytes = 0] = numbersIn(addressLimit);
    const address = (length: number): number => most * `billId=${'x'.repeat(length)}&`.length;
    expect(address(characters)).toBeLessThan(kibibytes * 1024);
    expect(address(characters + 5)).toBeGreaterThan(kibibytes * 1024);
  });

  it('of the digits of an item is what the rules take', () => {
    const text = schemas.find(({ place }) => place === 'ItemFormat')?.text ?? '';
    const found = [
      ...text.matchAll(/`(\w+)` (\d+)(?: to (\d+))? digits(?:, a colon and (\d+) digits)?/g),
    ];
    const lengths = found.map(([, name = '', least = '', most = least, rest]) => {
      const tail = rest === undefined ? '' : `:${'2'.repeat(Number(rest))}`;
      const rule = Object.entries(formats).find(([format]) => format === name)?.[1].rule;
      const takes = (digits: number): boolean => rule?.(`${'2'.repeat(digits)}${tail}`) === null;
      const [from, to] = [Number(least), Number(most)];
      return [name, ...[from - 1, from, to, to + 1].map(takes)];
    });
    expect(lengths).toEqual(
      ['postalCode', 'phoneNumber', 'invoiceRegisterNumber', 'linkageCode'].map((name) => [
        name,
        false,
        true,
        true,
        false,
      ]),
    );
  });
});
