import type { Explained } from './because.ts';

/** Of the bill list, its search and its files. */
export const bills: readonly Explained[] = [];
