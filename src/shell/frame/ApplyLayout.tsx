import { Outlet } from 'react-router';
import { Header } from './header/Header.tsx';
import styles from './ApplyLayout.module.css';
import { IssuerHtml } from '../issuer/IssuerHtml.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useSettings, useSettingsFailure } from '../issuer/use-settings.ts';

// The sanitiser is loaded in parallel with the settings, so that the header text appears as soon as the settings
// arrive. IssuerHtml retries a failed load.
void import('../../lib/sanitise-html.ts').catch(() => undefined);

/**
 * The layout of the four registration steps, the only pages with the issuer's header text (S2). The height of
 * that text is unknown until the settings arrive, so the layout hides the page until then, at most one second.
 */
export function ApplyLayout() {
  const settings = useSettings();
  const isPending = useSettingsFailure() === null && settings === undefined;
  const headerText = settings?.headerText;
  return (
    <PageFrame
      header={
        <Header>
          {isPending ? <div className={styles.headerText} data-loading="" /> : null}
          {headerText ? <IssuerHtml className={styles.headerText} html={headerText} /> : null}
        </Header>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
