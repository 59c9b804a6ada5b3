import type { ChatbotInfo } from '../../../generated/model/chatbotInfo.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { chatStore, openChat } from './chat.ts';
import styles from './ChatWidget.module.css';
import { useStore } from '../../lib/store.ts';

/**
 * Opens the issuer's chat. Its script is loaded at the press of the button and not before: until
 * then nothing of the visit is told to the chat's host, and a host that is blocked or gone does no
 * harm.
 */
export function ChatWidget({ chatbot }: { chatbot: ChatbotInfo }) {
  const state = useStore(chatStore);
  if (state === 'open') return null;
  return (
    <div className={styles.chat}>
      <Button busy={state === 'loading'} onClick={() => void openChat(chatbot)}>
        {chatbot.text}
      </Button>
      <p className={styles.failed} role="status">
        {state === 'failed' ? t('frame.chatFailed') : ''}
      </p>
    </div>
  );
}
