/**
 * The history state of a link from the top page to a legal text. The page of a legal text is public and does
 * not know whether its reader is logged in. This state means that the reader came from the top page, and so is
 * logged in. The state remains after a reload. A new tab does not have it.
 */
export const fromTopState = { isFromTop: true } as const;

export const isFromTop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromTop' in state;
