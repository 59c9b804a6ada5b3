import { describe, expect, it } from 'vitest';
import { issuers } from '../../mocks/sandbox/issuers.ts';
import * as letters from '../../mocks/sandbox/mail/letters.ts';
import { routes } from '../../src/lib/routes.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

/** 23:30 in London is the next morning in Japan. */
const time = Date.parse('2026-11-20T23:30:00Z');
const shownTime = '2026/11/21 08:30';
const link = { token: 'tk_0123456789abcdef', expiresAt: time };

type Writing = letters.Writing;

/** Each letter that the sandbox writes, by its name. */
const each: [string, (writing: Writing) => ReturnType<typeof letters.lockedLetter>][] = [
  ['of a lock', (writing) => letters.lockedLetter(writing, time)],
  ['with a password link', (writing) => letters.passwordLinkLetter(writing, link)],
  ['with a temporary password', (writing) => letters.temporaryPasswordLetter(writing, 'Xy7-abcd')],
  ['with a confirmation code', (writing) => letters.verificationLetter(writing, '042917', time)],
  ['of a change', (writing) => letters.changedLetter(writing, ['パスワード', 'Your password'])],
  ['of a registration', (writing) => letters.registrationLetter(writing, link)],
  ['of a new account', (writing) => letters.registeredLetter(writing, 'new-user')],
  ['with a download link', (writing) => letters.downloadLetter(writing, link)],
  ['that asks for an invoice number', (writing) => letters.invoiceNumberLetter(writing, link)],
];

it('every letter is looked at', () => {
  expect(each).toHaveLength(Object.keys(letters).length);
});

describe.each(each)('the letter %s', (_, write) => {
  function both() {
    const issuer = issuers.get('demo');
    if (!issuer) throw new Error('There is no issuer.');
    const writing = { world: sandbox.world, issuer, to: ['keiri@example.jp'] };
    const [ja, en] = [write({ ...writing, language: 'ja' }), write({ ...writing, language: 'en' })];
    const title = issuer.title;
    return { issuer, ja, en, title };
  }
  const addresses = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? [];

  it('leads to the same screens of this customer code in both languages, and to screens that there are', () => {
    const { ja, en } = both();
    expect(addresses(en.text)).toEqual(addresses(ja.text));
    const base = `${sandbox.world.portalUrl}/demo/mypage/`;
    const known = Object.values(routes).map(
      ({ path }) => `${base}${path.replace(':token', link.token)}`,
    );
    expect(addresses(ja.text).filter((address) => !known.includes(address))).toEqual([]);
  });

  it('tells times as they are in Japan, and says so to those who may be elsewhere', () => {
    const { ja, en } = both();
    const times = (text: string): string[] => text.match(/\d{4}\/\d\d\/\d\d \d\d:\d\d/g) ?? [];
    expect(new Set([...times(ja.text), ...times(en.text)])).toEqual(
      new Set(times(ja.text).map(() => shownTime)),
    );
    expect(times(en.text)).toEqual(times(ja.text));
    expect(en.text.match(/\(Japan time\)/g) ?? []).toHaveLength(times(en.text).length);
  });

  it('holds the same codes and names in both languages, and is signed by the issuer', () => {
    const { issuer, ja, en, title } = both();
    const own = (text: string): string[] =>
      text.replaceAll(/https?:\/\/\S+/g, '').match(/[\w-]*\d[\w-]*/g) ?? [];
    expect(own(en.text)).toEqual(own(ja.text));
    for (const [text, language] of [
      [ja, 'ja'],
      [en, 'en'],
    ] as const) {
      expect(text.subject.startsWith(`【${title[language]}】`)).toBe(true);
      expect(text.text).toContain(`\n--\n${issuer.name}\n${title[language]}\n`);
    }
  });

  it('has nothing of the other language in it', () => {
    const { issuer, en, ja } = both();
    const [words = ''] = en.text.split('\n--\n');
    expect(`${en.subject.replaceAll(/[【】]/g, '')} ${words}`).not.toMatch(
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
    );
    const [texts = ''] = ja.text.replaceAll(/https?:\/\/\S+/g, '').split('\n--\n');
    expect(texts.replace(issuer.name, '')).not.toMatch(/[a-z]{4,} [a-z]{2,}/);
  });
});
