import { accountOfLogin, saveAccount } from '../accounts.ts';
import { isErrorCode } from '../errors.ts';
import { dayMs } from '../japan-time.ts';
import { randomToken, startSession, startLinkSession } from '../sessions.ts';
import { demoAccountOf } from './logins.ts';
import { textParam, type SetUp, type StateValues } from './state.ts';
import { createLink } from '../links.ts';
import type { SandboxData } from '../sandbox-data.ts';

/** Logs in another account: to the portal, and to a new download link of this account. */
function logInOtherAccount(
  sandbox: SandboxData,
  customerCode: string,
  loginId: string,
): StateValues {
  const account = accountOfLogin(sandbox.db, { customerCode }, loginId);
  const { accountId } = account;
  const expiresAt = sandbox.clock.now() + dayMs;
  const { token } = createLink(sandbox, account, {
    kind: 'download',
    payload: { billCount: 3 },
    expiresAt,
  });
  const session = startSession(sandbox, 'full', accountId);
  const linkSession = startLinkSession(sandbox, { token, accountId });
  const xsrfToken = randomToken();
  const cookie = `MYPAGE_SESSION=${session.sessionId}; MYPAGE_DOWNLOAD=${linkSession.sessionId}; XSRF-TOKEN=${xsrfToken}`;
  return { cookie, xsrfToken };
}

/** States that change the previous state without a reset: another login is used, or the login is no longer valid. */
export const ownerStates = {
  'another customer of the issuer is logged in': (sandbox) =>
    logInOtherAccount(sandbox, 'demo', 'long-user'),
  'a customer of another issuer is logged in': (sandbox) => ({
    ...logInOtherAccount(sandbox, 'plain', 'plain-user'),
    base: '/plain/mypage-api',
  }),
  'the password has expired since': (sandbox) => {
    saveAccount(sandbox.db, { ...demoAccountOf(sandbox, 'demo-user'), passwordExpired: true });
    return {};
  },
  'a link to set the password was mailed since': (sandbox) => {
    const { token } = createLink(sandbox, demoAccountOf(sandbox, 'demo-user'), {
      kind: 'passwordSetting',
      payload: { purpose: 'reissue' },
      expiresAt: sandbox.clock.now() + dayMs,
    });
    return { token };
  },
  'the session has ended since': (sandbox) => {
    sandbox.db.run("UPDATE sessions SET endedBy = 'idle'");
    return {};
  },
} satisfies Record<string, SetUp>;

const stateWithLimits =
  (changes: Partial<SandboxData['limits']>): SetUp =>
  (sandbox) => {
    Object.assign(sandbox.limits, changes);
    return {};
  };

/** States that change the previous state, without a reset. */
export const modifiers = {
  'another batch download is running': (sandbox) => {
    sandbox.runningBatches.add(demoAccountOf(sandbox, 'demo-user').accountId);
    return {};
  },
  'a ZIP may hold one file only': stateWithLimits({ batchFileLimit: 1 }),
  'no further download is allowed for now': stateWithLimits({ downloadsPerTenSeconds: 0 }),
  'no further change is allowed for now': stateWithLimits({ requestsPerMinute: 0 }),
  'files may hold 10 bytes': stateWithLimits({ fileSizeLimit: 10 }),
  'mail addresses may not be changed': stateWithLimits({
    isMailAddressEditable: 0,
    isSubMailAddressListEditable: 0,
  }),
  'another version of the legal texts is in force': stateWithLimits({ legalTextVersion: 2 }),
  'the next answer is an error': (sandbox, params) => {
    const operationId = textParam(params, 'operationId', '');
    const code = textParam(params, 'code', '');
    if (!isErrorCode(code)) throw new TypeError(`The contract has no error code ${code}.`);
    sandbox.orderedErrors.push({ operationId, code, times: 1 });
    return { code };
  },
} satisfies Record<string, SetUp>;
