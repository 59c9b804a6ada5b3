import { saveAccount } from '../accounts.ts';
import { dayMs } from '../japan-time.ts';
import { seedPassword } from '../seed/accounts.ts';
import { randomToken, startLinkSession } from '../sessions.ts';
import { createLink, type LinkKind } from '../links.ts';
import type { SandboxData } from '../sandbox-data.ts';
import { demoAccountOf, createVisitorValues } from './logins.ts';
import { textParam, type SetUp, type StateParams, type StateValues } from './state.ts';

/** The contract's example of a token. */
const exampleToken = 'tk_7Qm2Zx9LrB4sVn8K';

type LinkState = 'valid' | 'expired' | 'used';

const payloadMakers: Record<LinkKind, (params: StateParams) => Record<string, unknown>> = {
  passwordSetting: (params) => ({ purpose: textParam(params, 'purpose', 'reissue') }),
  registration: (params) => ({
    mailAddress: textParam(params, 'mailAddress', 'keiri@shinki.example.jp'),
    hasAgreed: params['hasAgreed'] === true,
    loginId: textParam(params, 'loginId', 'shinki-user'),
    customerName: '株式会社新規',
  }),
  download: () => ({ billCount: 12 }),
  invoiceNumber: () => ({ invoiceRegisterNumber: 'T8030002345678' }),
};

function addLink(
  sandbox: SandboxData,
  kind: LinkKind,
  state: LinkState,
  params: StateParams,
): string {
  const now = sandbox.clock.now();
  const token = textParam(params, 'token', exampleToken);
  const loginId = textParam(params, 'loginId', 'demo-user');
  const visitor = { customerCode: 'demo', accountId: null };
  const owner = kind === 'registration' ? visitor : demoAccountOf(sandbox, loginId);
  const expiresAt = state === 'expired' ? now - dayMs : now + dayMs;
  createLink(sandbox, owner, { kind, payload: payloadMakers[kind](params), expiresAt }, token);
  if (state === 'used') sandbox.db.update('tokens', { token }, { consumedAt: now - 60_000 });
  return token;
}

type LinkOptions = {
  /** Values for the request; a parameter of the same name replaces a value. */
  values?: Record<string, string>;
  /** Parameters that the state has by default. */
  params?: StateParams;
};

/** A state with a mailed link, by default of `demo-user` and with the token of the contract's example. */
const linkSetUp =
  (
    kind: LinkKind,
    state: LinkState,
    { values = {}, params: defaultParams }: LinkOptions = {},
  ): SetUp =>
  (sandbox, params) => {
    const token = addLink(sandbox, kind, state, { ...defaultParams, ...params });
    const valueEntries = Object.entries(values);
    const textEntries = valueEntries.map(([name, value]) => [name, textParam(params, name, value)]);
    return { ...createVisitorValues(), token, ...Object.fromEntries(textEntries) };
  };

const newestBillValues = (sandbox: SandboxData, accountId: string): StateValues => {
  const bill = sandbox.db.get<{ billId: string }>(
    `SELECT billId FROM bills WHERE accountId = ? AND isPublished = 1
     ORDER BY publicationDate DESC, billNumber LIMIT 1`,
    accountId,
  );
  return bill ? { billId: bill.billId, fileId: `${bill.billId}-pdf` } : {};
};

/** Withdraws the third newest bill, and moves the download deadline of the fourth newest bill to the past. */
function makeTwoBillsUnavailable({ db }: SandboxData, accountId: string): void {
  const rowIds = db.firstColumn<number>(
    `SELECT billRowId FROM bills WHERE accountId = ? ORDER BY publicationDate DESC, billNumber LIMIT 4`,
    accountId,
  );
  const [, , thirdRowId = 0, fourthRowId = 0] = rowIds;
  db.update('bills', { billRowId: thirdRowId }, { isPublished: 0 });
  db.update(
    'bills',
    { billRowId: fourthRowId },
    { isPublished: 1, downloadDeadline: '2020-01-31' },
  );
}

/** A state in which a customer is logged in to a download link, with or without an electronic-storage linkage. */
const stateWithLinkLogin =
  ({ hasLinkage }: { hasLinkage: boolean }): SetUp =>
  (sandbox, params) => {
    const token = addLink(sandbox, 'download', 'valid', params);
    const account = demoAccountOf(sandbox, textParam(params, 'loginId', 'demo-user'));
    if (hasLinkage) {
      account.profile.linkage = { code: '1234:1234567890123', generatedAt: sandbox.clock.now() };
      saveAccount(sandbox.db, account);
    }
    const { sessionId } = startLinkSession(sandbox, { token, accountId: account.accountId });
    const xsrfToken = randomToken();
    const cookie = `MYPAGE_DOWNLOAD=${sessionId}; XSRF-TOKEN=${xsrfToken}`;
    makeTwoBillsUnavailable(sandbox, account.accountId);
    const bill = newestBillValues(sandbox, account.accountId);
    return { xsrfToken, cookie, token, ...bill, revision: 'rev-1234-1234567890123' };
  };

const legalTextVersions = { userAgreementVersion: '2026-04', privacyPolicyVersion: '2025-10' };
const agreedParams = { hasAgreed: true };

/** States of mailed links (S4). */
export const linkStates = {
  'a valid password setting token exists': linkSetUp('passwordSetting', 'valid'),
  'an expired password setting token exists': linkSetUp('passwordSetting', 'expired'),
  'a used password setting token exists': linkSetUp('passwordSetting', 'used'),
  'a password setting token of a closed login ID exists': linkSetUp('passwordSetting', 'valid', {
    params: { loginId: 'closed-user' },
  }),
  'a password setting token of a locked account exists': linkSetUp('passwordSetting', 'valid', {
    params: { loginId: 'issuer-locked-user' },
  }),
  'a valid registration token exists': linkSetUp('registration', 'valid', {
    values: legalTextVersions,
  }),
  'a registration token with the agreement given exists': linkSetUp('registration', 'valid', {
    values: { revision: 'rev-form-1' },
    params: agreedParams,
  }),
  'an expired registration token exists': linkSetUp('registration', 'expired'),
  'a used registration token exists': linkSetUp('registration', 'used', {
    values: { loginId: 'shinki-user' },
    params: agreedParams,
  }),
  'a valid download link exists': linkSetUp('download', 'valid', {
    values: { password: seedPassword },
  }),
  'an expired download link exists': linkSetUp('download', 'expired'),
  'a customer is logged in to a download link': stateWithLinkLogin({ hasLinkage: false }),
  'a customer with a linkage is logged in to a download link': stateWithLinkLogin({
    hasLinkage: true,
  }),
  'a valid invoice number token exists': linkSetUp('invoiceNumber', 'valid', {
    values: { revision: 'rev-T1234567890123' },
  }),
  'an expired invoice number token exists': linkSetUp('invoiceNumber', 'expired'),
  'a used invoice number token exists': linkSetUp('invoiceNumber', 'used'),
  'an invoice number token of a customer without a name exists': linkSetUp(
    'invoiceNumber',
    'valid',
    {
      params: { loginId: 'nameless-user' },
    },
  ),
} satisfies Record<string, SetUp>;
