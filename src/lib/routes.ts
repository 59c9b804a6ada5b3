/** The layout around a screen, by the "access" column of S2. */
export type LayoutName = 'public' | 'apply' | 'loggedIn' | 'downloadUrl';

/** One screen of S2. */
export interface Route<Texts extends string = string> {
  /** Relative to the base path, without a leading slash; `:token` is a parameter. */
  path: string;
  layout: LayoutName;
  /** File and component below `src/pages`. */
  page: string;
  /** Texts (src/i18n) to load with the screen's own chunk. */
  texts?: readonly Texts[];
  /** False for the screens without the chat (S1). */
  hasChat?: false;
  /** False for screens of visitors who cannot log in to the top page (S2). */
  hasTopLink?: false;
}

/**
 * Every route of S2. The portal, the builders of its addresses (paths.ts), the contract's tools and the tests use
 * this table. Names of screens for reports are in contract/lib/screen-titles.ts, which customers never load.
 */
export const routes = {
  login: { path: '', layout: 'public', page: 'auth/LoginPage', texts: ['login'] },
  passwordReissue: {
    path: 'bapRepublishPasswd',
    layout: 'public',
    page: 'auth/PasswordReissuePage',
    texts: ['password', 'validation', 'form', 'flow'],
  },
  verify: {
    path: 'verify',
    layout: 'public',
    page: 'auth/VerifyPage',
    texts: ['password', 'validation', 'form', 'flow'],
  },
  passwordSetting: {
    path: 'bapPasswdMaster/passwdSetting/:token',
    layout: 'public',
    page: 'auth/PasswordSettingPage',
    texts: ['password', 'validation', 'form', 'flow'],
  },
  passwordChange: {
    path: 'bapPasswdMaster',
    layout: 'loggedIn',
    page: 'auth/PasswordChangePage',
    texts: ['password', 'validation', 'form'],
  },
  passwordExpired: {
    path: 'passwdExpired',
    layout: 'public',
    page: 'auth/PasswordExpiredPage',
    texts: ['password', 'validation', 'form'],
  },
  top: { path: 'top', layout: 'loggedIn', page: 'top/TopPage', texts: ['top'] },
  privacyPolicy: {
    path: 'top/privacyPolicy',
    layout: 'public',
    page: 'top/PrivacyPolicyPage',
    texts: ['top'],
    hasChat: false,
  },
  terms: {
    path: 'top/linkTerms',
    layout: 'public',
    page: 'top/TermsPage',
    texts: ['top'],
    hasChat: false,
  },
  user: {
    path: 'user',
    layout: 'loggedIn',
    page: 'information/InformationPage',
    texts: ['information', 'form', 'flow'],
  },
  userEdit: {
    path: 'userEdit',
    layout: 'loggedIn',
    page: 'information/InformationEditPage',
    texts: ['information', 'validation', 'form', 'flow'],
  },
  notices: {
    path: 'userNotice',
    layout: 'loggedIn',
    page: 'notices/NoticeListPage',
    texts: ['notices', 'downloads'],
  },
  accountSettings: {
    path: 'userConfig',
    layout: 'loggedIn',
    page: 'account/AccountSettingsPage',
    texts: ['account', 'password', 'validation', 'form', 'flow'],
  },
  mailEdit: {
    path: 'userMailEdit',
    layout: 'loggedIn',
    page: 'account/MailEditPage',
    texts: ['account', 'validation', 'form', 'flow'],
  },
  attachedMail: {
    path: 'bapMlAttachedMaster',
    layout: 'loggedIn',
    page: 'account/AttachedMailPage',
    texts: ['account', 'validation', 'form', 'flow'],
  },
  eStorage: {
    path: 'userEhozonSetting',
    layout: 'loggedIn',
    page: 'e-storage/EStoragePage',
    texts: ['e-storage'],
  },
  bills: {
    path: 'bapPublishedBillAppSearch',
    layout: 'loggedIn',
    page: 'bills/BillListPage',
    texts: ['bills', 'validation', 'downloads'],
  },
  statusHistory: {
    path: 'reportStatusUpdateHistory',
    layout: 'public',
    page: 'status-history/StatusHistoryPage',
    texts: ['status-history', 'frame'],
    hasChat: false,
  },
  downloadEStorage: {
    path: 'downloadurl/ehozonSetting/:token',
    layout: 'downloadUrl',
    page: 'e-storage/DownloadEStoragePage',
    texts: ['e-storage'],
    hasTopLink: false,
  },
  downloadLogin: {
    path: 'downloadurl/login/index/:token',
    layout: 'public',
    page: 'download-link/DownloadLoginPage',
    texts: ['download-link', 'validation', 'form', 'flow'],
    hasTopLink: false,
  },
  downloadList: {
    path: 'downloadurl/list/:token',
    layout: 'downloadUrl',
    page: 'download-link/DownloadListPage',
    texts: ['download-link', 'downloads'],
    hasTopLink: false,
  },
  downloadStatusHistory: {
    path: 'downloadurl/reportStatusUpdateHistory',
    layout: 'downloadUrl',
    page: 'status-history/DownloadStatusHistoryPage',
    texts: ['status-history'],
    hasChat: false,
    hasTopLink: false,
  },
  applyMailAddress: {
    path: 'apply/step1',
    layout: 'apply',
    page: 'registration/MailAddressPage',
    texts: ['registration', 'validation', 'form', 'flow'],
  },
  applyAgreement: {
    path: 'apply/step2/:token',
    layout: 'apply',
    page: 'registration/AgreementPage',
    texts: ['registration', 'validation', 'form', 'flow'],
  },
  applyCustomer: {
    path: 'apply/step3/:token',
    layout: 'apply',
    page: 'registration/CustomerPage',
    texts: ['registration', 'password', 'validation', 'form', 'flow'],
  },
  applyComplete: {
    path: 'apply/step4',
    layout: 'apply',
    page: 'registration/CompletePage',
    texts: ['registration', 'flow'],
  },
  invoiceNumber: {
    path: 'invoiceRegisterNumber/index/:token',
    layout: 'public',
    page: 'invoice-number/InvoiceNumberPage',
    texts: ['invoice-number', 'validation', 'form', 'flow'],
    hasTopLink: false,
  },
  logout: { path: 'logout', layout: 'public', page: 'logout/LogoutPage', texts: ['frame'] },
  // "Any other path" of S2, which includes `error`.
  error: {
    path: '*',
    layout: 'public',
    page: 'error/ErrorPage',
    texts: ['error-page', 'errors', 'field-names', 'frame'],
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
