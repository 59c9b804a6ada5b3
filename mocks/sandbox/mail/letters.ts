import { formatDateTime } from '../../../src/lib/dates.ts';
import letters from '../assets/letters.json' with { type: 'json' };
import { japanDateTime } from '../japan-time.ts';
import type { Issuer } from '../issuers.ts';
import type { Schemas } from '../schemas.ts';
import type { SandboxData } from '../sandbox-data.ts';
import type { MailToSend } from './mail-store.ts';

/** The sender, the language and the recipients of a letter. */
export type LetterContext = {
  sandbox: SandboxData;
  issuer: Issuer;
  language: Schemas['Language'];
  recipients: string[];
};

type LetterValues = Readonly<Record<string, string | number>>;

/** Replaces the placeholders of a text, such as `{time}`, with values. */
const fillText = (text: string, values: LetterValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** A letter of assets/letters.json to the recipients. @param values of the letter's placeholders */
function letterOf(
  name: keyof typeof letters,
  { issuer, language, recipients }: LetterContext,
  values: LetterValues,
): MailToSend {
  const { subject, text } = letters[name][language];
  const signature = letters.signature[language];
  const signatureValues = { name: issuer.name, title: issuer.title[language] };
  return {
    issuer,
    recipients,
    subject: fillText(signature.subject, signatureValues) + fillText(subject, values),
    text: fillText(text, values) + fillText(signature.text, signatureValues),
  };
}

/** A time in the format in which the portal displays it (S9). */
const formatTime = (time: number): string => formatDateTime(japanDateTime(time));

/** The address of a screen, by its route (S2). */
const portalLinkOf = ({ sandbox, issuer }: LetterContext, route = ''): string =>
  `${sandbox.portalUrl}/${issuer.customerCode}/mypage/${route}`;

/** The letter about an account that is locked after too many wrong passwords (S4). */
export const lockLetter = (context: LetterContext, lockedAt: number): MailToSend =>
  letterOf('locked', context, {
    time: formatTime(lockedAt),
    link: portalLinkOf(context, 'bapRepublishPasswd'),
  });

/** The letter with a temporary password, for an issuer that does not mail a link to set a password (S2). */
export const temporaryPasswordLetter = (context: LetterContext, password: string): MailToSend =>
  letterOf('temporaryPassword', context, { password, link: portalLinkOf(context) });

/** The letter with a confirmation code (S2 verify). */
export const verificationLetter = (context: LetterContext, code: string, expiresAt: number) =>
  letterOf('verification', context, { code, time: formatTime(expiresAt) });

/** The letter about changed settings, for the old and the new addresses, so that the customer notices the change. */
export const changeLetter = (
  context: LetterContext,
  changedSetting: Readonly<Record<'ja' | 'en', string>>,
) => letterOf('changed', context, { part: changedSetting[context.language] });

/** The letter about a new account (S2 apply/step4). */
export const welcomeLetter = (context: LetterContext, loginId: string): MailToSend =>
  letterOf('registered', context, { loginId, link: portalLinkOf(context) });

/** The letter about new documents, for the addresses for notifications (S3). */
export const publicationLetter = (context: LetterContext, titles: readonly string[]): MailToSend =>
  letterOf('published', context, {
    count: titles.length,
    list: titles.map((title) => `・${title}`).join('\n'),
    link: portalLinkOf(context, 'bapPublishedBillAppSearch'),
  });

/** Creates a function that writes a letter with a link. @param route of the page that the link opens (S1, S2) */
const letterWriter =
  (name: keyof typeof letters, route: string) =>
  (context: LetterContext, { token, expiresAt }: { token: string; expiresAt: number }) =>
    letterOf(name, context, {
      link: portalLinkOf(context, `${route}/${token}`),
      time: formatTime(expiresAt),
    });

export const passwordLinkLetter = letterWriter('passwordLink', 'bapPasswdMaster/passwdSetting');
export const registrationLetter = letterWriter('registrationLink', 'apply/step2');
export const downloadLetter = letterWriter('downloadLink', 'downloadurl/login/index');
export const invoiceNumberLetter = letterWriter('invoiceNumberLink', 'invoiceRegisterNumber/index');
