/**
 * The history state of a link from the top page to a legal text. These pages are public and don't know the
 * reader, but a reader who came from the top page is logged in. The state belongs to this history entry, also
 * after a reload. A new tab starts without it.
 */
export const fromTop = { isFromTop: true } as const;

export const isFromTop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromTop' in state;
