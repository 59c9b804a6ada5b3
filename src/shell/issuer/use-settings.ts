import {
  getGetSettingInfoUrl,
  useGetSettingInfo,
} from '../../../generated/hooks/setting/setting.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { dispositionOf } from '../../api/errors.ts';
import { validated } from '../../api/mutator.ts';

/** Each for itself: one that cannot be read costs what depends on it. */
type Settings = Partial<SettingInfo>;

/**
 * Those asked for on the login page have come by no judge. What every page stands in reads is made sure of
 * here, and the rest as soon as there is one.
 */
function select(answer: SettingInfo): Settings {
  const settings: Settings = { ...validated('GET', getGetSettingInfoUrl(), answer) };
  if (typeof settings.title !== 'string') delete settings.title;
  if (!Array.isArray(settings.languageList)) delete settings.languageList;
  return settings;
}

/**
 * A failure that says nothing (S8: no code, the error page) leads nowhere: a login form needs no settings,
 * and a page that does says so itself (use-told-settings.ts).
 */
const keepsSilence = { keeps: (error: unknown) => dispositionOf(error) === 'errorPage' };

const useQuery = (asksAgain: boolean) =>
  useGetSettingInfo({
    query: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      select,
      retryOnMount: asksAgain,
      meta: keepsSilence,
    },
  });

/**
 * The issuer's settings. Every part of the frame reads them; they are asked for once, and kept for as
 * long as the document is open.
 *
 * @param asksAgain what happens if they could not be had before this part of the page came. With
 *   true, they are asked for again; with false, the part does without. Exactly one part of each frame
 *   asks again: if several did, each would bring the message of the failure back that the customer
 *   has closed
 * @returns undefined until they are there, and while they cannot be had: the frame then leaves out
 *   what depends on them
 */
export const useSettings = ({ asksAgain = false } = {}): Settings | undefined =>
  useQuery(asksAgain).data;

/** Why they cannot be had; null if they can, or may yet. */
export const useSettingsFailure = (): unknown => useQuery(false).error;
