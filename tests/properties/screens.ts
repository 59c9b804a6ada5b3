import { mailedLinkHistoryPath, statusHistoryPath } from '../../src/lib/query-addresses.ts';
import { paths } from '../../src/lib/paths.ts';
import type { RouteName } from '../../src/lib/routes.ts';

export interface ScreenUnderTest {
  path: string;
  /** The calls that the screen itself makes; the calls of the frame are in `frameOperations`. */
  operations: readonly string[];
  /** Selectors of elements that the page always has, whatever the calls return. */
  requiredSelectors: readonly string[];
  /** For each operation: the selector of an element that the page has only if it can show the answer. */
  selectorsByAnswer?: Readonly<Record<string, string>>;
  /** The examples with which the screen appears, where the default example redirects. */
  examples?: Readonly<Record<string, string>>;
  /** The screen is complete without the answers of these operations. */
  dispensableOperations?: readonly string[];
}

export const frameOperations = ['getSettingInfo', 'getLogo', 'getBanner'] as const;

const customerFrameSelectors = ['header nav', 'footer', 'h1'] as const;
const visitorFrameSelectors = ['header', 'footer', 'h1'] as const;

/** Routes whose screens make no calls besides the calls of the layout. */
type RouteWithoutCalls = 'applyMailAddress' | 'applyComplete' | 'logout' | 'error';

/** One entry for each route of src/lib/routes.ts: a missing entry does not compile. */
export const screensUnderTest: Readonly<
  Record<Exclude<RouteName, RouteWithoutCalls>, ScreenUnderTest>
