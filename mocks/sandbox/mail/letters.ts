import letters from '../assets/letters.json' with { type: 'json' };
import { japanDateTime } from '../japan-time.ts';
import type { Issuer } from '../issuers.ts';
import type { Schemas } from '../schemas.ts';
import type { SandboxData } from '../sandbox-data.ts';
import type { MailToSend } from './mail-store.ts';

/** The sender and the language of a letter, and the addresses to which it goes. */
export type LetterContext = {
  sandbox: SandboxData;
  issuer: Issuer;
  language: Schemas['Language'];
  to: string[];
};

type LetterValues = Readonly<Record<string, string | number>>;

/** The text with values instead of its placeholders, such as `{time}`. */
const fillIn = (text: string, values: LetterValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** A letter of assets/letters.json to the recipients. @param values of its placeholders */
function letterOf(
  name: keyof typeof letters,
  { issuer, language, to }: LetterContext,
  values: LetterValues,
): MailToSend {
  const { subject, text } = letters[name][language];
  const signature = letters.signature[language];
  const names = { name: issuer.name, title: issuer.title[language] };
  return {
    issuer,
    to,
    subject: fillIn(signature.subject, names) + fillIn(subject, values),
    text: fillIn(text, values) + fillIn(signature.text, names),
  };
}

/** A time in the format in which the portal displays it (S9). */
const displayedTime = (time: number): string =>
  japanDateTime(time).slice(0, 16).replaceAll('-', '/').replace('T', ' ');

/** The address of a screen, by its route (S2). */
const portalLink = ({ sandbox, issuer }: LetterContext, route = ''): string =>
  `${sandbox.portalUrl}/${issuer.customerCode}/mypage/${route}`;

/** The letter about an account that is locked after too many failures (S4). */
export const lockedLetter = (context: LetterContext, lockedAt: number): MailToSend =>
  letterOf('locked', context, {
    time: displayedTime(lockedAt),
    link: portalLink(context, 'bapRepublishPasswd'),
  });

/** The letter with a temporary password, for issuers that do not mail a link (S2). */
export const temporaryPasswordLetter = (context: LetterContext, password: string): MailToSend =>
  letterOf('temporaryPassword', context, { password, link: portalLink(context) });

/** The letter with a confirmation code (S2 verify). */
export const verificationLetter = (context: LetterContext, code: string, expiresAt: number) =>
  letterOf('verification', context, { code, time: displayedTime(expiresAt) });

/** The letter about changed settings. It goes to the old and the new addresses, so that the customer notices the change. */
export const changedLetter = (
  context: LetterContext,
  changedPart: Readonly<Record<'ja' | 'en', string>>,
) => letterOf('changed', context, { part: changedPart[context.language] });

/** The letter about a new account (S2 apply/step4). */
export const registeredLetter = (context: LetterContext, loginId: string): MailToSend =>
  letterOf('registered', context, { loginId, link: portalLink(context) });

/** The letter about new documents, for the addresses for notifications (S3). */
export const publishedLetter = (context: LetterContext, titles: readonly string[]): MailToSend =>
  letterOf('published', context, {
    count: titles.length,
    list: titles.map((title) => `・${title}`).join('\n'),
    link: portalLink(context, 'bapPublishedBillAppSearch'),
  });

/** A function that writes a letter with a link. @param route of the page that the link opens (S1, S2) */
const linkLetter =
  (name: keyof typeof letters, route: string) =>
  (context: LetterContext, { token, expiresAt }: { token: string; expiresAt: number }) =>
    letterOf(name, context, {
      link: portalLink(context, `${route}/${token}`),
      time: displayedTime(expiresAt),
    });

export const passwordLinkLetter = linkLetter('passwordLink', 'bapPasswdMaster/passwdSetting');
export const registrationLetter = linkLetter('registrationLink', 'apply/step2');
export const downloadLetter = linkLetter('downloadLink', 'downloadurl/login/index');
export const invoiceNumberLetter = linkLetter('invoiceNumberLink', 'invoiceRegisterNumber/index');
