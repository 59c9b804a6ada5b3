import { type MouseEvent, type ReactNode, Suspense, useEffect, useState, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { messageStore, type Message } from '../messages/message-store.ts';
import { useStore } from '../../lib/store.ts';
import { frontVersion } from '../../api/identity.ts';
import { EnvironmentLink } from './EnvironmentLink.tsx';
import { lazyExtra } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../lib/paths.ts';
import { MessageAlert } from '../errors/MessageAlert.tsx';
import { AppLink } from '../links/AppLink.tsx';
import { toTop } from '../links/navigation.ts';
import { dialogStore } from '../messages/dialog-store.ts';
import styles from './PageFrame.module.css';

interface MessageAreaProps {
  /** The page has no top page to go to (S2: download-URL and invoice-number pages). */
  withoutTopLink: boolean;
}

/** A link to the top page belongs to errors only; a success is no dead end. */
const showsTopLink = (message: Message): boolean =>
  message.status === 'error' && !message.hideTopLink;

/** Where the portal speaks to the customer about the page as a whole (S4). */
function MessageArea({ withoutTopLink }: MessageAreaProps) {
  const message = useStore(messageStore);
  const ref = useRef<HTMLDivElement>(null);

  const isCovered = useStore(dialogStore).length > 0;
  const told = useRef<Message>(null);

  // Once per message; after an open dialog is closed.
  useEffect(() => {
    if (isCovered || message === told.current) return;
    told.current = message;
    if (!message) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message, isCovered]);

  // The live region exists from the start, so that changes are announced. An error has role=alert
  // and would be announced twice.
  return (
    <div
      className={styles.area}
      ref={ref}
      tabIndex={-1}
      aria-live={message?.status === 'error' ? undefined : 'polite'}
    >
      {message === null ? null : (
        <MessageAlert
          tone={message.status}
          texts={[message, ...(message.others ?? [])]}
          support={message.support}
          actions={
            showsTopLink(message) && !withoutTopLink ? (
              <AppLink kind="standalone" to={paths.top()} state={toTop}>
                {t('common.toTop')}
              </AppLink>
            ) : undefined
          }
        />
      )}
    </div>
  );
}

/** Long enough for the page's own calls and for the customer's first look, in milliseconds. */
const EXTRAS_AFTER_MS = 2000;

const FooterExtras = lazyExtra(
  ['frame'],
  async () => (await import('./FooterExtras.tsx')).FooterExtras,
);

/** Once for the document: what has been loaded costs nothing on the next page. */
let hasSettled = false;

/** The chat and the touch scroll are loaded when the page has nothing more urgent to do. */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(hasSettled);
  useEffect(() => {
    const timer = setTimeout(() => {
      hasSettled = true;
      setIsSettled(true);
    }, EXTRAS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Operating environment, version, and the chat (S1), in S9's three blocks. */
function Footer() {
  const isSettled = useIsSettled();
  return (
    <footer className={styles.footer} aria-label={t('shell.footer.label')}>
      <div className={styles.links}>
        <EnvironmentLink />
      </div>
      <div className={styles.version}>{t('shell.footer.version', { version: frontVersion })}</div>
      <div className={styles.extras}>
        {isSettled ? (
          <Suspense>
            <FooterExtras />
          </Suspense>
        ) : null}
      </div>
    </footer>
  );
}

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

/** The frame of every page: header, message area, contents, footer. */
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
