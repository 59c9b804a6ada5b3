/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { EStorageServiceName } from './eStorageServiceName.zod.ts';
import { EStorageServiceUrl } from './eStorageServiceUrl.zod.ts';

export const EStorageLinkageAbsent = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['absent']),
  "serviceName": EStorageServiceName,
  "serviceUrl": EStorageServiceUrl,
  "deletedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type EStorageLinkageAbsent = zod.input<typeof EStorageLinkageAbsent>;
export type EStorageLinkageAbsentOutput = zod.output<typeof EStorageLinkageAbsent>;
