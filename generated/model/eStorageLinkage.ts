/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { EStorageLinkageAbsent } from './eStorageLinkageAbsent.ts';
import type { EStorageLinkageGenerated } from './eStorageLinkageGenerated.ts';

/**
 * The linkage as it is (S4): absent, with a prompt to register, or generated. Deleting a linkage makes its code void and leads back to absent.
 */
export type EStorageLinkage = EStorageLinkageAbsent | EStorageLinkageGenerated;
