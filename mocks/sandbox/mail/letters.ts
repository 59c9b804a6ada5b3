import type { Language } from '../../../generated/model/language.ts';
import { japanDateTime } from '../japan-time.ts';
import type { Issuer } from '../issuers.ts';
import type { World } from '../world.ts';
import type { StoredMail } from './mail-store.ts';

/** The data that every letter needs. */
export type LetterContext = { world: World; issuer: Issuer; language: Language; to: string[] };

const signature = ({ issuer, language }: LetterContext): string =>
  language === 'ja'
    ? `\n\n--\n${issuer.name}\n${issuer.title.ja}\nこのメールは送信専用です。お心当たりがない場合は破棄してください。\n`
    : `\n\n--\n${issuer.name}\n${issuer.title.en}\nThis address cannot receive mail. If you did not expect this message, please ignore it.\n`;

const letter = (
  writing: LetterContext,
  subject: [ja: string, en: string],
  text: [string, string],
): StoredMail => {
  const index = writing.language === 'ja' ? 0 : 1;
  const { issuer, language, to } = writing;
  return {
    issuer,
    to,
    subject: `【${issuer.title[language]}】${subject[index]}`,
    text: `${text[index]}${signature(writing)}`,
  };
};

/** A time in the portal's format (S9). */
const displayTime = (time: number): string =>
  japanDateTime(time).slice(0, 16).replaceAll('-', '/').replace('T', ' ');

/** The address of a screen, by its route (S2). */
const portalLink = ({ world, issuer }: LetterContext, route: string): string =>
  `${world.portalUrl}/${issuer.customerCode}/mypage/${route}`;

/** About a lock after too many failures (S4). */
export const lockedLetter = (writing: LetterContext, at: number): StoredMail =>
  letter(
    writing,
    ['アカウントをロックしました', 'Your account was locked'],
    [
      `パスワードの入力誤りが続いたため、${displayTime(at)}にアカウントをロックしました。\n\nご本人による操作の場合は、次のURLからパスワードを再設定してください。\n${portalLink(writing, 'bapRepublishPasswd')}`,
      `After several wrong passwords your account was locked at ${displayTime(at)} (Japan time).\n\nIf it was you, please set a new password here:\n${portalLink(writing, 'bapRepublishPasswd')}`,
    ],
  );

/** With a temporary password instead of a link (S2). */
export const temporaryPasswordLetter = (writing: LetterContext, password: string): StoredMail =>
  letter(
    writing,
    ['仮パスワードのお知らせ', 'Your temporary password'],
    [
      `仮パスワードを発行しました。\n\n仮パスワード： ${password}\n\nログイン後に、新しいパスワードへ変更してください。\n${portalLink(writing, '')}`,
      `Your temporary password: ${password}\n\nPlease log in and change it.\n${portalLink(writing, '')}`,
    ],
  );

/** With a confirmation code (S2 verify). */
export const verificationLetter = (
  writing: LetterContext,
  code: string,
  expiresAt: number,
): StoredMail =>
  letter(
    writing,
    ['確認コードのお知らせ', 'Your confirmation code'],
    [
      `確認コード： ${code}\n\n画面に入力してください。有効期限：${displayTime(expiresAt)}`,
      `Confirmation code: ${code}\n\nPlease enter it on the screen by ${displayTime(expiresAt)} (Japan time).`,
    ],
  );

/** About a change, to the old and the new addresses, so that the customer notices it. */
export const changedLetter = (
  writing: LetterContext,
  changedPart: [ja: string, en: string],
): StoredMail =>
  letter(
    writing,
    [`${changedPart[0]}を変更しました`, `${changedPart[1]} changed`],
    [
      `${changedPart[0]}を変更しました。\nお心当たりがない場合は、至急ご連絡ください。`,
      `${changedPart[1]} changed.\nIf it was not you, please contact us at once.`,
    ],
  );

/** About a new account (S2 apply/step4). */
export const registeredLetter = (writing: LetterContext, loginId: string): StoredMail =>
  letter(
    writing,
    ['登録が完了しました', 'Your registration is complete'],
    [
      `ご登録ありがとうございます。\n\nログインID： ${loginId}\nログイン画面：\n${portalLink(writing, '')}`,
      `Thank you for registering.\n\nLogin ID: ${loginId}\nLogin:\n${portalLink(writing, '')}`,
    ],
  );

/** About new documents, to the addresses for notifications (S3). */
export const publishedLetter = (writing: LetterContext, titles: readonly string[]): StoredMail => {
  const list = titles.map((title) => `・${title}`).join('\n');
  const link = portalLink(writing, 'bapPublishedBillAppSearch');
  return letter(
    writing,
    [`新しい書類を公開しました（${titles.length}件）`, `${titles.length} new documents`],
    [
      `次の書類を公開しました。\n\n${list}\n\nマイページからダウンロードしてください。\n${link}`,
      `These documents were published:\n\n${list}\n\nPlease download them here:\n${link}`,
    ],
  );
};

/** A letter with a mailed link (S1, S2). */
const linkLetter =
  (
    route: string,
    subject: [ja: string, en: string],
    introduction: [string, string],
    closing = ['', ''],
  ) =>
  (
    writing: LetterContext,
    { token, expiresAt }: { token: string; expiresAt: number },
  ): StoredMail => {
    const link = portalLink(writing, `${route}/${token}`);
    const expiry = displayTime(expiresAt);
    return letter(writing, subject, [
      `${introduction[0]}\n${link}\n\n有効期限：${expiry}${closing[0]}`,
      `${introduction[1]}\n${link}\n\nThe link can be used until ${expiry} (Japan time).${closing[1]}`,
    ]);
  };

export const passwordLinkLetter = linkLetter(
  'bapPasswdMaster/passwdSetting',
  ['パスワード設定のご案内', 'Set your password'],
  ['次のURLからパスワードを設定してください。', 'Please set your password here:'],
  ['\n有効期限を過ぎた場合は、もう一度お手続きください。', ' After that, please apply once more.'],
);

export const registrationLetter = linkLetter(
  'apply/step2',
  ['新規登録のお手続き', 'Continue your registration'],
  ['次のURLから、登録のお手続きを続けてください。', 'Please go on with your registration here:'],
);

export const downloadLetter = linkLetter(
  'downloadurl/login/index',
  ['書類ダウンロードのご案内', 'Documents to download'],
  [
    '書類を公開しました。次のURLからダウンロードしてください。',
    'Documents were published. Please download them here:',
  ],
);

export const invoiceNumberLetter = linkLetter(
  'invoiceRegisterNumber/index',
  ['適格請求書発行事業者登録番号ご登録のお願い', 'Please enter your invoice registration number'],
  [
    '次のURLから、適格請求書発行事業者の登録番号をご登録ください。',
    'Please enter your invoice registration number here:',
  ],
);
