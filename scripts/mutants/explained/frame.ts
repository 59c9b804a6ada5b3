import type { Explained } from './because.ts';

/** Of what stands around the screens. */
export const frame: readonly Explained[] = [];
