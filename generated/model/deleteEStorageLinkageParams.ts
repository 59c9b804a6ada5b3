/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RevisionReadParameter } from './revisionReadParameter.ts';

export type DeleteEStorageLinkageParams = {
/**
 * Says which state was read, of just what stands beside it. Sent back with a change, so that a change by somebody else in between is noticed (409-1-00-01), and one of what the issuer lets be edited (400-1-06-13, 400-1-07-12). The portal reads nothing out of it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
revision: RevisionReadParameter;
};
