import { paths } from '../../src/lib/paths.ts';

/** An entry of a customer: a text, a choice by its value, a tick (true or false), or a file. */
export type Entry = string | boolean | File;

export interface FormUnderTest {
  path: string;
  operationId: string;
  /** Entries by the `name` of the control. */
  entries: Readonly<Record<string, Entry>>;
  /** Examples of the screen's answers, where the default example does not show the form. */
  examples?: Readonly<Record<string, string>>;
  /** The target (S8) of an error, and the name of the control that shows the error if this name differs. */
  target?: string;
  control?: string;
  /** A selector of the part of the page that has the form. */
  containerSelector?: string;
  /** The text of the button; by default, the button is the only submit button of the page. */
  buttonText?: string;
  /** The texts of buttons that have to be pressed before the form appears. */
  buttonsToOpen?: readonly string[];
  /** A confirmation step or a dialog between the press and the call. */
  confirmation?: 'step' | 'dialog';
  /** The entries are kept after a reload in the same tab, except secrets. */
  hasDraft?: true;
  /** The call is a query: another part of the page shows the answer, and the button is never busy. */
  isSearch?: true;
}

const newPasswordEntries = { password: 'Aoba-2026-new', passwordConfirmation: 'Aoba-2026-new' };

export const forms: Readonly<Record<string, FormUnderTest>> = {
  login: {
    path: paths.login(),
    operationId: 'login',
    entries: { loginId: 'aoba-foods-01', password: 'Aoba-2026-old' },
    target: 'loginId',
  },
  'password reissue by a mailed link': {
    path: paths.passwordReissue(),
    operationId: 'requestPasswordReissue',
    entries: { loginId: 'aoba-foods-01', registeredMailAddress: 'keiri@aoba-foods.example.jp' },
    target: 'registeredMailAddress',
  },
  'password reissue by a temporary password': {
    path: paths.passwordReissue(),
    operationId: 'issueTemporaryPassword',
    entries: { loginId: 'aoba-foods-01', registeredMailAddress: 'keiri@aoba-foods.example.jp' },
    examples: { getSettingInfo: 'temporaryPassword' },
    target: 'registeredMailAddress',
  },
  'verify: address of the code': {
    path: paths.verify(),
    operationId: 'sendVerificationCode',
    entries: { mailAddressId: 'ma-2' },
    examples: { getLoginProgress: 'verify' },
    target: 'mailAddressId',
  },
  'verify: the code': {
    path: paths.verify(),
    operationId: 'checkVerificationCode',
    entries: { verificationCode: '123456' },
    examples: { getLoginProgress: 'verify', getVerificationAddresses: 'codeSent' },
    buttonText: '確認してログインする',
    target: 'verificationCode',
  },
  'password setting': {
    path: paths.passwordSetting('a-token'),
    operationId: 'setPasswordByToken',
    entries: newPasswordEntries,
    target: 'password',
  },
  'password change': {
    path: paths.passwordChange(),
    operationId: 'changePassword',
    entries: { currentPassword: 'Aoba-2026-old', ...newPasswordEntries },
    confirmation: 'dialog',
    target: 'password',
  },
  'expired password': {
    path: paths.passwordExpired(),
    operationId: 'changeExpiredPassword',
    entries: { currentPassword: 'Aoba-2026-old', ...newPasswordEntries },
    target: 'password',
  },
  'change of the registered information': {
    path: paths.userEdit(),
    operationId: 'submitChangeRequest',
    entries: { personName: '佐藤 美和', changeReflectionMonth: '2027-01' },
    confirmation: 'step',
    target: 'items.0.value',
    control: 'personName',
    hasDraft: true,
  },
  'account settings: mail addresses': {
    path: paths.accountSettings(),
    operationId: 'updateMailAddresses',
    entries: { mailAddress: 'aoba@aoba-foods.example.jp' },
    buttonText: 'メールアドレスを保存する',
    target: 'mailAddress',
    hasDraft: true,
  },
  'account settings: attachment': {
    path: paths.accountSettings(),
    operationId: 'updateLedgerMailAttachment',
    entries: { isLedgerMailAttached: false },
    buttonText: '添付の設定を保存する',
    target: 'isLedgerMailAttached',
    hasDraft: true,
  },
  'account settings: password': {
    path: paths.accountSettings(),
    operationId: 'changePassword',
    entries: { currentPassword: 'Aoba-2026-old', ...newPasswordEntries },
    buttonText: 'パスワードを変更する',
    confirmation: 'dialog',
    target: 'password',
  },
  'mail addresses': {
    path: paths.mailEdit(),
    operationId: 'updateMailAddresses',
    entries: { 'subMailAddressList.1.subMailAddress': 'aoba@aoba-foods.example.jp' },
    buttonText: 'メールアドレスを保存する',
    target: 'subMailAddressList.1.subMailAddress',
    hasDraft: true,
  },
  'attached mail': {
    path: paths.attachedMail(),
    operationId: 'updateAttachedMailSettings',
    entries: { 'items.1.isAttached': true },
    buttonText: '変更を保存する',
    target: 'items.0.fileFormats',
    control: 'items.1.fileFormats',
    hasDraft: true,
  },
  'electronic storage: register': {
    path: paths.eStorage(),
    operationId: 'registerEStorageLinkage',
    entries: {},
    examples: { getEStorageLinkage: 'absent' },
    buttonText: '連携URLと連携コードを発行する',
    confirmation: 'dialog',
  },
  'electronic storage: delete': {
    path: paths.eStorage(),
    operationId: 'deleteEStorageLinkage',
    entries: {},
    buttonText: '連携コードを削除する',
    confirmation: 'dialog',
  },
  'electronic storage by a link: register': {
    path: paths.downloadEStorage('a-token'),
    operationId: 'registerEStorageLinkageByToken',
    entries: {},
    examples: { getDownloadUrlState: 'loggedIn', getEStorageLinkageByToken: 'absent' },
    buttonText: '連携URLと連携コードを発行する',
    confirmation: 'dialog',
  },
  'electronic storage by a link: delete': {
    path: paths.downloadEStorage('a-token'),
    operationId: 'deleteEStorageLinkageByToken',
    entries: {},
    examples: { getDownloadUrlState: 'loggedIn' },
    buttonText: '連携コードを削除する',
    confirmation: 'dialog',
  },
  'registration: mail address': {
    path: paths.applyMailAddress(),
    operationId: 'registerMailAddress',
    entries: { mailAddress: 'keiri@aoba-foods.example.jp' },
    target: 'mailAddress',
    hasDraft: true,
  },
  'registration: agreement': {
    path: paths.applyAgreement('a-token'),
    operationId: 'agreeToTerms',
    entries: { isUserAgreementAgreed: true, isPrivacyPolicyAgreed: true },
    target: 'isPrivacyPolicyAgreed',
  },
  'registration: customer': {
    path: paths.applyCustomer('a-token'),
    operationId: 'registerCustomer',
    entries: {
      loginId: 'aoba-foods-02',
      ...newPasswordEntries,
      customerNumber: '0001204588',
      phoneNumber: '03-5555-0100',
      customerName: '株式会社青葉フーズ流通',
      postalCode: '103-0027',
      address: '東京都中央区日本橋0丁目12番3号',
    },
    confirmation: 'step',
    target: 'items.2.value',
    control: 'customerName',
    hasDraft: true,
  },
  'invoice number': {
    path: paths.invoiceNumber('a-token'),
    operationId: 'registerInvoiceRegisterNumber',
    entries: { invoiceRegisterNumber: 'T7000012050002' },
    confirmation: 'step',
    target: 'invoiceRegisterNumber',
    hasDraft: true,
  },
  'download link': {
    path: paths.downloadLogin('a-token'),
    operationId: 'loginDownloadUrl',
    entries: { password: 'Aoba-2026-old' },
    target: 'password',
  },
  'bill search': {
    path: paths.bills(),
    operationId: 'searchBills',
    entries: { keyword: '配送料' },
    buttonText: '検索',
    target: 'keyword',
    isSearch: true,
  },
  "a bill's status": {
    path: paths.bills(),
    operationId: 'updateBillStatus',
    entries: { statusId: 'returned', reason: '数量が異なります。' },
    // The list has one bill, so the page has one form of this kind.
    examples: { searchBills: 'everything' },
    target: 'reason',
    containerSelector: 'main table',
    buttonText: '更新する',
  },
  'a returned file': {
    path: paths.bills(),
    operationId: 'uploadReturnedFile',
    entries: { fileName: new File(['1'], 'returned.pdf', { type: 'application/pdf' }) },
    buttonsToOpen: ['ファイルを返送する'],
    buttonText: '返送する',
  },
};
