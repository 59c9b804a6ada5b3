import { dispositionOf } from '../../api/errors.ts';
import {
  getGetBannerQueryKey,
  getGetLogoQueryKey,
  getGetMypageLogoQueryKey,
  getGetSettingInfoQueryKey,
} from '../../../generated/hooks/setting/setting.ts';

const decorations = new Set<unknown>([
  ...getGetLogoQueryKey(),
  ...getGetBannerQueryKey(),
  ...getGetMypageLogoQueryKey(),
]);

/**
 * Whether a query asks for an image of the frame. A page without it is whole, so that its failure is
 * no reason to interrupt the customer or to lead away from what is being filled in. Nor is a failure of the
 * settings that says nothing (S8: no code, the error page): a login form needs none, and a page that
 * needs them says so itself (use-told-settings.ts).
 */
export const isDecoration = ([operation]: readonly unknown[], error: unknown): boolean =>
  decorations.has(operation) ||
  (operation === getGetSettingInfoQueryKey()[0] && dispositionOf(error) === 'errorPage');

/**
 * An image of an answer (base64, PNG; S3) as an address.
 *
 * @returns undefined if there is none, or if it is no base64: nothing else gets into an address
 */
export function pngAddress(image: string | null | undefined): string | undefined {
  if (!image || !/^[A-Za-z0-9+/]+={0,2}$/.test(image)) return undefined;
  return `data:image/png;base64,${image}`;
}
