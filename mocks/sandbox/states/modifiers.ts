import { accountOfLogin, saveAccount } from '../accounts.ts';
import { isErrorCode } from '../errors.ts';
import { dayMs } from '../japan-time.ts';
import { randomToken, startSession, startLinkSession } from '../sessions.ts';
import { demoAccount } from './logins.ts';
import { textParam, type SetUp, type StateValues } from './state.ts';
import { makeToken } from '../tokens.ts';
import type { World } from '../world.ts';

/** Logs another account in, to the portal and to a download link of this account. */
function otherLogin(world: World, customerCode: string, loginId: string): StateValues {
  const account = accountOfLogin(world.db, { customerCode }, loginId);
  const { accountId } = account;
  const expiresAt = world.clock.now() + dayMs;
  const { token } = makeToken(world, account, {
    kind: 'download',
    payload: { newest: 3 },
    expiresAt,
  });
  const session = startSession(world, 'full', accountId);
  const linkSession = startLinkSession(world, { token, accountId });
  const xsrfToken = randomToken();
  const cookie = `MYPAGE_SESSION=${session.sessionId}; MYPAGE_DOWNLOAD=${linkSession.sessionId}; XSRF-TOKEN=${xsrfToken}`;
  return { cookie, xsrfToken };
}

/** States that change who calls, or whether the login of the previous state is still valid, without a reset. */
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
    const { token } = makeToken(world, demoAccount(world, 'demo-user'), {
      kind: 'passwordSetting',
      payload: { purpose: 'reissue' },
      expiresAt: world.clock.now() + dayMs,
    });
    return { token };
  },
  'the session has ended since': (world) => {
    world.db.run("UPDATE sessions SET endedBy = 'idle'");
    return {};
  },
} satisfies Record<string, SetUp>;

const limitChange =
  (changes: Partial<World['limits']>): SetUp =>
  (world) => {
    Object.assign(world.limits, changes);
    return {};
  };

/** States that change the previous state, without a reset. */
export const modifiers = {
  'another batch download is running': (world) => {
    world.runningBatches.add(demoAccount(world, 'demo-user').accountId);
    return {};
  },
  'a ZIP may hold one file only': limitChange({ batchFileLimit: 1 }),
  'no further download is allowed for now': limitChange({ downloadsPerTenSeconds: 0 }),
  'no further change is allowed for now': limitChange({ requestsPerMinute: 0 }),
  'files may hold 10 bytes': limitChange({ fileSizeLimit: 10 }),
  'mail addresses may not be changed': limitChange({
    isMailAddressEditable: 0,
    isSubMailAddressListEditable: 0,
  }),
  'another version of the legal texts is in force': limitChange({ legalTextVersion: 2 }),
  'the next answer is an error': (world, params) => {
    const operationId = textParam(params, 'operationId', '');
    const code = textParam(params, 'code', '');
    if (!isErrorCode(code)) throw new TypeError(`The contract has no error code ${code}.`);
    world.orderedErrors.push({ operationId, code, times: 1 });
    return { code };
  },
} satisfies Record<string, SetUp>;
