import { Outlet } from 'react-router';
import { Header } from './Header.tsx';
import styles from './ApplyLayout.module.css';
import { IssuerHtml } from '../issuer/IssuerHtml.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useSettings } from '../issuer/use-settings.ts';

/** The four steps of the registration: the only pages with the issuer's header text (S2). */
export function ApplyLayout() {
  const headerText = useSettings()?.headerText;
  return (
    <PageFrame
      header={
        <Header>
          {headerText ? <IssuerHtml className={styles.headerText} html={headerText} /> : null}
        </Header>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
