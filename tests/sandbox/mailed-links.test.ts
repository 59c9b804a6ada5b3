import { expect, it } from 'vitest';
import { issuers } from '../../mocks/sandbox/issuers.ts';
import * as letters from '../../mocks/sandbox/mail/letters.ts';
import { routes } from '../../src/lib/routes.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

/** 23:30 in London, which is 08:30 on the next day in Japan. */
const time = Date.parse('2026-11-20T23:30:00Z');
const link = { token: 'tk_0123456789abcdef', expiresAt: time };

type LetterContext = letters.LetterContext;

const allLetters: [string, (context: LetterContext) => ReturnType<typeof letters.lockedLetter>][] =
  [
    ['about a lock', (context) => letters.lockedLetter(context, time)],
    ['with a password link', (context) => letters.passwordLinkLetter(context, link)],
    [
      'with a temporary password',
      (context) => letters.temporaryPasswordLetter(context, 'Xy7-abcd'),
    ],
    ['about new documents', (context) => letters.publishedLetter(context, ['INV-1'])],
    ['with a confirmation code', (context) => letters.verificationLetter(context, '042917', time)],
    [
      'about a change',
      (context) => letters.changedLetter(context, { ja: 'パスワード', en: 'Your password' }),
    ],
    ['with a registration link', (context) => letters.registrationLetter(context, link)],
    ['about a new account', (context) => letters.registeredLetter(context, 'new-user')],
    ['with a download link', (context) => letters.downloadLetter(context, link)],
    ['with a link for the invoice number', (context) => letters.invoiceNumberLetter(context, link)],
  ];

it('the table of letters is complete', () => {
  expect(allLetters).toHaveLength(Object.keys(letters).length);
});

it.each(allLetters)(
  'the letter %s has the same links, times, codes and names in both languages',
  (_, writeLetter) => {
    const issuer = issuers.get('demo');
    if (!issuer) throw new Error('The sandbox has no issuer demo.');
    const context = { sandbox: sandbox.data, issuer, to: ['keiri@example.jp'] };
    const [ja, en] = [
      writeLetter({ ...context, language: 'ja' }),
      writeLetter({ ...context, language: 'en' }),
    ];

    // The same links, all to existing screens of this customer code.
    const addressesIn = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? [];
    expect(addressesIn(en.text)).toEqual(addressesIn(ja.text));
    const base = `${sandbox.data.portalUrl}/demo/mypage/`;
    const knownAddresses = Object.values(routes).map(
      ({ path }) => base + path.replace(':token', link.token),
    );
    expect(addressesIn(ja.text).filter((address) => !knownAddresses.includes(address))).toEqual([]);

    // The same times, in Japan time, which the English letter names.
    const timesIn = (text: string): string[] => text.match(/\d{4}\/\d\d\/\d\d \d\d:\d\d/g) ?? [];
    expect(timesIn(ja.text)).toEqual(timesIn(ja.text).map(() => '2026/11/21 08:30'));
    expect(timesIn(en.text)).toEqual(timesIn(ja.text));
    expect(en.text.match(/\(Japan time\)/g) ?? []).toHaveLength(timesIn(en.text).length);

    // The same codes and names.
    const codesIn = (text: string): string[] =>
      text.replaceAll(/https?:\/\/\S+/g, '').match(/[\w-]*\d[\w-]*/g) ?? [];
    expect(codesIn(en.text)).toEqual(codesIn(ja.text));

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
  },
);
