const segment = encodeURIComponent;

/**
 * Every address of the portal, relative to the base path (S2), for links and navigation. The
 * router adds the base path itself.
 */
export const paths = {
  login: () => '/',
  passwordReissue: () => '/bapRepublishPasswd',
  verify: () => '/verify',
  passwordSetting: (token: string) => `/bapPasswdMaster/passwdSetting/${segment(token)}`,
  passwordChange: () => '/bapPasswdMaster',
  passwordExpired: () => '/passwdExpired',
  top: () => '/top',
  privacyPolicy: () => '/top/privacyPolicy',
  terms: () => '/top/linkTerms',
  user: () => '/user',
  userEdit: () => '/userEdit',
  notices: () => '/userNotice',
  accountSettings: () => '/userConfig',
  mailEdit: () => '/userMailEdit',
  attachedMail: () => '/bapMlAttachedMaster',
  eStorage: () => '/userEhozonSetting',
  bills: () => '/bapPublishedBillAppSearch',
  statusHistory: () => '/reportStatusUpdateHistory',
  downloadEStorage: (token: string) => `/downloadurl/ehozonSetting/${segment(token)}`,
  downloadLogin: (token: string) => `/downloadurl/login/index/${segment(token)}`,
  downloadList: (token: string) => `/downloadurl/list/${segment(token)}`,
  downloadStatusHistory: () => '/downloadurl/reportStatusUpdateHistory',
  applyMailAddress: () => '/apply/step1',
  applyAgreement: (token: string) => `/apply/step2/${segment(token)}`,
  applyCustomer: (token: string) => `/apply/step3/${segment(token)}`,
  applyComplete: () => '/apply/step4',
  invoiceNumber: (token: string) => `/invoiceRegisterNumber/index/${segment(token)}`,
  logout: () => '/logout',
  /** The error page: a known error code and the values of its text's fill-ins, in their order. */
  error: (code?: string, values: readonly string[] = []) => {
    const query = new URLSearchParams(code ? { code } : {});
    for (const value of values) query.append('value', value);
    return query.size > 0 ? `/error?${query}` : '/error';
  },
} as const;
