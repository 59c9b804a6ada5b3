import { handlesAllErrors } from '../errors/call-meta.ts';

/** The options of the image queries: fetched once per document, without error messages. */
export const imageQuery = {
  query: {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: handlesAllErrors,
  },
} as const;

/**
 * The data URL of a PNG image in an answer (base64; S3).
 *
 * @returns undefined without an image, and for text that is not base64
 */
export function pngDataUrl(image: string | null | undefined): string | undefined {
  if (!image || !/^[A-Za-z0-9+/]+={0,2}$/.test(image)) return undefined;
  return `data:image/png;base64,${image}`;
}
