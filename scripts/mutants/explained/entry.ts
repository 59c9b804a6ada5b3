import type { Explained } from './because.ts';

/** Of every way in: login, password, verification, registration. */
export const entry: readonly Explained[] = [];
