import { startSession, type Session } from './sessions.ts';
import type { World } from './world.ts';

/** A login to a download link. */
type LinkLogin = { token: string; accountId: string };

/**
 * The tokens of the download links that a session is good for, the last login first. Those of a changed
 * password are gone (`endSessionsOf`).
 */
export const tokensOfSession = (world: World, { sessionId }: Session): string[] =>
  world.db
    .all<{ token: string }>(
      'SELECT token FROM sessionLinks WHERE sessionId = ? ORDER BY loggedInAt DESC, rowid DESC',
      sessionId,
    )
    .map(({ token }) => token);

/**
 * Opens the session of a login to a download link. It is good for the links of the session before, too, since
 * one browser may have several links open. Its name is new: whoever knew the one before does not come in by it.
 *
 * @param before the browser's download session; undefined if it had none, or none that is good
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
