import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useGetBanner, useGetLogo } from '../../../../generated/hooks/setting/setting.ts';
import { t, currentLanguage } from '../../../i18n/i18n.ts';
import { safeHttpUrl } from '../../../lib/links.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LINK_GUARD_MS, useClickGuard, BUTTON_GUARD_MS } from '../../../ui/use-click-guard.ts';
import styles from './Header.module.css';
import { explainMissingChunk } from '../../messages/new-version.ts';
import { imageQueryOptions, pngDataUrl } from '../../issuer/images.ts';
import { useSettings } from '../../issuer/use-settings.ts';
import { changeLanguage, ensureAvailableLanguage } from '../../../i18n/change-language.ts';
import { languages } from '../../../i18n/language.ts';
import { confirmLeave } from '../../links/leave-question.ts';

/** The language buttons, if the issuer offers English (S2). A press stores the language and reloads the page (S4). */
export function LanguageSwitcher() {
  const availableLanguages = useSettings()?.languageList;
  const guardClick = useClickGuard(BUTTON_GUARD_MS);

  useEffect(() => {
    if (availableLanguages) ensureAvailableLanguage(availableLanguages);
  }, [availableLanguages]);

  if (!availableLanguages?.includes('en')) return null;
  return (
    <div className={styles.switcher} role="group" aria-label={t('shell.language.label')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === currentLanguage()}
          onClick={guardClick(() => {
            // A press of the current language only stores it: the page stays.
            if (language === currentLanguage()) changeLanguage(language);
            else void confirmLeave().then((isLeaving) => isLeaving && changeLanguage(language));
          })}
        >
          {t(`shell.language.${language}`)}
        </button>
      ))}
    </div>
  );
}

/** The issuer's logo; without a logo, the title of the portal. */
function Brand() {
  const { data: logo, isPending } = useGetLogo(imageQueryOptions);
  const title = useSettings({ mayRetry: true })?.title;
  const logoUrl = pngDataUrl(logo?.image);
  const lang = title && languageOf(title);
  if (logoUrl)
    return (
      <img className={styles.logo} src={logoUrl} alt={title ?? t('common.myPage')} lang={lang} />
    );
  // While the logo is loading, an empty element reserves the space, because the logo would soon replace a text.
  return (
    <span className={styles.title} lang={lang}>
      {isPending ? '' : title}
    </span>
  );
}

/** The issuer's banner, whose link opens in a new tab; a link to another site asks for confirmation (S2). */
function BannerImage() {
  const { data: banner, isPending } = useGetBanner(imageQueryOptions);
  const guardClick = useClickGuard(LINK_GUARD_MS);
  const imageUrl = pngDataUrl(banner?.image);
  // On a phone, the space stays reserved until an answer without a banner arrives.
  if (!imageUrl) return isPending ? null : <span hidden className={styles.noBanner} />;
  const linkUrl = safeHttpUrl(banner?.link);
  if (linkUrl === undefined) return <img className={styles.banner} src={imageUrl} alt="" />;
  const onBannerClick = guardClick((event: MouseEvent<HTMLAnchorElement>) => {
    // The middle button opens the link, too; the right button does not.
    if (event.button > 1 || new URL(linkUrl).origin === location.origin) return;
    event.preventDefault();
    // Loaded at the press, to keep the first script of the login page small.
    void import('../../links/ExternalLink.tsx').then(
      ({ confirmAndOpen }) => confirmAndOpen(linkUrl),
      explainMissingChunk,
    );
  });
  return (
    <a
      className={styles.bannerLink}
      href={linkUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onBannerClick}
      onAuxClick={onBannerClick}
    >
      <img className={styles.banner} src={imageUrl} alt={t('shell.banner')} />
    </a>
  );
}

export interface HeaderProps {
  /** The tabs of a customer, in the same row as the logo, so that the header is low. */
  tabs?: ReactNode;
  /** Name and menu of the customer at the end of the row, instead of the language switcher. */
  aside?: ReactNode;
  /**
   * On a phone, the banner has a reserved space below the header. The login page appears long before
   * the banner, and keeps the space even without a banner.
   */
  keepsBannerSpace?: boolean;
  /** The issuer's text, below the row. */
  children?: ReactNode;
}

/** The issuer's logo and banner and the language switcher, on every page (S2). */
export function Header({ tabs, aside, keepsBannerSpace = false, children }: HeaderProps) {
  return (
    <header
      className={classNames(
        styles.header,
        keepsBannerSpace && styles.keepsBannerSpace,
        tabs !== undefined && styles.withTabs,
      )}
    >
      <div className={styles.bar}>
        <Brand />
        {tabs}
        <BannerImage />
        <div className={styles.aside}>{aside ?? <LanguageSwitcher />}</div>
      </div>
      {children}
    </header>
  );
}
