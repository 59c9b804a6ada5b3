import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChatbotInfo } from '../../../../generated/model/chatbotInfo.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import {
  chatPage,
  chatSandbox,
  type ChatStart,
  readNews,
  startMessage,
} from '../../../lib/chat-frame.ts';
import styles from './ChatPanel.module.css';

/** How long the chat may take to load, in milliseconds: a host that does not answer would keep it for ever. */
const LIMIT_MS = 20_000;

interface ChatTalk {
  /** The frame's window; null or undefined while there is none. */
  getWindow: () => Window | null | undefined;
  /** What the frame is handed over when it listens. */
  getStart: () => ChatStart;
  onOpen: () => void;
  /** The chat cannot be had, or has taken too long. */
  onFailure: () => void;
  /** The customer pressed Escape in the frame. */
  onEscape: () => void;
}

/**
 * Lets the idle clock know that the customer is at work (S4): writing in the chat is no idleness. The
 * browser is asked, too, since what comes from the frame may be anybody's word: it notes the last key
 * or press of a frame for the page around it.
 */
function noteWork(): void {
  if (navigator.userActivation.isActive) window.dispatchEvent(new Event('input'));
}

/** Hears the chat's frame from now on, and answers it. Returns how to stop. */
function talkToFrame({ getWindow, getStart, onOpen, onFailure, onEscape }: ChatTalk): () => void {
  const timer = setTimeout(onFailure, LIMIT_MS);
  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    const frame = getWindow();
    if (!frame || source !== frame) return;
    const news = readNews(data);
    if (news === 'open' || news === 'failed') clearTimeout(timer);
    // An origin that is nobody else's has no name to call it by.
    if (news === 'ready') frame.postMessage(startMessage(getStart()), '*');
    else if (news === 'open') onOpen();
    else if (news === 'failed') onFailure();
    else if (news === 'active') noteWork();
    else if (news === 'escape') onEscape();
  };
  addEventListener('message', hear);
  return () => {
    clearTimeout(timer);
    removeEventListener('message', hear);
  };
}

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
