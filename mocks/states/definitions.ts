import { paths } from '../../src/lib/paths.ts';
import { mailedLinkHistoryPath, statusHistoryPath } from '../../src/lib/query-addresses.ts';
import type { RouteName } from '../../src/lib/routes.ts';
import { seedPassword as password } from '../sandbox/seed/accounts.ts';
import type { StateValues } from '../sandbox/states/state.ts';
import { manyItems } from './many-items.ts';
import type { ScreenDefinition, StateDefinition, Step } from './screen-states.ts';

const invalidFieldSelector = '[aria-invalid=true]';
const alertSelector = '[role=alert]';
const openDialogSelector = 'dialog[open]';

const newPassword = 'Kaki-no-ki-1987';
const longMailAddress = 'kaikake-kanri-team@keiri-honbu.sakurai-seimitsu-kikai.example.co.jp';

/** The steps of a customer who fills in a form and presses a button. */
const fillInAndPress = (
  fields: Readonly<Record<string, string>>,
  button: string,
): readonly Step[] => [{ fill: fields }, { press: button }];

const billIdOf = ({ billId = '' }: StateValues): string => String(billId);

const loginSteps = (loginId: string, loginPassword: string): readonly Step[] =>
  fillInAndPress({ loginId, password: loginPassword }, 'login.submit');
/** A login with the correct password that the server refuses. */
const refusedLoginState = (shows: string, loginId = 'demo-user'): StateDefinition => ({
  steps: loginSteps(loginId, password),
  shows,
});
const wrongPasswordSteps = loginSteps('demo-user', 'Wrong-Pass-2026');

const reissueSteps = (button: string, registeredMailAddress: string): readonly Step[] =>
  fillInAndPress({ loginId: 'demo-user', registeredMailAddress }, button);
const mailReissueButton = 'password.reissue.mail.submit';
const temporaryReissueSituation = 'a forgotten password is replaced by a temporary one';
const temporaryReissueButton = 'password.reissue.temporaryPassword.submit';

const passwordChangeSteps = (
  enteredPassword: string,
  button = 'password.change.submit',
): readonly Step[] =>
  fillInAndPress(
    { currentPassword: password, password: enteredPassword, passwordConfirmation: enteredPassword },
    button,
  );

const informationConfirmButton = 'information.edit.confirm';
const informationChangeSteps: readonly Step[] = [
  ...fillInAndPress(
    { phoneNumber: '03-5555-0142', personName: '鈴木 一郎', faxNumber: '03-5555-0143' },
    informationConfirmButton,
  ),
  { see: 'information.confirm.title' },
];
const manyItemsEntries = { item0: '', item2: 'branch99' };

const registrationEntries: Readonly<Record<string, string>> = {
  loginId: 'hajimete-user',
  password: newPassword,
  passwordConfirmation: newPassword,
  customerNumber: '0098765432',
  phoneNumber: '０２２（１２３）４５６７',
  customerName: '株式会社はじめて',
  postalCode: '9800014',
  address: '宮城県仙台市青葉区本町1-2-3',
};
const registrationCheckSteps: readonly Step[] = [
  ...fillInAndPress(registrationEntries, 'registration.customer.confirm'),
  { see: 'registration.customer.check' },
];
const registrationSendSteps: readonly Step[] = [
  ...registrationCheckSteps,
  { press: 'registration.customer.submit' },
];

/** The state of a screen whose address has an unknown token. */
const unknownLinkState = (path: (token: string) => string, shows: string): StateDefinition => ({
  description: 'The address is that of no link',
  path: () => path('no-link-at-all'),
  shows,
});

