import { linkHistoryPath, statusHistoryPath } from '../../src/lib/query-addresses.ts';
import { paths } from '../../src/lib/paths.ts';
import type { RouteName } from '../../src/lib/routes.ts';

export interface ScreenUnderTest {
  path: string;
  /** The calls that the screen itself makes; those of the frame are in `frameOperations`. */
  operations: readonly string[];
  /** Selectors of elements that have to be there whatever these calls return. */
  stands: readonly string[];
  /** For each answer: a selector of an element that is there only if the answer could be shown. */
  shows: Readonly<Record<string, string>>;
  /** The examples with which the screen appears, where the default example redirects. */
  examples?: Readonly<Record<string, string>>;
  /** Answers that the screen is complete without. */
  spares?: readonly string[];
}

/** The calls of a page's frame. */
export const frameOperations = ['getSettingInfo', 'getLogo', 'getBanner'] as const;

const loggedIn = ['header nav', 'footer', 'h1'] as const;
const visitor = ['header', 'footer', 'h1'] as const;

/** Routes whose screens request nothing of their own. */
type RouteWithoutCalls = 'applyMailAddress' | 'applyComplete' | 'logout' | 'error';

/** One entry for each route of src/lib/routes.ts: a missing one does not compile. */
export const screensUnderTest: Readonly<
  Record<Exclude<RouteName, RouteWithoutCalls>, ScreenUnderTest>
