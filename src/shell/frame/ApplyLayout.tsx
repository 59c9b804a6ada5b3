import { Outlet } from 'react-router';
import { Header } from './header/Header.tsx';
import styles from './ApplyLayout.module.css';
import { IssuerHtml } from '../issuer/IssuerHtml.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useSettings, useSettingsFailure } from '../issuer/use-settings.ts';

// Beside the settings, so that the text is there as soon as they are; whoever shows it asks again.
void import('../../lib/sanitise-html.ts').catch(() => undefined);

/**
 * The four steps of the registration: the only pages with the issuer's header text (S2). It stands above
 * the page, at a height that only the answer tells: the page waits for it, but not long.
 */
export function ApplyLayout() {
  const settings = useSettings();
  const isAwaited = useSettingsFailure() === null && settings === undefined;
  const headerText = settings?.headerText;
  return (
    <PageFrame
      header={
        <Header>
          {isAwaited ? <div className={styles.headerText} data-loading="" /> : null}
          {headerText ? <IssuerHtml className={styles.headerText} html={headerText} /> : null}
        </Header>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
