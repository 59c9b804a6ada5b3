import { saveAccount } from '../accounts.ts';
import { day } from '../japan-time.ts';
import { seedPassword } from '../seed/accounts.ts';
import { randomToken, startLinkSession } from '../sessions.ts';
import { makeToken, type TokenKind } from '../tokens.ts';
import type { World } from '../world.ts';
import { demoAccount, visitorValues } from './logins.ts';
import { textParam, type SetUp, type StateParams, type StateValues } from './state.ts';

/** The contract's example of a token. */
const exampleToken = 'tk_7Qm2Zx9LrB4sVn8K';

type LinkState = 'valid' | 'expired' | 'used';

const payloads: Record<TokenKind, (params: StateParams) => Record<string, unknown>> = {
  passwordSetting: (params) => ({ purpose: textParam(params, 'purpose', 'reissue') }),
  registration: (params) => ({
    mailAddress: textParam(params, 'mailAddress', 'keiri@shinki.example.jp'),
    hasAgreed: params['hasAgreed'] === true,
    loginId: textParam(params, 'loginId', 'shinki-user'),
    customerName: '株式会社新規',
  }),
  download: () => ({ newest: 12 }),
  invoiceNumber: () => ({ invoiceRegisterNumber: 'T8030002345678' }),
};

function addLink(world: World, kind: TokenKind, state: LinkState, params: StateParams): string {
  const now = world.clock.now();
  const token = textParam(params, 'token', exampleToken);
  const loginId = textParam(params, 'loginId', 'demo-user');
  const accountId = kind === 'registration' ? null : demoAccount(world, loginId).accountId;
  const payload = payloads[kind](params);
  const expiresAt = state === 'expired' ? now - day : now + day;
  makeToken(world, { kind, customerCode: 'demo', accountId, payload, expiresAt }, token);
  if (state === 'used') {
    world.db.update('tokens', { token }, { consumedAt: now - 60_000 });
  }
  return token;
}

/**
 * A mailed link of `demo-user`, by default with the contract's example of a token.
 *
 * @param values for the request; a parameter of the same name replaces each
 * @param fixed parameters that the state always has
 */
const link =
  (
    kind: TokenKind,
    state: LinkState,
    values: Record<string, string> = {},
    fixed: StateParams = {},
  ): SetUp =>
  (world, params) => {
    const token = addLink(world, kind, state, { ...fixed, ...params });
    const givenValues = Object.entries(values).map(([name, value]) => [
      name,
      textParam(params, name, value),
    ]);
    return { ...visitorValues(), token, ...Object.fromEntries(givenValues) };
  };

const newestBill = (world: World, accountId: string): StateValues => {
  const bill = world.db.get<{ billId: string }>(
    `SELECT billId FROM bills WHERE accountId = ? AND isPublished = 1
     ORDER BY publicationDate DESC, billNumber LIMIT 1`,
    accountId,
  );
  return bill ? { billId: bill.billId, fileId: `${bill.billId}-pdf` } : {};
};

/** Withdraws the third newest bill, and ends the deadline of the fourth. */
function closeTwoBills({ db }: World, accountId: string): void {
  const rowIds = db.values<number>(
    `SELECT billRowId FROM bills WHERE accountId = ? ORDER BY publicationDate DESC, billNumber LIMIT 4`,
    accountId,
  );
  for (const [at, change] of [
    [2, { isPublished: 0 }],
    [3, { downloadDeadline: '2020-01-31' }],
  ] as const)
    db.update('bills', { billRowId: rowIds[at] ?? 0 }, { isPublished: 1, ...change });
}

/** A login to a download link, with or without an electronic-storage linkage. */
const inLink =
  ({ hasLinkage }: { hasLinkage: boolean }): SetUp =>
  (world, params) => {
    const token = addLink(world, 'download', 'valid', params);
    const account = demoAccount(world, textParam(params, 'loginId', 'demo-user'));
    if (hasLinkage) {
      account.profile.linkage = { code: '1234:1234567890123', generatedAt: world.clock.now() };
      saveAccount(world.db, account);
    }
    const { sessionId } = startLinkSession(world, { token, accountId: account.accountId });
    const xsrfToken = randomToken();
    const cookie = `MYPAGE_DOWNLOAD=${sessionId}; XSRF-TOKEN=${xsrfToken}`;
    closeTwoBills(world, account.accountId);
    const bill = newestBill(world, account.accountId);
    return { xsrfToken, cookie, token, ...bill, revision: 'rev-1234-1234567890123' };
  };

const versions = { userAgreementVersion: '2026-04', privacyPolicyVersion: '2025-10' };

/** States of mailed links (S4). */
export const linkStates = {
  'a valid password setting token exists': link('passwordSetting', 'valid'),
  'an expired password setting token exists': link('passwordSetting', 'expired'),
  'a used password setting token exists': link('passwordSetting', 'used'),
  'a password setting token of a closed login ID exists': link(
    'passwordSetting',
    'valid',
    {},
    { loginId: 'closed-user' },
  ),
  'a password setting token of a locked account exists': link(
    'passwordSetting',
    'valid',
    {},
    { loginId: 'issuer-locked-user' },
  ),
  'a valid registration token exists': link('registration', 'valid', versions),
  'a registration token with the agreement given exists': link(
    'registration',
    'valid',
    { revision: 'rev-form-1' },
    { hasAgreed: true },
  ),
  'an expired registration token exists': link('registration', 'expired'),
  'a used registration token exists': link(
    'registration',
    'used',
    { loginId: 'shinki-user' },
    { hasAgreed: true },
  ),
  'a valid download link exists': link('download', 'valid', { password: seedPassword }),
  'an expired download link exists': link('download', 'expired'),
  'a customer is logged in to a download link': inLink({ hasLinkage: false }),
  'a customer with a linkage is logged in to a download link': inLink({ hasLinkage: true }),
  'a valid invoice number token exists': link('invoiceNumber', 'valid', {
    revision: 'rev-T1234567890123',
  }),
  'an expired invoice number token exists': link('invoiceNumber', 'expired'),
  'a used invoice number token exists': link('invoiceNumber', 'used'),
  'an invoice number token of a customer without a name exists': link(
    'invoiceNumber',
    'valid',
    {},
    { loginId: 'nameless-user' },
  ),
} satisfies Record<string, SetUp>;