> = {
  login: {
    path: paths.login(),
    operations: ['getMypageLogo'],
    requiredSelectors: [
      'h1',
      'input[name=loginId]',
      'input[name=password]',
      'form button[type=submit]',
    ],
  },
  passwordExpired: {
    path: paths.passwordExpired(),
    operations: ['getLoginProgress', 'getPasswordPolicy'],
    requiredSelectors: visitorFrameSelectors,
    selectorsByAnswer: { getLoginProgress: 'input[name=currentPassword]' },
  },
  passwordChange: {
    path: paths.passwordChange(),
    operations: ['getCurrentUser', 'getPasswordPolicy', 'getLoginProgress'],
    requiredSelectors: [
      ...customerFrameSelectors,
      'input[name=currentPassword]',
      'form button[type=submit]',
    ],
    dispensableOperations: ['getLoginProgress'],
  },
  passwordSetting: {
    path: paths.passwordSetting('a-token'),
    operations: ['getPasswordSettingState'],
    requiredSelectors: visitorFrameSelectors,
  },
  passwordReissue: {
    path: paths.passwordReissue(),
    operations: [],
    requiredSelectors: [
      ...visitorFrameSelectors,
      'input[name=loginId]',
      'input[name=registeredMailAddress]',
    ],
  },
  verify: {
    path: paths.verify(),
    operations: ['getLoginProgress', 'getVerificationAddresses'],
    requiredSelectors: visitorFrameSelectors,
    examples: { getLoginProgress: 'verify', getVerificationAddresses: 'codeSent' },
  },
  top: {
    path: paths.top(),
    operations: ['getCurrentUser', 'listOperatorNotices', 'getBillCounts'],
    requiredSelectors: [
      ...customerFrameSelectors,
      '#waiting-bills',
      'main nav',
      '#operator-notices',
      '#information',
    ],
    selectorsByAnswer: {
      listOperatorNotices: '#operator-notices ~ ul > li',
      getBillCounts: 'header nav [aria-hidden=true]',
    },
  },
  notices: {
    path: paths.notices(),
    operations: ['getCurrentUser', 'listNotices'],
    requiredSelectors: customerFrameSelectors,
    selectorsByAnswer: { listNotices: 'main article' },
  },
  eStorage: {
    path: paths.eStorage(),
    operations: ['getCurrentUser', 'getEStorageLinkage'],
    requiredSelectors: customerFrameSelectors,
    selectorsByAnswer: { getEStorageLinkage: 'main code' },
  },
  accountSettings: {
    path: paths.accountSettings(),
    operations: ['getCurrentUser', 'getAccountSettings'],
    requiredSelectors: customerFrameSelectors,
  },
  mailEdit: {
    path: paths.mailEdit(),
    operations: ['getCurrentUser', 'getMailAddresses'],
    requiredSelectors: customerFrameSelectors,
  },
  attachedMail: {
    path: paths.attachedMail(),
    operations: ['getCurrentUser', 'getAttachedMailSettings'],
    requiredSelectors: customerFrameSelectors,
    selectorsByAnswer: { getAttachedMailSettings: 'main ul h2' },
  },
  downloadEStorage: {
    path: paths.downloadEStorage('a-token'),
    operations: ['getDownloadUrlState', 'getEStorageLinkageByToken'],
    requiredSelectors: visitorFrameSelectors,
    selectorsByAnswer: { getEStorageLinkageByToken: 'main code' },
    examples: { getDownloadUrlState: 'loggedIn' },
    // Only the frame uses this answer: the page is complete without a name.
    dispensableOperations: ['getDownloadUrlState'],
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
    requiredSelectors: [
      ...customerFrameSelectors,
      '[role=search] input[name=keyword]',
      '[role=search] button[type=submit]',
    ],
    selectorsByAnswer: {
      searchBills: 'tbody input[type=checkbox]',
      getBillSearchOptions: 'select[name=publicationMonth] option:nth-child(2)',
    },
    // The list is complete without the counts of getBillCounts. The sum of getBillSummary reports its own failure.
    dispensableOperations: ['getBillCounts', 'getBillSummary'],
  },
  user: {
    path: paths.user(),
    operations: ['getCurrentUser', 'getRegisteredInformation'],
    requiredSelectors: customerFrameSelectors,
    selectorsByAnswer: { getRegisteredInformation: 'main section dl' },
    examples: { getRegisteredInformation: 'pending' },
  },
  statusHistory: {
    path: statusHistoryPath('bill-202610-00109'),
    operations: ['getCurrentUser', 'getStatusHistory'],
    requiredSelectors: [...visitorFrameSelectors, 'main a'],
    selectorsByAnswer: { getStatusHistory: 'main ol > li' },
  },
  downloadLogin: {
    path: paths.downloadLogin('a-token'),
    operations: ['getDownloadUrlState'],
    requiredSelectors: visitorFrameSelectors,
    selectorsByAnswer: { getDownloadUrlState: 'main input[name=password]' },
  },
  downloadList: {
    path: paths.downloadList('a-token'),
    operations: ['getDownloadUrlState', 'listDownloadFiles'],
    requiredSelectors: ['header', 'footer'],
    selectorsByAnswer: { listDownloadFiles: 'tbody input[type=checkbox]' },
    examples: { getDownloadUrlState: 'loggedIn' },
    dispensableOperations: ['getDownloadUrlState'],
  },
  downloadStatusHistory: {
    path: mailedLinkHistoryPath('bill-202610-00109'),
    operations: ['getDownloadSession', 'getDownloadUrlState', 'getDownloadStatusHistory'],
    requiredSelectors: ['header', 'footer'],
    // There is no selector by answer, because the link has to be known before the other calls are made.
    examples: { getDownloadUrlState: 'loggedIn' },
    dispensableOperations: ['getDownloadUrlState'],
  },
  userEdit: {
    path: paths.userEdit(),
    operations: ['getCurrentUser', 'getRegisteredInformation'],
    requiredSelectors: customerFrameSelectors,
    selectorsByAnswer: { getRegisteredInformation: 'main form' },
  },
  invoiceNumber: {
    path: paths.invoiceNumber('a-token'),
    operations: ['getInvoiceRegisterNumberState'],
    requiredSelectors: visitorFrameSelectors,
  },
  terms: {
    path: paths.terms(),
    operations: ['getLegalText'],
    requiredSelectors: [...visitorFrameSelectors, 'main a'],
  },
  privacyPolicy: {
    path: paths.privacyPolicy(),
    operations: ['getLegalText'],
    requiredSelectors: [...visitorFrameSelectors, 'main a'],
  },
  applyAgreement: {
    path: paths.applyAgreement('a-token'),
    operations: ['getRegistrationState', 'getLegalText'],
    requiredSelectors: visitorFrameSelectors,
  },
  applyCustomer: {
    path: paths.applyCustomer('a-token'),
    operations: ['getRegistrationForm'],
    requiredSelectors: visitorFrameSelectors,
  },
};
