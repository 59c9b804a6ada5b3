import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChatbotInfo } from '../../../generated/model/chatbotInfo.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { chatPage, chatSandbox, readNews, startMessage } from '../../lib/chat-frame.ts';
import styles from './ChatPanel.module.css';

/** How long the chat may take to load, in milliseconds: a host that does not answer would keep it for ever. */
const LIMIT_MS = 20_000;

export interface ChatFrameProps {
  chatbot: ChatbotInfo;
  onOpen: () => void;
  onFailure: () => void;
  /** The customer pressed Escape in the frame. */
  onEscape: () => void;
}

/**
 * The document that the issuer's chat has for itself (src/chat-frame): it is handed what the settings
 * say of the chat (S3), and nothing else.
 */
export function ChatFrame({ chatbot, onOpen, onFailure, onEscape }: ChatFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);

  const handOver = useEffectEvent((frame: Window): void => {
    const { host, sessionId, sessionIdName } = chatbot;
    const spoken = { language: currentLanguage(), title: t('frame.chat.title') };
    // An origin that is nobody else's has no name to call it by.
    frame.postMessage(startMessage({ host, sessionId, sessionIdName, ...spoken }), '*');
  });
  const end = useEffectEvent((isOpen: boolean): void => (isOpen ? onOpen() : onFailure()));
  const escape = useEffectEvent(onEscape);

  // Before the frame can have said anything.
  useLayoutEffect(() => {
    const timer = setTimeout(() => end(false), LIMIT_MS);
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      const frame = ref.current?.contentWindow;
      if (!frame || source !== frame) return;
      const news = readNews(data);
      if (news === 'ready') handOver(frame);
      if (news === 'escape') escape();
      if (news !== 'open' && news !== 'failed') return;
      clearTimeout(timer);
      end(news === 'open');
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, []);

  return (
    <iframe
      ref={ref}
      className={styles.frame}
      src={chatPage}
      sandbox={chatSandbox}
      title={t('frame.chat.title')}
    />
  );
}
