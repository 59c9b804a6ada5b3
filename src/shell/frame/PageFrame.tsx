import { type MouseEvent, type ReactNode, Suspense, useEffect, useState, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { messageStore, type Message } from '../messages/message-store.ts';
import { useStore } from '../../lib/store.ts';
import { frontVersion } from '../../api/identity.ts';
import { lazyOptionalPart } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../lib/paths.ts';
import { MessageAlert } from '../errors/MessageAlert.tsx';
import { AppLink } from '../links/AppLink.tsx';
import { topLinkState } from '../links/navigation.ts';
import { dialogStore } from '../messages/dialog-store.ts';
import { BasicIcon } from '../../ui/BasicIcon.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PageFrame.module.css';

interface MessageAreaProps {
  /** S2: download-URL and invoice-number pages have no link to the top page. */
  hasNoTopLink: boolean;
}

/** Only errors get a link to the top page: after a success, the page itself shows how to continue. */
const showsTopLink = (message: Message): boolean =>
  message.status === 'error' && !message.hidesTopLink;

/** Shows messages about the whole page (S4). */
function MessageArea({ hasNoTopLink }: MessageAreaProps) {
  const message = useStore(messageStore);
  const ref = useRef<HTMLDivElement>(null);

  const isDialogOpen = useStore(dialogStore).length > 0;
  const focusedMessageRef = useRef<Message>(null);

  // Moves the focus once per message, and not before an open dialog is closed.
  useEffect(() => {
    if (isDialogOpen || message === focusedMessageRef.current) return;
    focusedMessageRef.current = message;
    if (!message) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message, isDialogOpen]);

  // The live region exists from the start, so that screen readers announce changes. An error has
  // role=alert, and an additional aria-live would announce the error twice.
  return (
    <div
      className={styles.messageArea}
      ref={ref}
      tabIndex={-1}
      aria-live={message?.status === 'error' ? undefined : 'polite'}
    >
      {message === null ? null : (
        <MessageAlert
          tone={message.status}
          texts={[message, ...(message.furtherTexts ?? [])]}
          support={message.support}
          actions={
            showsTopLink(message) && !hasNoTopLink ? (
              <AppLink kind="standalone" to={paths.top()} state={topLinkState}>
                {t('common.toTop')}
              </AppLink>
            ) : undefined
          }
        />
      )}
    </div>
  );
}

/** The time in milliseconds before the late parts of the footer are loaded: the calls of the page come first. */
const LATE_PARTS_DELAY_MS = 2000;

const LateFooterParts = lazyOptionalPart(
  ['frame'],
  async () => (await import('./LateFooterParts.tsx')).LateFooterParts,
);

/** Remains true until the document is closed, so that the next page shows the loaded parts at once. */
let isLatePartsDelayOver = false;

/** Whether the late parts of the footer may be loaded: the chat and the touch scroll. */
function useMayLoadLateParts(): boolean {
  const [mayLoadLateParts, setMayLoadLateParts] = useState(isLatePartsDelayOver);
  useEffect(() => {
    const timer = setTimeout(() => {
      isLatePartsDelayOver = true;
      setMayLoadLateParts(true);
    }, LATE_PARTS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return mayLoadLateParts;
}

const environmentPdfPath = '/_docs/_common/browser.pdf';

/** S7: the timestamp prevents the browser from showing a cached copy. */
const addTimestamp = (event: MouseEvent<HTMLAnchorElement>): void =>
  event.currentTarget.setAttribute('href', `${environmentPdfPath}?${Date.now()}`);

/** Opens the operating environment, a PDF, in a new tab (S1, S7). */
export function EnvironmentLink() {
  const guardClick = useClickGuard(LINK_GUARD_MS);
  return (
    <a
      className={linkClass('standalone')}
      href={environmentPdfPath}
      target="_blank"
      rel="noopener noreferrer"
      onClick={guardClick(addTimestamp)}
    >
      {t('shell.footer.environment')}
      <BasicIcon name="external" size={1} />
      <VisuallyHidden>{t('shell.footer.newTab')}</VisuallyHidden>
    </a>
  );
}

/** Operating environment, version and chat (S1), in the three blocks of S9. */
function Footer() {
  const mayLoadLateParts = useMayLoadLateParts();
  return (
    <footer className={styles.footer} aria-label={t('shell.footer.label')}>
      <div className={styles.links}>
        <EnvironmentLink />
      </div>
      <div className={styles.version}>{t('shell.footer.version', { version: frontVersion })}</div>
      <div className={styles.extras}>
        {mayLoadLateParts ? (
          <Suspense>
            <LateFooterParts />
          </Suspense>
        ) : null}
      </div>
    </footer>
  );
}

export interface PageFrameProps {
  header: ReactNode;
  /** S2: download-URL and invoice-number pages have no link to the top page. */
  hasNoTopLink?: boolean;
  children: ReactNode;
}

const mainId = 'main';

/** Moves the focus by script, because `#main` in the address would add a history entry and appear in bookmarks. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

/** The frame of every page: header, message area, contents, footer. */
export function PageFrame({ header, hasNoTopLink = false, children }: PageFrameProps) {
  const hidesContents = useStore(messageStore)?.hidesContents ?? false;
  return (
    <div className={styles.frame}>
      <a className={styles.skipLink} href={`#${mainId}`} onClick={skipToMain}>
        {t('shell.skipToMain')}
      </a>
      {header}
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <MessageArea hasNoTopLink={hasNoTopLink} />
        {/* Hidden instead of removed: entries are still there when the message is closed. */}
        <div hidden={hidesContents}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </div>
      </main>
      <Footer />
    </div>
  );
}
