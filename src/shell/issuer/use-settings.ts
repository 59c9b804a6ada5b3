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
 * The login page has no validator. The settings that every page uses are checked here, and the
 * others as soon as a validator is set.
 */
function select(answer: SettingInfo): Settings {
  const settings: Settings = { ...validated('GET', getGetSettingInfoUrl(), answer) };
  if (typeof settings.title !== 'string') delete settings.title;
  if (!Array.isArray(settings.languageList)) delete settings.languageList;
  latest = settings;
  return settings;
}

let latest: Settings = {};

/** What an index of downloaded bills needs, outside of components. */
export const issuerFacts = (): { partner: string; isArchiveIndexEnabled: boolean } => ({
  partner: latest.issuerName ?? latest.title ?? '',
  isArchiveIndexEnabled: latest.isArchiveIndexEnabled === true,
});

/**
 * A failure without a code does not redirect (S8: the error page): a login form needs no settings,
 * and pages that need them report it themselves (use-customer-page.ts).
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
 * The issuer's settings, fetched once and kept as long as the document is open.
 *
 * @param asksAgain whether this component fetches again if an earlier request failed. Exactly one
 * component of each frame does: several would show the same failure again after the customer closed
 * it
 * @returns undefined until they arrive, and after a failure: the frame then leaves out the parts
 * that depend on them
 */
export const useSettings = ({ asksAgain = false } = {}): Settings | undefined =>
  useQuery(asksAgain).data;

/** Why the settings are not available; null if they are or are still loading. */
export const useSettingsFailure = (): unknown => useQuery(false).error;
