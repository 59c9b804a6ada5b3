import { operations, type OperationId } from '../../generated/operations.ts';
import { providerStates } from '../../mocks/sandbox/provider-states.ts';
import type { World } from '../../mocks/sandbox/world.ts';
import { Customer, password, type Answer } from './support.ts';

/** One call of an operation that is answered: in which state, how, with what. */
export type Step = {
  state: string;
  params?: Record<string, unknown>;
  path: string;
  body?: unknown;
  form?: Record<string, string>;
};

const login = 'a customer with bills is logged in';
const bill = 'bill-202611-00118';
const token = 'tk_7Qm2Zx9LrB4sVn8K';
const next = { password: 'Kaki-no-ki-1987', passwordConfirmation: 'Kaki-no-ki-1987' };
const inLink = 'a customer is logged in to a download link';
const numberLink = 'a valid invoice number token exists';

const registrationItems = {
  customerNumber: '0099887766',
  phoneNumber: '022-123-4567',
  customerName: '株式会社新規',
  departmentName: null,
  postalCode: '980-0014',
  address: '宮城県仙台市青葉区本町0-0-0',
  faxNumber: null,
  invoiceRegisterNumber: null,
};
const addresses = {
  revision: 'rev-1',
  mailAddress: 'new@aoba-foods.example.jp',
  subMailAddressList: [],
};

export const steps: Record<OperationId, Step> = {
  getSettingInfo: { state: 'a visitor', path: '/setting/info' },
  getBanner: { state: 'a visitor', path: '/setting/banner' },
  getLogo: { state: 'a visitor', path: '/setting/logo' },
  getMypageLogo: { state: 'a visitor', path: '/setting/mypage-logo' },
  getLegalText: { state: 'a visitor', path: '/setting/legal-texts/terms' },
  getCurrentUser: { state: login, path: '/user/me' },
  getRegisteredInformation: {
    state: 'a change is in progress',
    path: '/user/registered-information',
  },
  submitChangeRequest: {
    state: 'no change is in progress',
    path: '/user/change-requests',
    body: {
      revision: 'rev-1-1',
      changeReflectionMonth: '{changeReflectionMonth}',
      items: [{ itemKey: 'phoneNumber', value: '03-5555-0142' }],
    },
  },
  cancelChangeRequest: {
    state: 'a change is in progress',
    path: '/user/change-requests/cr-20261119-0003',
  },
  getAccountSettings: { state: login, path: '/user/account-settings' },
  updateLedgerMailAttachment: {
    state: login,
    path: '/user/ledger-mail-attachment',
    body: { revision: 'rev-1', isLedgerMailAttached: false },
  },
  getMailAddresses: { state: login, path: '/user/mail-addresses' },
  updateMailAddresses: { state: login, path: '/user/mail-addresses', body: addresses },
  getAttachedMailSettings: { state: login, path: '/user/attached-mail-settings' },
  updateAttachedMailSettings: {
    state: login,
    path: '/user/attached-mail-settings',
    body: {
      revision: 'rev-1',
      items: [{ billTypeId: 'invoice', isAttached: false, fileFormats: [], mailAddresses: [] }],
    },
  },
  listOperatorNotices: { state: login, path: '/notices/operator' },
  listNotices: { state: login, path: '/notices' },
  downloadNoticeAttachment: {
    state: login,
    path: '/notices/notice-0042/attachments/notice-0042-1',
  },
  login: { state: 'a visitor', path: '/auth/login', body: { loginId: 'demo-user', password } },
  getLoginProgress: { state: 'a customer must change the password', path: '/auth/login-progress' },
  logout: { state: login, path: '/auth/logout', body: {} },
  getPasswordPolicy: { state: 'a visitor', path: '/auth/password-policy' },
  requestPasswordReissue: {
    state: 'a visitor',
    path: '/auth/password-reissue',
    body: { loginId: 'demo-user', registeredMailAddress: 'keiri@aoba-foods.example.jp' },
  },
  issueTemporaryPassword: {
    state: 'a visitor',
    path: '/auth/temporary-password',
    body: { loginId: 'plain-user', registeredMailAddress: 'keiri@plain.example.jp' },
  },
  getPasswordSettingState: {
    state: 'a valid password setting token exists',
    path: `/auth/password-settings/${token}`,
  },
  setPasswordByToken: {
    state: 'a valid password setting token exists',
    path: `/auth/password-settings/${token}`,
    body: next,
  },
  changePassword: {
    state: login,
    path: '/auth/password',
    body: { currentPassword: password, ...next },
  },
  changeExpiredPassword: {
    state: 'a visitor',
    path: '/auth/expired-password',
    body: { loginId: 'expired-user', currentPassword: password, ...next },
  },
  getVerificationAddresses: {
    state: 'a confirmation code was sent',
    path: '/auth/verification-addresses',
  },
  sendVerificationCode: {
    state: 'a customer must verify the mail address',
    path: '/auth/verification-codes',
    body: { mailAddressId: 'ma-1' },
  },
  checkVerificationCode: {
    state: 'a confirmation code was sent',
    path: '/auth/verification-codes/check',
    body: { verificationCode: '482916' },
  },
  getBillSearchOptions: { state: login, path: '/bills/search-options' },
  searchBills: { state: login, path: '/bills?perPage=100&keyword=%E8%AB%8B%E6%B1%82' },
  getBillSummary: { state: login, path: '/bills/summary?keyword=%E8%AB%8B%E6%B1%82' },
  getBillCounts: { state: login, path: '/bills/counts' },
  previewBillPdf: { state: 'a bill can be downloaded', path: `/bills/${bill}/preview` },
  downloadBillPdf: { state: 'a bill can be downloaded', path: `/bills/${bill}/pdf` },
  downloadBillCsv: { state: 'a bill can be downloaded', path: `/bills/${bill}/csv` },
  downloadBillAttachment: {
    state: 'a bill has an attachment',
    path: `/bills/${bill}/attachments/${bill}-att-1`,
  },
  downloadReturnedFile: {
    state: 'a bill has a returned file',
    path: `/bills/${bill}/returned-file`,
  },
  createUploadToken: {
    state: 'a file can be sent back for a bill',
    path: `/bills/${bill}/upload-tokens`,
  },
  uploadReturnedFile: {
    state: 'a file can be sent back for a bill',
    path: `/bills/${bill}/returned-file`,
    form: {
      uploadToken: 'upl_7Qm2ZK0pT4vXc9sLb1RfYw',
      revision: 'rev-1',
      fileName: '受領書.pdf',
      file: 'content',
    },
  },
  updateBillStatus: {
    state: 'the status of a bill can be set',
    path: `/bills/${bill}/status`,
    body: { revision: 'rev-1', statusId: 'confirmed' },
  },
  downloadBillsZip: { state: 'a bill can be downloaded', path: `/bills/zip?billId=${bill}` },
  getStatusHistory: { state: 'a bill can be downloaded', path: `/status-history?billId=${bill}` },
  getDownloadUrlState: { state: inLink, path: `/downloads/${token}` },
  loginDownloadUrl: {
    state: 'a valid download link exists',
    path: `/downloads/${token}/login`,
    body: { password },
  },
  getDownloadSession: { state: inLink, path: '/download-session' },
  listDownloadFiles: { state: inLink, path: `/downloads/${token}/files` },
  downloadUrlFile: { state: inLink, path: `/downloads/${token}/files/{fileId}` },
  downloadUrlZip: { state: inLink, path: `/downloads/${token}/zip?fileId={fileId}` },
  getDownloadStatusHistory: {
    state: inLink,
    path: `/downloads/${token}/status-history?billId={billId}`,
  },
  registerMailAddress: {
    state: 'a visitor',
    path: '/registration/mail-addresses',
    body: { mailAddress: 'keiri@brand-new.example.jp' },
  },
  getRegistrationState: {
    state: 'a valid registration token exists',
    path: `/registration/${token}`,
  },
  agreeToTerms: {
    state: 'a valid registration token exists',
    path: `/registration/${token}/agreement`,
    body: {
      isUserAgreementAgreed: true,
      userAgreementVersion: '2026-04',
      isPrivacyPolicyAgreed: true,
      privacyPolicyVersion: '2025-10',
    },
  },
  getRegistrationForm: {
    state: 'a registration token with the agreement given exists',
    path: `/registration/${token}/customer`,
  },
  registerCustomer: {
    state: 'a registration token with the agreement given exists',
    path: `/registration/${token}/customer`,
    body: {
      revision: 'rev-form-1',
      loginId: 'new-customer',
      ...next,
      items: Object.entries(registrationItems).map(([itemKey, value]) => ({ itemKey, value })),
    },
  },
  getEStorageLinkage: { state: 'a linkage is registered', path: '/e-storage/linkage' },
  registerEStorageLinkage: { state: 'no linkage is registered', path: '/e-storage/linkage' },
  deleteEStorageLinkage: {
    state: 'a linkage is registered',
    path: '/e-storage/linkage?revision=rev-1234-1234567890123',
  },
  getEStorageLinkageByToken: { state: inLink, path: `/e-storage/by-token/${token}/linkage` },
  registerEStorageLinkageByToken: { state: inLink, path: `/e-storage/by-token/${token}/linkage` },
  deleteEStorageLinkageByToken: {
    state: 'a customer with a linkage is logged in to a download link',
    path: `/e-storage/by-token/${token}/linkage?revision=rev-1234-1234567890123`,
  },
  getInvoiceRegisterNumberState: { state: numberLink, path: `/invoice-number/${token}` },
  registerInvoiceRegisterNumber: {
    state: numberLink,
    path: `/invoice-number/${token}`,
    body: { revision: 'rev-T1234567890123', invoiceRegisterNumber: 'T8030002345678' },
  },
};

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));

