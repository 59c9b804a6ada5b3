import { expect, it } from 'vitest';
import { issuers } from '../../mocks/sandbox/issuers.ts';
import * as letters from '../../mocks/sandbox/mail/letters.ts';
import { routes, type RouteName } from '../../src/lib/routes.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

/** 23:30 in London, which is 08:30 on the next day in Japan. */
const timeMs = Date.parse('2026-11-20T23:30:00Z');
const link = { token: 'tk_0123456789abcdef', expiresAt: timeMs };

type Letter = (context: letters.LetterContext) => ReturnType<typeof letters.lockLetter>;

/** Each letter, with the screen that its link opens. */
const allLetters: Record<keyof typeof letters, [Letter, RouteName | null]> = {
  lockLetter: [(context) => letters.lockLetter(context, timeMs), 'passwordReissue'],
  passwordLinkLetter: [(context) => letters.passwordLinkLetter(context, link), 'passwordSetting'],
  temporaryPasswordLetter: [
    (context) => letters.temporaryPasswordLetter(context, 'Xy7-1'),
    'login',
  ],
  publicationLetter: [(context) => letters.publicationLetter(context, ['INV-1']), 'bills'],
  verificationLetter: [(context) => letters.verificationLetter(context, '042917', timeMs), null],
  changeLetter: [(context) => letters.changeLetter(context, { ja: '他', en: 'Rest' }), null],
  registrationLetter: [(context) => letters.registrationLetter(context, link), 'applyAgreement'],
  welcomeLetter: [(context) => letters.welcomeLetter(context, 'new-user'), 'login'],
  downloadLetter: [(context) => letters.downloadLetter(context, link), 'downloadLogin'],
  invoiceNumberLetter: [(context) => letters.invoiceNumberLetter(context, link), 'invoiceNumber'],
};

it.each(Object.entries(allLetters))(
  '%s has the link to its screen, and the same times, codes and names in both languages',
  (_, [writeLetter, screen]) => {
    const issuer = issuers.get('demo');
    if (!issuer) throw new Error('The sandbox has no issuer demo.');
    const context = { sandbox: sandbox.data, issuer, recipients: ['keiri@example.jp'] };
    const [ja, en] = [
      writeLetter({ ...context, language: 'ja' }),
      writeLetter({ ...context, language: 'en' }),
    ];

    // Both letters have the same link, to a screen of this customer code.
    const addressesIn = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? [];
    expect(addressesIn(en.text)).toEqual(addressesIn(ja.text));
    const path = screen && routes[screen].path.replace(':token', link.token);
    const address = `${sandbox.data.portalUrl}/demo/mypage/${path}`;
    expect(addressesIn(ja.text)).toEqual(path === null ? [] : [address]);

    // Both letters have the same times in Japan time; the English letter names the time zone.
    const timesIn = (text: string): string[] => text.match(/\d{4}\/\d\d\/\d\d \d\d:\d\d/g) ?? [];
    expect(timesIn(ja.text)).toEqual(timesIn(ja.text).map(() => '2026/11/21 08:30'));
    expect(timesIn(en.text)).toEqual(timesIn(ja.text));
    expect(en.text.match(/\(Japan time\)/g) ?? []).toHaveLength(timesIn(en.text).length);

    // Both letters have the same codes and names.
    const codesIn = (text: string): string[] =>
      text.replaceAll(/https?:\/\/\S+/g, '').match(/[\w-]*\d[\w-]*/g) ?? [];
    expect(codesIn(en.text)).toEqual(codesIn(ja.text));

    // The issuer signs both letters; the other lines have no words of the other language.
    const { name, title } = issuer;
    expect(ja.subject.startsWith(`【${title.ja}】`)).toBe(true);
    expect(en.subject.startsWith(`【${title.en}】`)).toBe(true);
    const [japaneseBody = '', japaneseFoot] = ja.text.split('\n--\n');
    const [englishBody = '', englishFoot] = en.text.split('\n--\n');
    expect(japaneseFoot?.startsWith(`${name}\n${title.ja}\n`)).toBe(true);
    expect(englishFoot?.startsWith(`${name}\n${title.en}\n`)).toBe(true);
    expect(`${en.subject.replaceAll(/[【】]/g, '')} ${englishBody}`).not.toMatch(
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
    );
    expect(japaneseBody.replaceAll(/https?:\/\/\S+/g, '')).not.toMatch(/[a-z]{4,} [a-z]{2,}/);
  },
);
