/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PngImage } from './pngImage.zod.ts';

export const MypageLogo = /*#__PURE__*/ zod.object({
  "image": /*#__PURE__*/ zod.union([PngImage,/*#__PURE__*/ zod.null()])
});

export type MypageLogo = zod.input<typeof MypageLogo>;
export type MypageLogoOutput = zod.output<typeof MypageLogo>;
