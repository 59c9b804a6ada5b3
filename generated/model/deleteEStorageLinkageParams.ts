/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RevisionReadParameter } from './revisionReadParameter.ts';

export type DeleteEStorageLinkageParams = {
/**
 * Identifies the state that was read, of exactly the part that contains the revision. Sent back with a change, so that the server notices a change by someone else (409-1-00-01) or a change of the editable items by the issuer (400-1-06-13, 400-1-07-12). The portal does not interpret it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
revision: RevisionReadParameter;
};
