/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PngImage } from './pngImage.zod.ts';

export const bannerLinkMax = 2000;



export const Banner = /*#__PURE__*/ zod.object({
  "image": /*#__PURE__*/ zod.union([PngImage,/*#__PURE__*/ zod.null()]),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bannerLinkMax)))
});

export type Banner = zod.input<typeof Banner>;
export type BannerOutput = zod.output<typeof Banner>;
