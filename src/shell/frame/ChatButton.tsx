import type { ChatbotInfo } from '../../../generated/model/chatbotInfo.ts';
import { languageOf } from '../../lib/text-language.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { chatStore, hideChat, showChat } from './chat.ts';
import styles from './ChatButton.module.css';

/**
 * Opens the issuer's chat, and puts it out of sight again. Nothing of the chat is loaded before the
 * press: until then its host is told nothing, and one that is blocked or gone does no harm.
 */
export function ChatButton({ chatbot }: { chatbot: ChatbotInfo }) {
  const isShown = useStore(chatStore)?.isShown ?? false;
  return (
    <div className={styles.chat}>
      <Button
        lang={languageOf(chatbot.text)}
        aria-expanded={isShown}
        onClick={() => (isShown ? hideChat() : showChat(chatbot))}
      >
        {chatbot.text}
      </Button>
    </div>
  );
}
