/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PngImage } from './pngImage.ts';

/**
 * The banner of the header (S2, S3).
 */
export interface Banner {
  /** The image, or null if the issuer has no banner. */
  image: PngImage | null;
  /**
     * Address that the banner opens in a new tab, or null for a banner without a link. Opened only if it starts with http or https (S5).
     * @maxLength 2000
     * @nullable
     */
  link: string | null;
}
