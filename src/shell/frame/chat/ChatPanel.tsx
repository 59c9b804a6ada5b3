import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatbotInfo } from '../../../../generated/model/chatbotInfo.ts';
import { t } from '../../../i18n/i18n.ts';
import { isPath } from '../../../lib/is-at.ts';
import { routes, type Route } from '../../../lib/routes.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { onSessionEnd } from '../../session/session.ts';
import { ChatFrame } from './ChatFrame.tsx';
import styles from './ChatPanel.module.css';

/** The open chat. While the chat is hidden, the conversation continues. */
interface OpenChat {
  chatbot: ChatbotInfo;
  isShown: boolean;
}

/**
 * Null until the customer opens the chat. Stored outside of components, so that the conversation remains
 * after page changes.
 */
export const chatStore = createStore<OpenChat | null>(null);

/** Shows the chat, and loads it the first time. */
export function showChat(chatbot: ChatbotInfo): void {
  chatStore.set({ chatbot: chatStore.get()?.chatbot ?? chatbot, isShown: true });
}

export function hideChat(): void {
  const chat = chatStore.get();
  if (chat) chatStore.set({ ...chat, isShown: false });
}

/** Removes the chat and everything that it loaded. */
const endChat = (): void => chatStore.set(null);

// The next customer must not read the conversation.
onSessionEnd(endChat);

const routesWithoutChat = Object.values<Route>(routes).filter(({ hasChat }) => hasChat === false);

/** Whether the page at `pathname`, relative to the base path, may have the chat (S1). */
export const mayHaveChat = (pathname: string): boolean =>
  !routesWithoutChat.some(({ path }) => isPath(`/${path}`, pathname));

/** Below this width the panel covers the whole screen (ChatPanel.module.css). */
const phoneMediaQuery = '(max-width: 40rem)';

function Panel({ chatbot, isShown }: OpenChat) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isShown || !dialog) return;
    if (matchMedia(phoneMediaQuery).matches) dialog.showModal();
    else dialog.show();
    titleRef.current?.focus();
    // close() returns the focus to the previous element; hiding the dialog would not.
    return () => dialog.close();
  }, [isShown]);

  const handleOpen = (): void => {
    setState('open');
    // Moves the focus only if the customer is still waiting in the panel.
    const { activeElement } = document;
    if (ref.current?.contains(activeElement)) ref.current.querySelector('iframe')?.focus();
  };
  const retry = (): void => {
    titleRef.current?.focus();
    setState('loading');
  };

  return (
    <dialog
      ref={ref}
      className={styles.panel}
      aria-labelledby={titleId}
      // Escape fires the cancel event only in a modal dialog (phone), the key event otherwise.
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
            actions={<Button onClick={retry}>{t('common.retry')}</Button>}
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
  const isAllowed = mayHaveChat(pathname);
  useEffect(() => {
    if (!isAllowed) endChat();
  }, [isAllowed]);
  return chat && isAllowed ? <Panel {...chat} /> : null;
}
