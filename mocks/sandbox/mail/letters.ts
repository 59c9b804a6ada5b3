import letters from '../assets/letters.json' with { type: 'json' };
import { japanDateTime } from '../japan-time.ts';
import type { Issuer } from '../issuers.ts';
import type { Schemas } from '../schemas.ts';
import type { SandboxData } from '../sandbox-data.ts';
import type { StoredMail } from './mail-store.ts';

/** The sender, the language and the recipients of a letter. */
export type LetterContext = {
  sandbox: SandboxData;
  issuer: Issuer;
  language: Schemas['Language'];
  to: string[];
};

type Values = Readonly<Record<string, string | number>>;

/** The text with its placeholders filled in, such as `{time}`. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** A letter of assets/letters.json to the recipients. @param values of its placeholders */
function letterOf(
  name: keyof typeof letters,
  { issuer, language, to }: LetterContext,
  values: Values,
): StoredMail {
  const { subject, text } = letters[name][language];
  const signature = letters.signature[language];
  const names = { name: issuer.name, title: issuer.title[language] };
  return {
    issuer,
    to,
    subject: filled(signature.subject, names) + filled(subject, values),
    text: filled(text, values) + filled(signature.text, names),
  };
}

/** A time in the portal's format (S9). */
const displayTime = (time: number): string =>
  japanDateTime(time).slice(0, 16).replaceAll('-', '/').replace('T', ' ');

/** The address of a screen, by its route (S2). */
const portalLink = ({ sandbox, issuer }: LetterContext, route = ''): string =>
  `${sandbox.portalUrl}/${issuer.customerCode}/mypage/${route}`;

/** About a lock after too many failures (S4). */
export const lockedLetter = (context: LetterContext, lockedAt: number): StoredMail =>
  letterOf('locked', context, {
    time: displayTime(lockedAt),
    link: portalLink(context, 'bapRepublishPasswd'),
  });

/** With a temporary password instead of a link (S2). */
export const temporaryPasswordLetter = (context: LetterContext, password: string): StoredMail =>
  letterOf('temporaryPassword', context, { password, link: portalLink(context) });

/** With a confirmation code (S2 verify). */
export const verificationLetter = (context: LetterContext, code: string, expiresAt: number) =>
  letterOf('verification', context, { code, time: displayTime(expiresAt) });

/** About a change, to the old and the new addresses, so that the customer notices it. */
export const changedLetter = (
  context: LetterContext,
  part: Readonly<Record<'ja' | 'en', string>>,
) => letterOf('changed', context, { part: part[context.language] });

/** About a new account (S2 apply/step4). */
export const registeredLetter = (context: LetterContext, loginId: string): StoredMail =>
  letterOf('registered', context, { loginId, link: portalLink(context) });

/** About new documents, to the addresses for notifications (S3). */
export const publishedLetter = (context: LetterContext, titles: readonly string[]): StoredMail =>
  letterOf('published', context, {
    count: titles.length,
    list: titles.map((title) => `・${title}`).join('\n'),
    link: portalLink(context, 'bapPublishedBillAppSearch'),
  });

/** A letter with a mailed link (S1, S2), by the route of its page. */
const linkLetter =
  (name: keyof typeof letters, route: string) =>
  (context: LetterContext, { token, expiresAt }: { token: string; expiresAt: number }) =>
    letterOf(name, context, {
      link: portalLink(context, `${route}/${token}`),
      time: displayTime(expiresAt),
    });

export const passwordLinkLetter = linkLetter('passwordLink', 'bapPasswdMaster/passwdSetting');
export const registrationLetter = linkLetter('registrationLink', 'apply/step2');
export const downloadLetter = linkLetter('downloadLink', 'downloadurl/login/index');
export const invoiceNumberLetter = linkLetter('invoiceNumberLink', 'invoiceRegisterNumber/index');
