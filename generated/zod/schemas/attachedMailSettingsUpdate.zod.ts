/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { AttachedMailSettingUpdate } from './attachedMailSettingUpdate.zod.ts';
import { Revision } from './revision.zod.ts';

export const attachedMailSettingsUpdateItemsMax = 100;



export const AttachedMailSettingsUpdate = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "items": /*#__PURE__*/ zod.array(AttachedMailSettingUpdate).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingsUpdateItemsMax))
});

export type AttachedMailSettingsUpdate = zod.input<typeof AttachedMailSettingsUpdate>;
export type AttachedMailSettingsUpdateOutput = zod.output<typeof AttachedMailSettingsUpdate>;
