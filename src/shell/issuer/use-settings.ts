import { useGetSettingInfo } from '../../../generated/hooks/setting/setting.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';

const useQuery = (asksAgain: boolean) =>
  useGetSettingInfo({
    query: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retryOnMount: asksAgain,
    },
  });

/**
 * The issuer's settings, asked once for the life of the page: every part of the frame reads them.
 *
 * @param asksAgain whether a reader that comes after a failure tries anew. One does, with each new
 *   frame; if all did, a message that was closed would come back with the next part of a page
 * @returns undefined until they are there, and for as long as they cannot be had; the frame then
 *   leaves out what depends on them
 */
export const useSettings = ({ asksAgain = false } = {}): SettingInfo | undefined =>
  useQuery(asksAgain).data;

/** Why they cannot be had; null if they can, or may yet. */
export const useSettingsFailure = (): unknown => useQuery(false).error;
