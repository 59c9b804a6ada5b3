/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { EStorageLinkageAbsent } from './eStorageLinkageAbsent.ts';
import type { EStorageLinkageGenerated } from './eStorageLinkageGenerated.ts';

/**
 * The state of the linkage (S4): absent, with a prompt to register, or generated. Deleting a linkage makes its code void and returns to absent.
 */
export type EStorageLinkage = EStorageLinkageAbsent | EStorageLinkageGenerated;
