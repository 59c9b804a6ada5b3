import { accountByLoginId } from '../accounts.ts';
import { day } from '../japan-time.ts';
import { randomToken, startSession, startLinkSession } from '../sessions.ts';
import { makeToken } from '../tokens.ts';
import type { World } from '../world.ts';
import type { SetUp, StateValues } from './state.ts';

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
  'the session has ended since': (world) => {
    world.db.run("UPDATE sessions SET endedBy = 'idle'");
    return {};
  },
} satisfies Record<string, SetUp>;
