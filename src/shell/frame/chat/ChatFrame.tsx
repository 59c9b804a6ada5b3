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
  /** The chat failed to load, or took too long. */
  onFailure: () => void;
  /** The customer pressed Escape in the frame. */
  onEscape: () => void;
}

/**
 * Reports activity to the idle clock (S4): writing in the chat is activity. Messages of the frame
 * are not trusted, so the browser has to confirm a recent key press or click in the frame.
 */
function noteWork(): void {
  if (navigator.userActivation.isActive) window.dispatchEvent(new Event('input'));
}

/** Listens to the chat's frame and answers it. Returns a function that stops it. */
function talkToFrame({ getWindow, getStart, onOpen, onFailure, onEscape }: ChatTalk): () => void {
  const timer = setTimeout(onFailure, LIMIT_MS);
  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    const frame = getWindow();
    if (!frame || source !== frame) return;
    const news = readNews(data);
    if (news === 'open' || news === 'failed') clearTimeout(timer);
    // An opaque origin has no name to use here.
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
 * The separate document of the issuer's chat (src/chat-frame). It receives the chat's settings (S3)
 * and nothing else.
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

  // Before the frame can send its first message.
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
