import { saveAccount, type Account } from '../accounts.ts';
import { seedPassword } from '../seed/logins.ts';
import { startAnew } from '../seed/seed.ts';
import { startLinkSession } from '../session-links.ts';
import { randomToken } from '../sessions.ts';
import { makeToken, type TokenKind } from '../tokens.ts';
import type { World } from '../world.ts';
import { demoAccount, visitorValues } from './logins.ts';
import {
  modifier,
  textParam,
  type ProviderState,
  type StateParams,
  type StateValues,
} from './state.ts';

/** The contract's example of a token. */
const exampleToken = 'tk_7Qm2Zx9LrB4sVn8K';

const day = 24 * 60 * 60 * 1000;

const tokenParam = { token: `The token; ${exampleToken} unless given.` };

type LinkState = 'valid' | 'expired' | 'used';

/** What a link of each kind carries besides its account. */
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
  eStorage: () => ({}),
};

function putLink(world: World, kind: TokenKind, state: LinkState, params: StateParams): string {
  const now = world.clock.now();
  const token = textParam(params, 'token', exampleToken);
  const loginId = textParam(params, 'loginId', 'demo-user');
  const accountId = kind === 'registration' ? null : demoAccount(world, loginId).accountId;
  const payload = payloads[kind](params);
  const expiresAt = state === 'expired' ? now - day : now + day;
  makeToken(world, { kind, customerCode: 'demo', accountId, payload, expiresAt }, token);
  if (state === 'used') {
    world.db.run('UPDATE tokens SET consumedAt = ? WHERE token = ?', now - 60_000, token);
  }
  return token;
}

const link = (
  kind: TokenKind,
  state: LinkState,
  description: string,
  more: Record<string, string> = {},
  fixed: StateParams = {},
  gives: StateValues = {},
): ProviderState => ({
  description,
  params: { ...tokenParam, ...more },
  setup: async (world, params): Promise<StateValues> => {
    await startAnew(world);
    const token = putLink(world, kind, state, { ...fixed, ...params });
    const given = Object.keys(gives).map((name) => [
      name,
      textParam(params, name, String(gives[name])),
    ]);
    return { ...visitorValues(), token, ...Object.fromEntries(given) };
  },
});

const purpose = { purpose: 'initial or reissue (default).' };
const owner = { loginId: 'Whose; demo-user unless given.' };

/** Files of the newest bill of an account that can be had. */
const newestIds = (world: World, accountId: string): StateValues => {
  const bill = world.db.get<{ billId: string }>(
    `SELECT billId FROM bills WHERE accountId = ? AND isPublished = 1
     ORDER BY publicationDate DESC, billNumber LIMIT 1`,
    accountId,
  );
  return bill ? { billId: bill.billId, fileId: `${bill.billId}-pdf` } : {};
};

const inLink = (
  description: string,
  apply: (world: World, account: Account) => void,
): ProviderState => ({
  description,
  params: { ...tokenParam, ...owner },
  setup: async (world, params) => {
    await startAnew(world);
    const token = putLink(world, 'download', 'valid', params);
    const account = demoAccount(world, textParam(params, 'loginId', 'demo-user'));
    apply(world, account);
    const { sessionId } = startLinkSession(world, { token, accountId: account.accountId });
    const xsrfToken = randomToken();
    const cookie = `MYPAGE_DOWNLOAD=${sessionId}; XSRF-TOKEN=${xsrfToken}`;
    const ids = newestIds(world, account.accountId);
    return { xsrfToken, cookie, token, ...ids, revision: 'rev-1234-1234567890123' };
  },
});

/** Situations of mailed links (S4). All of them start from a reset. */
export const linkStates: Record<string, ProviderState> = {
  'a valid password setting token exists': link(
    'passwordSetting',
    'valid',
    'It can be used once.',
    { ...purpose, ...owner },
  ),
  'an expired password setting token exists': link(
    'passwordSetting',
    'expired',
    'Over since yesterday.',
    purpose,
  ),
  'a used password setting token exists': link(
    'passwordSetting',
    'used',
    'The password was set with it.',
    purpose,
  ),
  'a password setting token of a closed login ID exists': link(
    'passwordSetting',
    'valid',
    'The issuer closed closed-user.',
    purpose,
    { loginId: 'closed-user' },
  ),
  'a password setting token of a locked account exists': link(
    'passwordSetting',
    'valid',
    'The issuer locked issuer-locked-user.',
    purpose,
    { loginId: 'issuer-locked-user' },
  ),
  'a valid registration token exists': link(
    'registration',
    'valid',
    'The agreement comes next.',
    {},
    {},
    { userAgreementVersion: '2026-04', privacyPolicyVersion: '2025-10' },
  ),
  'another version of the legal texts is in force': modifier(
    'Each has the number 2 behind it.',
    (world) => {
      world.limits.legalTextVersion = 2;
    },
  ),
  'a registration token with the agreement given exists': link(
    'registration',
    'valid',
    'The customer information comes next.',
    {},
    { hasAgreed: true },
    { revision: 'rev-form-1' },
  ),
  'an expired registration token exists': link('registration', 'expired', 'Over since yesterday.'),
  'a used registration token exists': link(
    'registration',
    'used',
    'An account was made with it.',
    { loginId: 'Its login ID; shinki-user unless given.' },
    { hasAgreed: true },
    { loginId: 'shinki-user' },
  ),
  'a valid download link exists': link(
    'download',
    'valid',
    'Nobody is logged in to it.',
    owner,
    {},
    { password: seedPassword },
  ),
  'an expired download link exists': link('download', 'expired', 'Over since yesterday.'),
  'a customer is logged in to a download link': inLink(
    'The newest 12 bills of demo-user, with the session of the link.',
    () => {},
  ),
  'a customer with a linkage is logged in to a download link': inLink(
    'As without, and there is an electronic-storage linkage.',
    (world, account) => {
      account.profile.linkage = { code: '1234:1234567890123', generatedAt: world.clock.now() };
      saveAccount(world.db, account);
    },
  ),
  'a valid invoice number token exists': link(
    'invoiceNumber',
    'valid',
    'The number can be entered.',
    owner,
    {},
    { revision: 'rev-T1234567890123' },
  ),
  'an expired invoice number token exists': link(
    'invoiceNumber',
    'expired',
    'Over since yesterday.',
  ),
  'a used invoice number token exists': link(
    'invoiceNumber',
    'used',
    'The number was entered with it.',
  ),
  'an invoice number token of a customer without a name exists': link(
    'invoiceNumber',
    'valid',
    'nameless-user.',
    {},
    { loginId: 'nameless-user' },
  ),
};
