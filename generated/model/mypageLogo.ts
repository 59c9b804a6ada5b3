/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PngImage } from './pngImage.ts';

/**
 * The logo of the portal (S3).
 */
export interface MypageLogo {
  /** The image, or null if there is none. */
  image: PngImage | null;
}
