import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../i18n/i18n.ts';
import { messageStore } from '../messages/message-store.ts';
import { wasNavigatedTo } from '../links/navigation.ts';
import { useSettings } from '../issuer/use-settings.ts';

export interface PageTitleProps {
  children: string;
  /** The language of a heading that is not the portal's text, if known. */
  lang?: string | undefined;
  className?: string;
}

/**
 * The heading of a page, which is also the title of the document. The heading takes the focus after a page change, so
 * that screen readers announce the page. The browser announces the title of the first page.
 */
export function PageTitle({ children, lang, className }: PageTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const portalTitle = useSettings()?.title;
  const { pathname } = useLocation();

  useEffect(() => {
    // A message that arrived with the page is more urgent and already has the focus.
    if (wasNavigatedTo(pathname) && messageStore.get() === null)
      ref.current?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    document.title = t('common.titleWithIssuer', {
      page: children,
      issuer: portalTitle ?? t('common.myPage'),
    });
  }, [children, portalTitle]);

  return (
    <h1 ref={ref} tabIndex={-1} className={className} lang={lang}>
      {children}
    </h1>
  );
}
