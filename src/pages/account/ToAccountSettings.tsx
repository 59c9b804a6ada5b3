import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';

/** To the other settings, where the issuer offers them (S6). */
export function ToAccountSettings() {
  if (!useSettings()?.isDisplayAccountLink) return null;
  return (
    <p>
      <AppLink kind="standalone" to={paths.accountSettings()}>
        {t('account.toSettings')}
      </AppLink>
    </p>
  );
}
