import { keepsAll } from '../errors/call-meta.ts';

/** How the images of the frame are fetched: once per document, without error messages. */
export const imageQuery = {
  query: {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: keepsAll,
  },
} as const;

/**
 * An image of an answer (base64, PNG; S3) as an address.
 *
 * @returns undefined if there is none, or if it is no base64: nothing else gets into an address
 */
export function pngAddress(image: string | null | undefined): string | undefined {
  if (!image || !/^[A-Za-z0-9+/]+={0,2}$/.test(image)) return undefined;
  return `data:image/png;base64,${image}`;
}
