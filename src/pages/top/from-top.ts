/**
 * The history state of a link from the top page to a legal text. The page of a legal text is public and does
 * not know whether the reader is logged in; a reader from the top page is. The state belongs to the history
 * entry and remains after a reload. A new tab has no such state.
 */
export const fromTop = { isFromTop: true } as const;

export const isFromTop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromTop' in state;
