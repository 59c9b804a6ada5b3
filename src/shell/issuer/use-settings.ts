import {
  getGetSettingInfoUrl,
  useGetSettingInfo,
} from '../../../generated/hooks/setting/setting.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { dispositionOf } from '../../api/errors.ts';
import { toValidAnswer } from '../../api/mutator.ts';

/** The settings without unreadable fields. */
type Settings = Partial<SettingInfo>;

/**
 * Checks the settings that the login page uses, because the login page has no validator. A later validator
 * checks all settings.
 */
function toUsableSettings(answer: SettingInfo): Settings {
  const settings: Settings = { ...toValidAnswer('GET', getGetSettingInfoUrl(), answer) };
  if (typeof settings.title !== 'string') delete settings.title;
  if (!Array.isArray(settings.languageList)) delete settings.languageList;
  latestSettings = settings;
  return settings;
}

let latestSettings: Settings = {};

/** The settings of the issuer for an index of downloaded bills, for code outside of components. */
export const getArchiveSettings = (): { issuerName: string; isArchiveIndexEnabled: boolean } => ({
  issuerName: latestSettings.issuerName ?? latestSettings.title ?? '',
  isArchiveIndexEnabled: latestSettings.isArchiveIndexEnabled === true,
});

/**
 * For a failure without a code: does not redirect to the error page (S8). A login form needs no settings, and pages
 * that need the settings show the failure (use-customer-page.ts).
 */
const errorPageMeta = {
  isHandledByPage: (error: unknown) => dispositionOf(error) === 'errorPage',
};

const useSettingsQuery = (mayRetry: boolean) =>
  useGetSettingInfo({
    query: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      select: toUsableSettings,
      retryOnMount: mayRetry,
      meta: errorPageMeta,
    },
  });

/**
 * The issuer's settings, fetched once per document.
 *
 * @param mayRetry whether this component fetches again after a failed request. Exactly one component of each
 *   frame does this, because several would show the same failure again after the customer closed the message
 * @returns undefined before the answer and after a failure: the frame then omits the parts that depend on the
 *   settings
 */
export const useSettings = ({ mayRetry = false } = {}): Settings | undefined =>
  useSettingsQuery(mayRetry).data;

/** The error of the settings request; null while loading and after a success. */
export const useSettingsFailure = (): unknown => useSettingsQuery(false).error;
