import { changeLanguage, keepToAvailable } from '../../i18n/change-language.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { languages } from '../../i18n/language.ts';
import { BUTTON_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import styles from './LanguageSwitcher.module.css';
import { useSettings } from '../issuer/use-settings.ts';
import { useEffect } from 'react';
import { mayLeave } from '../links/leave-question.ts';

/** Shown only if the issuer offers English (S2). A change is stored and reloads in place (S4). */
export function LanguageSwitcher() {
  const available = useSettings()?.languageList;
  const guard = useClickGuard(BUTTON_GUARD_MS);

  useEffect(() => {
    if (available) keepToAvailable(available);
  }, [available]);

  if (!available?.includes('en')) return null;
  return (
    <div className={styles.switcher} role="group" aria-label={t('shell.language.label')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === currentLanguage()}
          onClick={guard(
            () => void mayLeave().then((leaves) => leaves && changeLanguage(language)),
          )}
        >
          {t(`shell.language.${language}`)}
        </button>
      ))}
    </div>
  );
}