export const methodOf = (operationId: OperationId): string =>
  (operations.find((one) => one.operationId === operationId)?.method ?? 'get').toUpperCase();

/** The form of a step, for multipart bodies. */
export function formOf({ form }: Step): FormData | undefined {
  if (!form) return undefined;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    data.set(name, name === 'file' ? new Blob([value]) : value);
  }
  return data;
}

/** Makes the call of a step; `change` is what is done to its body before it is sent. */
type TakeStep = (change?: (body: unknown) => unknown) => Promise<Answer>;

/**
 * Brings about the state of an operation's step.
 *
 * @param url of the sandbox or of a mock server before it
 * @returns what makes the call
 */
export async function prepare(
  world: World,
  url: string,
  operationId: OperationId,
): Promise<TakeStep> {
  const step = steps[operationId];
  const values = (await providerStates[step.state]?.setup(world, step.params ?? {})) ?? {};
  const customer = new Customer(url, operationId === 'issueTemporaryPassword' ? 'plain' : 'demo');
  for (const pair of String(values['cookie'] ?? '').split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    customer.cookies.set(name, value);
  }
  return (change = (body) => body) => {
    const form = formOf(step);
    return customer.call(methodOf(operationId), fill(step.path, values), {
      ...(step.body !== undefined && {
        body: change(JSON.parse(fill(JSON.stringify(step.body), values))),
      }),
      ...(form && { form }),
    });
  };
}
