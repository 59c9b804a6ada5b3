/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const EStorageServiceNameMax = 100;



export const EStorageServiceName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(EStorageServiceNameMax));

export type EStorageServiceName = zod.input<typeof EStorageServiceName>;
export type EStorageServiceNameOutput = zod.output<typeof EStorageServiceName>;
