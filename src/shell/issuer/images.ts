import {
  getGetBannerQueryKey,
  getGetLogoQueryKey,
  getGetMypageLogoQueryKey,
} from '../../../generated/hooks/setting/setting.ts';

const decorations = new Set<unknown>([
  ...getGetLogoQueryKey(),
  ...getGetBannerQueryKey(),
  ...getGetMypageLogoQueryKey(),
]);

/**
 * Whether a query asks for an image of the frame. A page without it is whole, so that its failure is
 * no reason to interrupt the customer or to lead away from what is being filled in.
 */
export const isDecoration = ([operation]: readonly unknown[]): boolean =>
  decorations.has(operation);

/**
 * An image of an answer (base64, PNG; S3) as an address.
 *
 * @returns undefined if there is none, or if it is no base64: nothing else gets into an address
 */
export function pngAddress(image: string | null | undefined): string | undefined {
  if (!image || !/^[A-Za-z0-9+/]+={0,2}$/.test(image)) return undefined;
  return `data:image/png;base64,${image}`;
}
