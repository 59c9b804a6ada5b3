/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { AttachedMailSettingUpdate } from './attachedMailSettingUpdate.ts';
import type { Revision } from './revision.ts';

/**
 * The edited lines. Other lines do not change.
 */
export interface AttachedMailSettingsUpdate {
  revision: Revision;
  /**
     * The edited lines.
     * @minItems 1
     * @maxItems 100
     */
  items: AttachedMailSettingUpdate[];
}