/** The states of a screen with an electronic-storage linkage that the customer can delete. */
const linkageDeletionStates = (
  operationId: 'deleteEStorageLinkage' | 'deleteEStorageLinkageByToken',
) =>
  ({
    delete: {
      description: 'The question before a linkage is deleted',
      steps: [{ press: 'e-storage.generated.delete' }],
      shows: openDialogSelector,
    },
    'changed-by-others': {
      answers: { [operationId]: { code: '409-1-00-01' } },
      steps: [
        { press: 'e-storage.generated.delete' },
        { see: openDialogSelector },
        { press: 'e-storage.delete.confirm' },
      ],
      shows: alertSelector,
    },
  }) satisfies Record<string, StateDefinition>;

const billListPath = (query: string): string => `${paths.bills()}?perPage=10&page=1${query}`;
const invoiceNumberSteps = (invoiceNumber: string): readonly Step[] =>
  fillInAndPress({ invoiceRegisterNumber: invoiceNumber }, 'invoice-number.enter.submit');

/** A screen that shows one legal text. */
const legalTextScreen: ScreenDefinition = {
  situation: 'a visitor',
  operations: [],
  states: {
    empty: { description: 'Not written yet', answers: { getLegalText: { example: 'empty' } } },
    'no-answer': {
      description: 'The text could not be read',
      answers: { getLegalText: { kind: 'drop' } },
    },
  },
};

