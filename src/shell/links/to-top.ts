/**
 * State of a link to the top page that stands where nobody may be logged in, as on an error page. Whoever
 * has no login is led on to the login: that it is needed there is no news then.
 */
export const toTop = { toTop: true } as const;

/** Whether the open page was come to by such a link. The router keeps a link's state as `usr`. */
export function cameByTopLink(): boolean {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('usr' in state)) return false;
  const { usr } = state;
  return typeof usr === 'object' && usr !== null && 'toTop' in usr;
}
