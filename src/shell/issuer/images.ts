import { allErrorsMeta } from '../errors/call-meta.ts';

/** The options of the image queries: fetched once per document, without error messages. */
export const imageQueryOptions = {
  query: {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: allErrorsMeta,
  },
} as const;

/**
 * The data URL of a PNG image in an answer (base64; S3).
 *
 * @returns undefined without an image, and for text that is not base64
 */
export function pngDataUrl(base64Text: string | null | undefined): string | undefined {
  if (!base64Text || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64Text)) return undefined;
  return `data:image/png;base64,${base64Text}`;
}
