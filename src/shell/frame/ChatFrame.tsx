import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChatbotInfo } from '../../../generated/model/chatbotInfo.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { chatPage, chatSandbox, type ChatStart } from '../../lib/chat-frame.ts';
import styles from './ChatPanel.module.css';
import { talkToFrame, type ChatTalk } from './chat-talk.ts';

export type ChatFrameProps = { chatbot: ChatbotInfo } & Omit<ChatTalk, 'getWindow' | 'getStart'>;

/**
 * The document that the issuer's chat has for itself (src/chat-frame): it is handed what the settings
 * say of the chat (S3), and nothing else.
 */
export function ChatFrame({ chatbot, onOpen, onFailure, onEscape }: ChatFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const getStart = useEffectEvent((): ChatStart => {
    const { host, sessionId, sessionIdName } = chatbot;
    const title = t('frame.chat.title');
    return { host, sessionId, sessionIdName, language: currentLanguage(), title };
  });
  const open = useEffectEvent(onOpen);
  const fail = useEffectEvent(onFailure);
  const escape = useEffectEvent(onEscape);

  // Before the frame can have said anything.
  useLayoutEffect(
    () =>
      talkToFrame({
        getWindow: () => ref.current?.contentWindow,
        getStart: () => getStart(),
        onOpen: () => open(),
        onFailure: () => fail(),
        onEscape: () => escape(),
      }),
    [],
  );

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
