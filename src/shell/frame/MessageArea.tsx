import { useEffect, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { MessageAlert } from '../errors/MessageAlert.tsx';
import { AppLink } from '../links/AppLink.tsx';
import { toTop } from '../links/to-top.ts';
import { dialogStore } from '../messages/dialog-store.ts';
import styles from './MessageArea.module.css';
import { messageStore, type Message } from '../messages/message-store.ts';
import { useStore } from '../../lib/store.ts';

export interface MessageAreaProps {
  /** The page has no top page to go to (S2: download-URL and invoice-number pages). */
  withoutTopLink: boolean;
}

/** A link to the top page belongs to errors only; a success is no dead end. */
const showsTopLink = (message: Message): boolean =>
  message.status === 'error' && !message.hideTopLink;

/** Where the portal speaks to the customer about the page as a whole (S4). */
export function MessageArea({ withoutTopLink }: MessageAreaProps) {
  const message = useStore(messageStore);
  const ref = useRef<HTMLDivElement>(null);

  const isCovered = useStore(dialogStore).length > 0;
  const told = useRef<Message>(null);

  // Once each; one that came behind a dialog, when that is closed.
  useEffect(() => {
    if (isCovered || message === told.current) return;
    told.current = message;
    if (!message) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message, isCovered]);

  // The region stands from the start, so that what appears in it is announced. An error announces
  // itself (role=alert), and would be read twice.
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
