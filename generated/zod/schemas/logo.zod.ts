/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PngImage } from './pngImage.zod.ts';

export const Logo = /*#__PURE__*/ zod.object({
  "image": /*#__PURE__*/ zod.union([PngImage,/*#__PURE__*/ zod.null()])
});

export type Logo = zod.input<typeof Logo>;
export type LogoOutput = zod.output<typeof Logo>;