> = {
  login: {
    path: paths.login(),
    operations: ['getMypageLogo'],
    stands: ['h1', 'input[name=loginId]', 'input[name=password]', 'form button[type=submit]'],
    shows: {},
  },
  passwordExpired: {
    path: paths.passwordExpired(),
    operations: ['getLoginProgress', 'getPasswordPolicy'],
    stands: visitor,
    shows: { getLoginProgress: 'input[name=currentPassword]' },
  },
  passwordChange: {
    path: paths.passwordChange(),
    operations: ['getCurrentUser', 'getPasswordPolicy', 'getLoginProgress'],
    stands: [...loggedIn, 'input[name=currentPassword]', 'form button[type=submit]'],
    shows: {},
    spares: ['getLoginProgress'],
  },
  passwordSetting: {
    path: paths.passwordSetting('a-token'),
    operations: ['getPasswordSettingState'],
    stands: visitor,
    shows: {},
  },
  passwordReissue: {
    path: paths.passwordReissue(),
    operations: [],
    stands: [...visitor, 'input[name=loginId]', 'input[name=registeredMailAddress]'],
    shows: {},
  },
  verify: {
    path: paths.verify(),
    operations: ['getLoginProgress', 'getVerificationAddresses'],
    stands: visitor,
    shows: {},
    examples: { getLoginProgress: 'verify', getVerificationAddresses: 'codeSent' },
  },
  top: {
    path: paths.top(),
    operations: ['getCurrentUser', 'listOperatorNotices', 'getBillCounts'],
    stands: [...loggedIn, '#waiting-bills', 'main nav', '#operator-notices', '#information'],
    shows: {
      listOperatorNotices: '#operator-notices ~ ul > li',
      getBillCounts: 'header nav [aria-hidden=true]',
    },
  },
  notices: {
    path: paths.notices(),
    operations: ['getCurrentUser', 'listNotices'],
    stands: loggedIn,
    shows: { listNotices: 'main article' },
  },
  eStorage: {
    path: paths.eStorage(),
    operations: ['getCurrentUser', 'getEStorageLinkage'],
    stands: loggedIn,
    shows: { getEStorageLinkage: 'main code' },
  },
  accountSettings: {
    path: paths.accountSettings(),
    operations: ['getCurrentUser', 'getAccountSettings'],
    stands: loggedIn,
    shows: {},
  },
  mailEdit: {
    path: paths.mailEdit(),
    operations: ['getCurrentUser', 'getMailAddresses'],
    stands: loggedIn,
    shows: {},
  },
  attachedMail: {
    path: paths.attachedMail(),
    operations: ['getCurrentUser', 'getAttachedMailSettings'],
    stands: loggedIn,
    shows: { getAttachedMailSettings: 'main ul h2' },
  },
  downloadEStorage: {
    path: paths.downloadEStorage('a-token'),
    operations: ['getDownloadUrlState', 'getEStorageLinkageByToken'],
    stands: visitor,
    shows: { getEStorageLinkageByToken: 'main code' },
    examples: { getDownloadUrlState: 'loggedIn' },
    // Only the frame uses it: the page is complete without a name.
    spares: ['getDownloadUrlState'],
  },
  bills: {
    path: paths.bills(),
    operations: [
      'getCurrentUser',
      'searchBills',
      'getBillSearchOptions',
      'getBillCounts',
      'getBillSummary',
    ],
    stands: [...loggedIn, '[role=search] input[name=keyword]', '[role=search] button[type=submit]'],
    shows: {
      searchBills: 'tbody input[type=checkbox]',
      getBillSearchOptions: 'select[name=publicationMonth] option:nth-child(2)',
    },
    // The frame's numbers, the number of days that count as soon, and the sum, which reports its own failure.
    spares: ['getBillCounts', 'getBillSummary'],
  },
  user: {
    path: paths.user(),
    operations: ['getCurrentUser', 'getRegisteredInformation'],
    stands: loggedIn,
    shows: { getRegisteredInformation: 'main section dl' },
    examples: { getRegisteredInformation: 'pending' },
  },
  statusHistory: {
    path: statusHistoryPath('bill-202610-00109'),
    operations: ['getCurrentUser', 'getStatusHistory'],
    stands: [...visitor, 'main a'],
    shows: { getStatusHistory: 'main ol > li' },
  },
  downloadLogin: {
    path: paths.downloadLogin('a-token'),
    operations: ['getDownloadUrlState'],
    stands: visitor,
    shows: { getDownloadUrlState: 'main input[name=password]' },
  },
  downloadList: {
    path: paths.downloadList('a-token'),
    operations: ['getDownloadUrlState', 'listDownloadFiles'],
    stands: ['header', 'footer'],
    shows: { listDownloadFiles: 'tbody input[type=checkbox]' },
    examples: { getDownloadUrlState: 'loggedIn' },
    spares: ['getDownloadUrlState'],
  },
  downloadStatusHistory: {
    path: linkHistoryPath('bill-202610-00109'),
    operations: ['getDownloadSession', 'getDownloadUrlState', 'getDownloadStatusHistory'],
    stands: ['header', 'footer'],
    // The link has to be known before the other calls are made.
    shows: {},
    examples: { getDownloadUrlState: 'loggedIn' },
    spares: ['getDownloadUrlState'],
  },
  userEdit: {
    path: paths.userEdit(),
    operations: ['getCurrentUser', 'getRegisteredInformation'],
    stands: loggedIn,
    shows: { getRegisteredInformation: 'main form' },
  },
  invoiceNumber: {
    path: paths.invoiceNumber('a-token'),
    operations: ['getInvoiceRegisterNumberState'],
    stands: visitor,
    shows: {},
  },
  terms: {
    path: paths.terms(),
    operations: ['getLegalText'],
    stands: [...visitor, 'main a'],
    shows: {},
  },
  privacyPolicy: {
    path: paths.privacyPolicy(),
    operations: ['getLegalText'],
    stands: [...visitor, 'main a'],
    shows: {},
  },
  applyAgreement: {
    path: paths.applyAgreement('a-token'),
    operations: ['getRegistrationState', 'getLegalText'],
    stands: visitor,
    shows: {},
  },
  applyCustomer: {
    path: paths.applyCustomer('a-token'),
    operations: ['getRegistrationForm'],
    stands: visitor,
    shows: {},
  },
};
