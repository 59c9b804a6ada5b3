import { accountByLoginId, saveAccount } from '../accounts.ts';
import { isErrorCode } from '../errors.ts';
import { day } from '../japan-time.ts';
import { randomToken, startSession, startLinkSession } from '../sessions.ts';
import { demoAccount } from './logins.ts';
import { textParam, type SetUp, type StateValues } from './state.ts';
import { makeToken } from '../tokens.ts';
import type { World } from '../world.ts';

/** A complete login of another account, also to a download link of that account. */
function otherLogin(world: World, customerCode: string, loginId: string): StateValues {
  const account = accountByLoginId(world.db, customerCode, loginId);
  if (!account) throw new Error(`The sandbox has no login ${loginId}.`);
  const { accountId } = account;
  const expiresAt = world.clock.now() + day;
  const { token } = makeToken(world, {
    kind: 'download',
    customerCode,
    accountId,
    payload: { newest: 3 },
    expiresAt,
  });
  const session = startSession(world, 'full', accountId);
  const linkSession = startLinkSession(world, { token, accountId });
  const xsrfToken = randomToken();
  const cookie = `MYPAGE_SESSION=${session.sessionId}; MYPAGE_DOWNLOAD=${linkSession.sessionId}; XSRF-TOKEN=${xsrfToken}`;
  return { cookie, xsrfToken };
}

/** Callers to whom the objects of the state before do not belong; without a reset. */
export const ownerStates = {
  'another customer of the issuer is logged in': (world) => otherLogin(world, 'demo', 'long-user'),
  'a customer of another issuer is logged in': (world) => ({
    ...otherLogin(world, 'plain', 'plain-user'),
    base: '/plain/mypage-api',
  }),
  'the password has expired since': (world) => {
    saveAccount(world.db, { ...demoAccount(world, 'demo-user'), passwordExpired: true });
    return {};
  },
  'a link to set the password was mailed since': (world) => {
    const { accountId } = demoAccount(world, 'demo-user');
    const expiresAt = world.clock.now() + day;
    const payload = { purpose: 'reissue' };
    const link = {
      kind: 'passwordSetting',
      customerCode: 'demo',
      accountId,
      payload,
      expiresAt,
    } as const;
    return { token: makeToken(world, link).token };
  },
  'the session has ended since': (world) => {
    world.db.run("UPDATE sessions SET endedBy = 'idle'");
    return {};
  },
} satisfies Record<string, SetUp>;

const limits =
  (changes: Partial<World['limits']>): SetUp =>
  (world) => {
    Object.assign(world.limits, changes);
    return {};
  };

/** States that change the state before them, without a reset. */
export const modifiers = {
  'another batch download is running': (world) => {
    world.runningBatches.add(demoAccount(world, 'demo-user').accountId);
    return {};
  },
  'a ZIP may hold one file only': limits({ batchFileLimit: 1 }),
  'no further download is allowed for now': limits({ downloadsPerTenSeconds: 0 }),
  'no further change is allowed for now': limits({ requestsPerMinute: 0 }),
  'files may hold 10 bytes': limits({ fileSizeLimit: 10 }),
  'mail addresses may not be changed': limits({
    isMailAddressEditable: 0,
    isSubMailAddressListEditable: 0,
  }),
  'another version of the legal texts is in force': limits({ legalTextVersion: 2 }),
  'the next answer is an error': (world, params) => {
    const operationId = textParam(params, 'operationId', '');
    const code = textParam(params, 'code', '');
    if (!isErrorCode(code)) throw new TypeError(`The contract has no error code ${code}.`);
    world.orderedErrors.push({ operationId, code, times: 1 });
    return { code };
  },
} satisfies Record<string, SetUp>;
