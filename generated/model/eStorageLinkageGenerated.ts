/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { EStorageLinkageGeneratedState } from './eStorageLinkageGeneratedState.ts';
import type { EStorageServiceName } from './eStorageServiceName.ts';
import type { EStorageServiceUrl } from './eStorageServiceUrl.ts';
import type { LinkageCode } from './linkageCode.ts';
import type { Revision } from './revision.ts';

/**
 * A linkage is registered; the customer enters its code and URL in the storage service.
 */
export interface EStorageLinkageGenerated {
  state: EStorageLinkageGeneratedState;
  revision: Revision;
  serviceName: EStorageServiceName;
  serviceUrl: EStorageServiceUrl | null;
  linkageCode: LinkageCode;
  /**
     * Linkage URL (S3), to be copied into the storage service. Not meant to be opened in a browser.
     * @maxLength 2000
     * @pattern ^https?://.
     */
  linkageUrl: string;
  /** When it was registered, with offset. */
  generatedAt: string;
}
