/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PasswordSettingPurpose = /*#__PURE__*/ zod.enum(['initial', 'reissue']);

export type PasswordSettingPurpose = zod.input<typeof PasswordSettingPurpose>;
export type PasswordSettingPurposeOutput = zod.output<typeof PasswordSettingPurpose>;
