/**
 * State of the way from the top page to a legal text. These pages are public and cannot know who
 * reads them, but whoever came by this way is logged in. It stays with the entry in the history, over
 * a reload too, and with no other: a tab of its own begins without it.
 */
export const fromTop = { isFromTop: true } as const;

export const isFromTop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromTop' in state;
