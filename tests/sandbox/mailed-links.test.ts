import { expect, it } from 'vitest';
import { issuers } from '../../mocks/sandbox/issuers.ts';
import * as letters from '../../mocks/sandbox/mail/letters.ts';
import { routes } from '../../src/lib/routes.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

/** 23:30 in London, which is 08:30 on the next day in Japan. */
const time = Date.parse('2026-11-20T23:30:00Z');
const link = { token: 'tk_0123456789abcdef', expiresAt: time };

type Writing = letters.LetterContext;

const allLetters: [string, (writing: Writing) => ReturnType<typeof letters.lockedLetter>][] = [
  ['about a lock', (writing) => letters.lockedLetter(writing, time)],
  ['with a password link', (writing) => letters.passwordLinkLetter(writing, link)],
  ['with a temporary password', (writing) => letters.temporaryPasswordLetter(writing, 'Xy7-abcd')],
  ['about new documents', (writing) => letters.publishedLetter(writing, ['INV-1'])],
  ['with a confirmation code', (writing) => letters.verificationLetter(writing, '042917', time)],
  [
    'about a change',
    (writing) => letters.changedLetter(writing, { ja: 'パスワード', en: 'Your password' }),
  ],
  ['with a registration link', (writing) => letters.registrationLetter(writing, link)],
  ['about a new account', (writing) => letters.registeredLetter(writing, 'new-user')],
  ['with a download link', (writing) => letters.downloadLetter(writing, link)],
  ['with a link for the invoice number', (writing) => letters.invoiceNumberLetter(writing, link)],
];

it('the table of letters is complete', () => {
  expect(allLetters).toHaveLength(Object.keys(letters).length);
});

it.each(allLetters)('the letter %s says the same in both languages', (_, write) => {
  const issuer = issuers.get('demo');
  if (!issuer) throw new Error('The sandbox has no issuer demo.');
  const writing = { sandbox: sandbox.data, issuer, to: ['keiri@example.jp'] };
  const [ja, en] = [write({ ...writing, language: 'ja' }), write({ ...writing, language: 'en' })];

  // The same links, all to existing screens of this customer code.
  const addresses = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? [];
  expect(addresses(en.text)).toEqual(addresses(ja.text));
  const base = `${sandbox.data.portalUrl}/demo/mypage/`;
  const known = Object.values(routes).map(({ path }) => base + path.replace(':token', link.token));
  expect(addresses(ja.text).filter((address) => !known.includes(address))).toEqual([]);

  // The same times, in Japan time, which the English letter names.
  const times = (text: string): string[] => text.match(/\d{4}\/\d\d\/\d\d \d\d:\d\d/g) ?? [];
  expect(times(ja.text)).toEqual(times(ja.text).map(() => '2026/11/21 08:30'));
  expect(times(en.text)).toEqual(times(ja.text));
  expect(en.text.match(/\(Japan time\)/g) ?? []).toHaveLength(times(en.text).length);

  // The same codes and names.
  const codes = (text: string): string[] =>
    text.replaceAll(/https?:\/\/\S+/g, '').match(/[\w-]*\d[\w-]*/g) ?? [];
  expect(codes(en.text)).toEqual(codes(ja.text));

  // Signed by the issuer, and otherwise without words of the other language.
  const { name, title } = issuer;
  expect(ja.subject.startsWith(`【${title.ja}】`)).toBe(true);
  expect(en.subject.startsWith(`【${title.en}】`)).toBe(true);
  const [japanese = '', japaneseFoot] = ja.text.split('\n--\n');
  const [english = '', englishFoot] = en.text.split('\n--\n');
  expect(japaneseFoot?.startsWith(`${name}\n${title.ja}\n`)).toBe(true);
  expect(englishFoot?.startsWith(`${name}\n${title.en}\n`)).toBe(true);
  expect(`${en.subject.replaceAll(/[【】]/g, '')} ${english}`).not.toMatch(
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  );
  expect(japanese.replaceAll(/https?:\/\/\S+/g, '')).not.toMatch(/[a-z]{4,} [a-z]{2,}/);
});
