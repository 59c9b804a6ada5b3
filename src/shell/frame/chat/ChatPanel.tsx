import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../../i18n/i18n.ts';
import { useStore } from '../../../lib/store.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { chatStore, endChat, hideChat, mayHaveChat, type OpenChat } from '../chat.ts';
import { ChatFrame } from './ChatFrame.tsx';
import styles from './ChatPanel.module.css';

/** Below this width the panel covers the whole screen (ChatPanel.module.css). */
const phone = '(max-width: 40rem)';

function Panel({ chatbot, isShown }: OpenChat) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isShown || !dialog) return;
    if (matchMedia(phone).matches) dialog.showModal();
    else dialog.show();
    titleRef.current?.focus();
    // Only a dialog that is closed gives the focus back.
    return () => dialog.close();
  }, [isShown]);

  const handleOpen = (): void => {
    setState('open');
    // Moves the focus only if the customer is still waiting in the panel.
    const { activeElement } = document;
    if (ref.current?.contains(activeElement)) ref.current.querySelector('iframe')?.focus();
  };
  const tryAgain = (): void => {
    titleRef.current?.focus();
    setState('loading');
  };

  return (
    <dialog
      ref={ref}
      className={styles.panel}
      aria-labelledby={titleId}
      // The cancel event if the panel covers the whole screen; the key itself otherwise.
      onCancel={(event) => {
        event.preventDefault();
        hideChat();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hideChat();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} ref={titleRef} tabIndex={-1}>
          {t('frame.chat.title')}
        </h2>
        <Button variant="quiet" icon={<Icon name="close" />} onClick={hideChat}>
          <VisuallyHidden>{t('frame.chat.close')}</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.body}>
        {state === 'failed' ? (
          <Alert
            tone="error"
            title={t('frame.chat.failed')}
            actions={<Button onClick={tryAgain}>{t('common.retry')}</Button>}
          />
        ) : (
          <ChatFrame
            chatbot={chatbot}
            onOpen={handleOpen}
            onFailure={() => setState('failed')}
            onEscape={hideChat}
          />
        )}
        <p className={styles.loading} role="status">
          {state === 'loading' ? t('frame.chat.loading') : ''}
        </p>
      </div>
    </dialog>
  );
}

/** The issuer's chat in a side panel; on a phone it covers the whole screen. */
export function ChatPanel() {
  const chat = useStore(chatStore);
  const { pathname } = useLocation();
  const mayStay = mayHaveChat(pathname);
  useEffect(() => {
    if (!mayStay) endChat();
  }, [mayStay]);
  return chat && mayStay ? <Panel {...chat} /> : null;
}
