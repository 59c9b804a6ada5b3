import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../i18n/i18n.ts';
import { isDialogOpen } from '../messages/DialogHost.tsx';
import { messageStore } from '../messages/message-store.ts';
import { wasNavigatedTo } from '../links/open-page.ts';
import { useSettings } from '../issuer/use-settings.ts';

export interface PageTitleProps {
  children: string;
  /** Where the heading is not the portal's own words: its language, if that can be told. */
  lang?: string | undefined;
  className?: string;
}

/**
 * The heading of a page, which also names the document. It takes the focus after a page change, so
 * that a screen reader says where one is; not on the first page, where the browser reads the title.
 */
export function PageTitle({ children, lang, className }: PageTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const issuer = useSettings()?.title;
  const { pathname } = useLocation();

  useEffect(() => {
    // A message that came with the page is the more urgent news and has the focus already.
    if (wasNavigatedTo(pathname) && !isDialogOpen() && messageStore.get() === null) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [pathname]);

  useEffect(() => {
    document.title = t('common.titleWithIssuer', {
      page: children,
      issuer: issuer ?? t('common.myPage'),
    });
  }, [children, issuer]);

  return (
    <h1 ref={ref} tabIndex={-1} className={className} lang={lang}>
      {children}
    </h1>
  );
}
