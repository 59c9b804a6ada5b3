/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const EStorageServiceUrlMax = 2000;



export const EStorageServiceUrl = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EStorageServiceUrlMax)));

export type EStorageServiceUrl = zod.input<typeof EStorageServiceUrl>;
export type EStorageServiceUrlOutput = zod.output<typeof EStorageServiceUrl>;
