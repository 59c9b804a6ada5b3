/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { EStorageServiceName } from './eStorageServiceName.zod.ts';
import { EStorageServiceUrl } from './eStorageServiceUrl.zod.ts';
import { LinkageCode } from './linkageCode.zod.ts';
import { Revision } from './revision.zod.ts';

export const eStorageLinkageGeneratedLinkageUrlMax = 2000;


export const eStorageLinkageGeneratedLinkageUrlRegExp = new RegExp('^https?://.');


export const EStorageLinkageGenerated = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['generated']),
  "revision": Revision,
  "serviceName": EStorageServiceName,
  "serviceUrl": EStorageServiceUrl,
  "linkageCode": LinkageCode,
  "linkageUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eStorageLinkageGeneratedLinkageUrlMax)).check(/*#__PURE__*/ zod.regex(eStorageLinkageGeneratedLinkageUrlRegExp)),
  "generatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type EStorageLinkageGenerated = zod.input<typeof EStorageLinkageGenerated>;
export type EStorageLinkageGeneratedOutput = zod.output<typeof EStorageLinkageGenerated>;
