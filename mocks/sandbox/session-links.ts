import { startSession, type Session } from './sessions.ts';
import type { World } from './world.ts';

/** A login to a download link. */
type LinkLogin = { token: string; accountId: string };

/**
 * The tokens of a session's download links, the latest login first. A password change removes links
 * (`endSessionsOf`).
 */
export const tokensOfSession = (world: World, { sessionId }: Session): string[] =>
  world.db
    .all<{ token: string }>(
      'SELECT token FROM sessionLinks WHERE sessionId = ? ORDER BY loggedInAt DESC, rowid DESC',
      sessionId,
    )
    .map(({ token }) => token);

/**
 * Starts the session of a login to a download link. It includes the links of the browser's previous
 * session. Its ID is new, so that a planted cookie gives no access.
 *
 * @param before the browser's valid download session, if any
 */
export function startLinkSession(
  world: World,
  { token, accountId }: LinkLogin,
  before?: Session,
): Session {
  const session = startSession(world, 'download', null);
  if (before !== undefined) {
    world.db.run(
      `INSERT INTO sessionLinks (sessionId, token, accountId, loggedInAt)
       SELECT ?, token, accountId, loggedInAt FROM sessionLinks
       WHERE sessionId = ? AND token <> ? ORDER BY rowid`,
      session.sessionId,
      before.sessionId,
      token,
    );
  }
  const login = { sessionId: session.sessionId, token, accountId, loggedInAt: session.startedAt };
  world.db.insert('sessionLinks', login);
  return session;
}
