/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PngImage } from './pngImage.ts';

/**
 * The issuer's logo in the header (S2, S3).
 */
export interface Logo {
  /** The image, or null if the issuer has none; the portal then shows the title instead. */
  image: PngImage | null;
}
