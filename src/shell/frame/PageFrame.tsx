import type { MouseEvent, ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { MessageArea } from './MessageArea.tsx';
import { messageStore } from '../messages/message-store.ts';
import styles from './PageFrame.module.css';
import { useStore } from '../../lib/store.ts';

export interface PageFrameProps {
  header: ReactNode;
  /** S2: download-URL and invoice-number pages have no link to the top page. */
  withoutTopLink?: boolean;
  children: ReactNode;
}

const mainId = 'main';

/** By the script: as a place in the address it would be a step of Back, and of a bookmark. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

/** Header, message area, the page's own contents, footer: what every page stands in. */
export function PageFrame({ header, withoutTopLink = false, children }: PageFrameProps) {
  const hidesContents = useStore(messageStore)?.hideContents ?? false;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${mainId}`} onClick={skipToMain}>
        {t('shell.skipToMain')}
      </a>
      {header}
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <MessageArea withoutTopLink={withoutTopLink} />
        {/* Hidden rather than taken away: what was entered is still there if the message goes. */}
        <div hidden={hidesContents}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </div>
      </main>
      <Footer />
    </div>
  );
}
