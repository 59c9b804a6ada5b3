/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { EStorageLinkageAbsentState } from './eStorageLinkageAbsentState.ts';
import type { EStorageServiceName } from './eStorageServiceName.ts';
import type { EStorageServiceUrl } from './eStorageServiceUrl.ts';

/**
 * No linkage is registered; the customer can register one.
 */
export interface EStorageLinkageAbsent {
  state: EStorageLinkageAbsentState;
  serviceName: EStorageServiceName;
  serviceUrl: EStorageServiceUrl | null;
  /**
     * When the last linkage was deleted, with offset. Null if there never was one.
     * @nullable
     */
  deletedAt: string | null;
}
