import { randomBytes, randomInt } from 'node:crypto';
import { findAccountById, refuseUnusableAccount, type Account } from './accounts.ts';
import { refusal } from './errors.ts';
import type { Issuer } from './issuers.ts';
import type { SandboxData } from './sandbox-data.ts';

/**
 * What a session allows: everything (`full`), only the next step of the login (S2 verify, passwdExpired), or only
 * download links.
 */
export type SessionKind = 'full' | 'verify' | 'passwdExpired' | 'download';

/** The reason for the end of a session. */
export type SessionEnd = 'logout' | 'idle' | 'password' | 'updatedElsewhere' | 'void';

export type Session = {
  sessionId: string;
  /** Null in a session of download links, because each link has an account. */
  accountId: string | null;
  kind: SessionKind;
  startedAt: number;
  lastSeenAt: number;
  endedBy: SessionEnd | null;
};

/** A random text that cannot be guessed, and that matches the contract's patterns of tokens. */
export const randomToken = (prefix = ''): string =>
  `${prefix}${randomBytes(24).toString('base64url')}`;

/** Random digits that cannot be guessed. */
export const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');

export function startSession(
  sandbox: SandboxData,
  kind: SessionKind,
  accountId: string | null,
): Session {
  const now = sandbox.clock.now();
  const session: Session = {
    sessionId: randomToken(),
    accountId,
    kind,
    startedAt: now,
    lastSeenAt: now,
    endedBy: null,
  };
  sandbox.db.insert('sessions', session);
  return session;
}

export const endSession = (sandbox: SandboxData, sessionId: string, endedBy: SessionEnd): void => {
  sandbox.db.update('sessions', { sessionId, endedBy: null }, { endedBy });
};

/** Ends all sessions and download links of an account after a password change (S4). */
export const endSessionsOf = (
  sandbox: SandboxData,
  accountId: string,
  endedBy: SessionEnd,
): void => {
  sandbox.db.update('sessions', { accountId, endedBy: null }, { endedBy });
  sandbox.db.delete('sessionLinks', { accountId });
};

/**
 * Finds the session whose ID is in a cookie, and extends this session.
 *
 * @throws RefusedError 401-1-00-01 without a session, 401-1-02-01 after the idle time, 401-1-02-02
 *   if the account was changed elsewhere, 401-1-00-02 if the issuer has ended the account, and the errors
 *   of `refuseUnusableAccount` (S4, S8)
 */
export function requireSession(
  sandbox: SandboxData,
  issuer: Issuer,
  sessionId: string | undefined,
): { session: Session; account: Account | undefined } {
  const session =
    sessionId === undefined ? undefined : sandbox.db.find<Session>('sessions', { sessionId });
  if (!session) throw refusal('401-1-00-01');
  const now = sandbox.clock.now();
  const idleTimeoutSeconds = issuer.settings.idleTimeoutSeconds;
  if (
    session.endedBy === null &&
    idleTimeoutSeconds !== null &&
    now - session.lastSeenAt > idleTimeoutSeconds * 1000
  ) {
    endSession(sandbox, session.sessionId, 'idle');
    session.endedBy = 'idle';
  }
  if (session.endedBy === 'idle') throw refusal('401-1-02-01');
  if (session.endedBy === 'updatedElsewhere') throw refusal('401-1-02-02');
  if (session.endedBy !== null) throw refusal('401-1-00-01');
  const account =
    session.accountId === null ? undefined : findAccountById(sandbox.db, session.accountId);
  if (session.kind !== 'download') {
    if (!account || account.customerCode !== issuer.customerCode) throw refusal('401-1-00-02');
    refuseUnusableAccount(account);
    if (session.kind === 'verify' && account.state === 'issuerLocked') throw refusal('400-1-02-08');
    if (account.state === 'closed' || account.state === 'issuerLocked')
      throw refusal('401-1-00-02');
  }
  sandbox.db.update('sessions', { sessionId: session.sessionId }, { lastSeenAt: now });
  return { session, account };
}

type LinkLogin = { token: string; accountId: string };

/**
 * The tokens of the download links to which a session is logged in, the latest login first. A password
 * change removes links (`endSessionsOf`).
 */
export const tokensOfSession = (sandbox: SandboxData, { sessionId }: Session): string[] =>
  sandbox.db
    .all<{ token: string }>(
      'SELECT token FROM sessionLinks WHERE sessionId = ? ORDER BY loggedInAt DESC, rowid DESC',
      sessionId,
    )
    .map(({ token }) => token);

/**
 * Starts the session of a login to a download link. The session also has the links of the browser's
 * previous session. The session ID is new, so that a cookie that an attacker has set gives no access.
 *
 * @param previousSession the browser's valid download session, if any
 */
export function startLinkSession(
  sandbox: SandboxData,
  { token, accountId }: LinkLogin,
  previousSession?: Session,
): Session {
  const session = startSession(sandbox, 'download', null);
  if (previousSession !== undefined) {
    sandbox.db.run(
      `INSERT INTO sessionLinks (sessionId, token, accountId, loggedInAt)
       SELECT ?, token, accountId, loggedInAt FROM sessionLinks
       WHERE sessionId = ? AND token <> ? ORDER BY rowid`,
      session.sessionId,
      previousSession.sessionId,
      token,
    );
  }
  const login = { sessionId: session.sessionId, token, accountId, loggedInAt: session.startedAt };
  sandbox.db.insert('sessionLinks', login);
  return session;
}
