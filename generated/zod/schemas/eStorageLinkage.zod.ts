/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { EStorageLinkageAbsent } from './eStorageLinkageAbsent.zod.ts';
import { EStorageLinkageGenerated } from './eStorageLinkageGenerated.zod.ts';

export const EStorageLinkage = /*#__PURE__*/ zod.discriminatedUnion('state', [EStorageLinkageAbsent,EStorageLinkageGenerated]);

export type EStorageLinkage = zod.input<typeof EStorageLinkage>;
export type EStorageLinkageOutput = zod.output<typeof EStorageLinkage>;