/** For each screen, the states that no example of the contract shows. */
export const screenDefinitions: Readonly<Record<RouteName, ScreenDefinition>> = {
  login: {
    situation: 'a visitor',
    operations: ['getMypageLogo', 'getSettingInfo'],
    excludedExamples: ['temporaryPassword'],
    states: {
      incomplete: {
        description: 'The form was sent without entries',
        steps: [{ press: 'login.submit' }],
        shows: invalidFieldSelector,
      },
      'wrong-password': {
        description: 'The login ID or the password is wrong',
        steps: wrongPasswordSteps,
        shows: 'errors.400-1-02-01',
      },
      'just-locked': {
        description: 'One more wrong password has locked the account',
        situation: 'the account is one failure from being locked',
        steps: wrongPasswordSteps,
        shows: 'errors.400-1-02-03',
      },
      locked: {
        situation: 'the account is locked',
        ...refusedLoginState('errors.400-1-02-02'),
      },
      'locked-by-issuer': {
        situation: 'the account is locked by the issuer',
        ...refusedLoginState('errors.400-1-02-08'),
      },
      closed: { situation: 'the login ID is closed', ...refusedLoginState('errors.400-1-02-04') },
      suspended: { situation: 'the use is suspended', ...refusedLoginState('errors.400-1-11-02') },
      unlicensed: {
        description: 'The licence period of the account is over or has not begun',
        ...refusedLoginState('errors.402-1-00-01', 'unlicensed-user'),
      },
      'timed-out': {
        situation: 'the session has timed out',
        path: paths.top,
        shows: 'errors.401-1-02-01',
      },
    },
  },
  passwordReissue: {
    situation: 'a forgotten password is replaced by a link',
    operations: [],
    states: {
      default: { description: 'A forgotten password is replaced by a link' },
      'too-soon': {
        answers: { requestPasswordReissue: { code: '429-1-05-01' } },
        steps: reissueSteps(mailReissueButton, 'keiri@aoba.example.jp'),
        shows: alertSelector,
      },
      sent: {
        description: 'A mail with a link was sent',
        answers: { requestPasswordReissue: { example: 'default' } },
        steps: reissueSteps(mailReissueButton, `keiri@${'long-name.'.repeat(8)}example.jp`),
        shows: 'password.reissue.sent.title',
      },
      temporary: { situation: temporaryReissueSituation, shows: temporaryReissueButton },
      'temporary-refused': {
        description: 'The address is not that of the login ID',
        situation: temporaryReissueSituation,
        steps: reissueSteps(temporaryReissueButton, 'no-such-address@example.jp'),
        shows: invalidFieldSelector,
      },
      'temporary-sent': {
        description: 'A mail with a temporary password was sent',
        situation: temporaryReissueSituation,
        steps: reissueSteps(temporaryReissueButton, 'keiri@aoba-foods.example.jp'),
        shows: 'password.reissue.sent.title',
      },
    },
  },
  verify: {
    situation: 'a customer must verify the mail address',
    operations: ['getVerificationAddresses'],
    states: {
      sent: {
        description: 'A code was just sent',
        steps: [{ press: 'password.verify.send' }],
        shows: 'input[name=verificationCode]',
      },
      'wrong-code': {
        description: 'A wrong code was entered',
        situation: 'a confirmation code was sent',
        steps: fillInAndPress({ verificationCode: '000000' }, 'password.verify.check'),
        shows: invalidFieldSelector,
      },
      empty: {
        situation: 'a customer without a mail address must verify it',
        description: 'No address is registered; no code can be sent',
        shows: 'password.verify.noneTitle',
      },
    },
  },
  passwordSetting: {
    situation: 'a valid password setting token exists',
    operations: ['getPasswordSettingState'],
    states: {
      refused: {
        description: 'The new password breaks the rules',
        steps: fillInAndPress(
          { password: 'kaki', passwordConfirmation: 'kani' },
          'password.setting.submit',
        ),
        shows: invalidFieldSelector,
      },
      expired: { situation: 'an expired password setting token exists' },
      consumed: { situation: 'a used password setting token exists' },
      unknown: unknownLinkState(paths.passwordSetting, 'errors.404-1-03-01'),
    },
  },
  passwordChange: {
    situation: 'a customer with bills is logged in',
    operations: ['getPasswordPolicy'],
    states: {
      refused: {
        description: 'The new password breaks the rules',
        steps: passwordChangeSteps('kaki'),
        shows: invalidFieldSelector,
      },
      question: {
        description: 'The question before the password is changed',
        steps: passwordChangeSteps(newPassword),
        shows: openDialogSelector,
      },
      done: {
        description: 'The password was changed; the login follows',
        steps: [
          ...passwordChangeSteps(newPassword),
          { see: openDialogSelector },
          { press: 'password.change.confirm' },
        ],
        shows: 'password.change.done',
        endsAt: 'login',
      },
    },
  },
  passwordExpired: {
    situation: 'a customer must change the password',
    operations: ['getLoginProgress', 'getPasswordPolicy'],
    excludedExamples: ['verify', 'top', 'passwdTemporary'],
    states: {
      temporary: {
        situation: 'a customer must change a temporary password',
        shows: 'password.field.temporaryPassword',
      },
      refused: {
        answers: { changeExpiredPassword: { code: '400-1-02-03' } },
        steps: passwordChangeSteps(newPassword, 'password.expired.submit'),
        shows: alertSelector,
      },
    },
  },
  top: {
    situation: 'a customer with bills is logged in',
    operations: ['getCurrentUser', 'listOperatorNotices', 'getBillCounts', 'getBanner', 'getLogo'],
    states: {
      'without-bills': { situation: 'a customer without bills is logged in' },
      'without-numbers': {
        description: 'The numbers of bills could not be read',
        answers: { getBillCounts: { code: '500-1-00-01' } },
        shows: 'top.waiting.failed',
      },
      links: { situation: 'every operator notice has a link' },
    },
  },
  privacyPolicy: legalTextScreen,
  terms: legalTextScreen,
  user: {
    situation: 'no change is in progress',
    operations: ['getRegisteredInformation'],
    states: {
      pending: { situation: 'a change is in progress' },
      cancel: {
        description: 'The question before a requested change is cancelled',
        situation: 'a change is in progress',
        steps: [{ press: 'information.cancel.button' }],
        shows: openDialogSelector,
      },
      'many-items': {
        description: 'Sixty items with the longest labels and values',
        answers: { getRegisteredInformation: { body: manyItems } },
      },
    },
  },
  userEdit: {
    situation: 'no change is in progress',
    operations: ['getRegisteredInformation'],
    states: {
      pending: { situation: 'a change is in progress' },
      refused: {
        description: 'An entry is not valid, and a required one is missing',
        steps: fillInAndPress({ phoneNumber: '03-12', personName: '' }, informationConfirmButton),
        shows: invalidFieldSelector,
      },
      check: {
        description: 'The entries are shown before they are sent',
        steps: informationChangeSteps,
        shows: 'information.edit.submit',
      },
      'changed-by-issuer': {
        description: 'The issuer has removed an item in the meantime',
        steps: [
          ...informationChangeSteps,
          { limits: { formVersion: 2 } },
          { press: 'information.edit.submit' },
        ],
        shows: 'information.changed.goneTitle',
      },
      complete: {
        description: 'The change was requested',
        steps: [...informationChangeSteps, { press: 'information.edit.submit' }],
        shows: 'information.complete.title',
      },
      'many-items': {
        description: 'Sixty items; a required entry is missing',
        answers: { getRegisteredInformation: { body: manyItems } },
        steps: fillInAndPress({ ...manyItemsEntries, item9: '' }, informationConfirmButton),
        shows: invalidFieldSelector,
      },
      'many-items-check': {
        description: 'Sixty items, shown before they are sent',
        answers: { getRegisteredInformation: { body: manyItems } },
        steps: [
          ...fillInAndPress(manyItemsEntries, informationConfirmButton),
          { see: 'information.confirm.title' },
        ],
        shows: 'information.edit.submit',
      },
    },
  },
  notices: {
    situation: 'a customer with bills is logged in',
    operations: ['listNotices'],
    states: {
      failed: {
        description: 'An unexpected error, with details for support',
        answers: { listNotices: { code: '500-1-00-01' } },
        shows: 'errors.500-1-00-01',
      },
      unlicensed: {
        answers: { listNotices: { code: '402-1-00-01' } },
        shows: 'errors.402-1-00-01',
      },
      'not-found': {
        answers: { listNotices: { code: '404-1-00-02' } },
        shows: 'errors.404-1-00-02',
      },
      'new-version': {
        answers: { listNotices: { code: '400-1-99-02' } },
        shows: openDialogSelector,
      },
      'no-answer': {
        description: 'The connection was lost',
        answers: { listNotices: { kind: 'drop' } },
      },
    },
  },
  accountSettings: {
    situation: 'a customer with account settings is logged in',
    operations: ['getAccountSettings'],
    states: {
      refused: {
        description: 'An address is not complete',
        steps: fillInAndPress(
          { 'subMailAddressList.0.subMailAddress': 'keiri@' },
          'account.mail.save',
        ),
        shows: invalidFieldSelector,
      },
    },
  },
  mailEdit: {
    situation: 'a customer with account settings is logged in',
    operations: ['getMailAddresses'],
    states: {
      'changed-by-others': {
        answers: { updateMailAddresses: { code: '409-1-00-01' } },
        steps: fillInAndPress(
          { mailAddress: 'shiharai-tanto@aoba-foods.example.jp' },
          'account.mail.save',
        ),
        shows: 'account.changed.byOthers',
      },
    },
  },
  attachedMail: {
    situation: 'a customer with account settings is logged in',
    operations: ['getAttachedMailSettings'],
    states: {
      edited: {
        description: 'A change is not saved yet',
        steps: [{ press: 'account.lines.sameForAll' }],
        shows: 'account.lines.unsaved',
      },
    },
  },
  eStorage: {
    situation: 'a linkage is registered',
    operations: ['getEStorageLinkage'],
    states: {
      ...linkageDeletionStates('deleteEStorageLinkage'),
      absent: { situation: 'no linkage is registered' },
    },
  },
  bills: {
    situation: 'a customer with bills is logged in',
    path: () => billListPath(''),
    operations: ['searchBills', 'getBillSummary', 'getBillSearchOptions'],
    // A request for a page after the last page redirects to the last page, so the screen looks the same.
    excludedExamples: ['english', 'beyondLastPage'],
    states: {
      'wrong-entry': {
        description: 'Too many keywords',
        steps: fillInAndPress({ keyword: 'a b c d e f' }, 'bills.search.submit'),
        shows: invalidFieldSelector,
      },
      conditions: {
        description: 'The search has conditions, and the details of a bill are open',
        path: () => billListPath('&keyword=髙崎&priceTo=60000&searchTargetId=title'),
        steps: [{ press: 'bills.row.details' }],
      },
      'nothing-found': {
        description: 'No bill satisfies the conditions',
        path: () => billListPath('&keyword=該当なしの言葉'),
        shows: 'bills.result.clear',
      },
      'without-bills': { situation: 'a customer without bills is logged in' },
      'many-kinds': { situation: 'a customer with bills of many kinds is logged in' },
      'new-bills': {
        description: 'Only bills that were not downloaded yet',
        path: () => billListPath('&downloadStatus=notDownloaded'),
      },
      'return-file': {
        description: 'Another file is returned for a bill',
        answers: {
          searchBills: { example: 'everything' },
          createUploadToken: { example: 'default' },
        },
        steps: [{ press: 'bills.row.details' }, { press: 'bills.returnFile.replace' }],
        shows: 'input[type=file]',
      },
      'download-failed': {
        description: 'A download was interrupted',
        answers: { downloadBillPdf: { kind: 'drop' } },
        steps: [{ press: 'bills.row.pdf' }],
        shows: 'common.retry',
      },
      'no-answer': {
        description: 'A gateway answers instead of the service',
        answers: { searchBills: { kind: 'html', status: 502 } },
        shows: 'common.retry',
      },
    },
  },
  statusHistory: {
    situation: 'a bill has everything',
    path: (values) => statusHistoryPath(billIdOf(values)),
    operations: ['getStatusHistory'],
    states: {
      'changed-by-issuer': { situation: 'the issuer has changed the status of a bill' },
      first: { situation: 'a bill has its first status' },
    },
  },
  downloadEStorage: {
    situation: 'a customer with a linkage is logged in to a download link',
    operations: ['getEStorageLinkageByToken'],
    states: linkageDeletionStates('deleteEStorageLinkageByToken'),
  },
  downloadLogin: {
    situation: 'a valid download link exists',
    operations: ['getDownloadUrlState'],
    excludedExamples: ['loggedIn', 'longNames'],
    states: {
      'wrong-password': {
        description: 'The password is wrong',
        steps: fillInAndPress({ password: 'not-this-one' }, 'download-link.login.submit'),
        shows: invalidFieldSelector,
      },
      expired: { situation: 'an expired download link exists' },
      unknown: unknownLinkState(paths.downloadLogin, alertSelector),
    },
  },
  downloadList: {
    situation: 'a customer is logged in to a download link',
    operations: ['listDownloadFiles'],
    states: {
      many: {
        description: 'The link has the files of 300 bills',
        path: () => paths.downloadLogin('demo-download-many'),
        steps: fillInAndPress({ password }, 'download-link.login.submit'),
        shows: 'tbody tr:nth-of-type(20)',
      },
      gone: {
        answers: { downloadUrlFile: { code: '403-1-08-01' } },
        steps: [{ press: 'tbody button' }],
        shows: 'downloads.goneHint.unpublished',
      },
    },
  },
  downloadStatusHistory: {
    situation: 'a customer is logged in to a download link',
    path: (values) => mailedLinkHistoryPath(billIdOf(values)),
    operations: ['getDownloadStatusHistory'],
    states: {},
  },
  applyMailAddress: {
    situation: 'a visitor',
    operations: [],
    states: {
      refused: {
        answers: { registerMailAddress: { code: '400-1-07-01' } },
        steps: fillInAndPress(
          { mailAddress: 'keiri@aoba-foods.example.jp' },
          'registration.mailAddress.submit',
        ),
        shows: alertSelector,
      },
      sent: {
        description: 'A mail with a link was sent',
        steps: fillInAndPress({ mailAddress: longMailAddress }, 'registration.mailAddress.submit'),
        shows: 'registration.mailAddress.again',
      },
    },
  },
  applyAgreement: {
    situation: 'a valid registration token exists',
    operations: ['getRegistrationState'],
    states: {
      refused: {
        description: 'The agreement is missing',
        steps: [{ press: 'registration.agreement.submit' }],
        shows: invalidFieldSelector,
      },
      expired: { situation: 'an expired registration token exists' },
      consumed: { situation: 'a used registration token exists' },
      unknown: unknownLinkState(paths.applyAgreement, 'errors.404-1-07-01'),
    },
  },
  applyCustomer: {
    situation: 'a registration token with the agreement given exists',
    operations: ['getRegistrationForm'],
    states: {
      refused: {
        description: 'Login ID and password break the rules',
        steps: fillInAndPress(
          { loginId: 'abc', password: 'kaki' },
          'registration.customer.confirm',
        ),
        shows: invalidFieldSelector,
      },
      check: {
        description: 'The entries are shown before they are sent',
        steps: registrationCheckSteps,
        shows: 'registration.customer.submit',
      },
    },
  },
  applyComplete: {
    situation: 'a registration token with the agreement given exists',
    operations: [],
    states: {
      registered: {
        description: 'The registration is complete',
        path: ({ token }) => paths.applyCustomer(String(token)),
        steps: registrationSendSteps,
        shows: 'registration.complete.next',
      },
      'long-names': {
        description: 'The registration is complete; login ID and name are long',
        path: ({ token }) => paths.applyCustomer(String(token)),
        answers: { registerCustomer: { example: 'longNames' } },
        steps: registrationSendSteps,
        shows: 'registration.complete.next',
      },
    },
  },
  invoiceNumber: {
    situation: 'a valid invoice number token exists',
    operations: ['getInvoiceRegisterNumberState'],
    states: {
      nameless: {
        situation: 'an invoice number token of a customer without a name exists',
        shows: 'errors.403-1-10-01',
      },
      expired: { situation: 'an expired invoice number token exists' },
      consumed: { situation: 'a used invoice number token exists' },
      unknown: unknownLinkState(paths.invoiceNumber, alertSelector),
      refused: {
        description: 'No number was entered',
        steps: invoiceNumberSteps(''),
        shows: invalidFieldSelector,
      },
      hint: {
        description: 'The check digit of the number does not fit',
        steps: invoiceNumberSteps('T1234567890124').slice(0, 1),
        shows: 'invoice-number.check.title',
      },
      check: {
        description: 'The number is shown before it is sent',
        steps: invoiceNumberSteps('T1234567890124'),
        shows: 'invoice-number.confirm.submit',
      },
      complete: {
        description: 'The number was registered',
        steps: [
          ...invoiceNumberSteps('T1234567890124'),
          { press: 'invoice-number.confirm.submit' },
        ],
        shows: 'invoice-number.complete.next',
      },
    },
  },
  logout: {
    situation: 'a customer with automatic login is logged in',
    operations: [],
    states: {
      done: {
        description: 'The customer has logged out; the login follows',
        situation: 'a customer with bills is logged in',
        shows: 'shell.loggedOut',
        endsAt: 'login',
      },
      failed: {
        description: 'The logout failed',
        answers: { logout: { code: '500-1-00-01' } },
        shows: 'errors.500-1-00-01',
      },
    },
  },
  error: {
    situation: 'a visitor',
    operations: [],
    states: {
      'unknown-link': {
        description: 'The message of an error that the address names',
        path: () => paths.error('404-1-03-01'),
        shows: 'errors.404-1-03-01',
      },
      unexpected: {
        description: 'An unexpected error, with details for support',
        path: () => paths.error('500-1-00-01'),
        shows: 'errors.500-1-00-01',
      },
    },
  },
};
