import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChatbotInfo } from '../../../../generated/model/chatbotInfo.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import {
  chatPagePath,
  chatSandbox,
  type ChatStart,
  readChatEvent,
  startMessage,
} from '../../../lib/chat-frame.ts';
import styles from './ChatPanel.module.css';

/** The maximum time in milliseconds until the chat host answers. */
const LOAD_TIMEOUT_MS = 20_000;

interface ChatConnection {
  /** The window of the frame; null or undefined before the frame is mounted. */
  getWindow: () => Window | null | undefined;
  /** The settings that the frame gets as soon as it listens. */
  getStartSettings: () => ChatStart;
  onOpen: () => void;
  /** The chat failed to load, or took too long. */
  onFailure: () => void;
  /** The customer pressed Escape in the frame. */
  onEscape: () => void;
}

/**
 * Reports activity to the idle clock (S4), because writing in the chat is activity. Messages of the frame are
 * not trusted, so the browser has to confirm a recent key press or click in the frame.
 */
function reportActivity(): void {
  if (navigator.userActivation.isActive) window.dispatchEvent(new Event('input'));
}

/**
 * Listens to the frame's messages and answers them.
 *
 * @returns a function that stops listening
 */
function connectToFrame({
  getWindow,
  getStartSettings,
  onOpen,
  onFailure,
  onEscape,
}: ChatConnection): () => void {
  const timer = setTimeout(onFailure, LOAD_TIMEOUT_MS);
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    const frame = getWindow();
    if (!frame || source !== frame) return;
    const message = readChatEvent(data);
    if (message === 'open' || message === 'failed') clearTimeout(timer);
    // The frame has an opaque origin, which cannot be named as the target.
    if (message === 'ready') frame.postMessage(startMessage(getStartSettings()), '*');
    else if (message === 'open') onOpen();
    else if (message === 'failed') onFailure();
    else if (message === 'active') reportActivity();
    else if (message === 'escape') onEscape();
  };
  addEventListener('message', onMessage);
  return () => {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
  };
}

export type ChatFrameProps = { chatbot: ChatbotInfo } & Omit<
  ChatConnection,
  'getWindow' | 'getStartSettings'
>;

/**
 * The separate document of the issuer's chat (src/chat-frame), which receives only the settings of the chat (S3).
 */
export function ChatFrame({ chatbot, onOpen, onFailure, onEscape }: ChatFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const getStartSettings = useEffectEvent((): ChatStart => {
    const { host, sessionId, sessionIdName } = chatbot;
    const title = t('frame.chat.title');
    return { host, sessionId, sessionIdName, language: currentLanguage(), title };
  });
  const reportOpen = useEffectEvent(onOpen);
  const reportFailure = useEffectEvent(onFailure);
  const reportEscape = useEffectEvent(onEscape);

  // A layout effect runs before the frame can send its first message.
  useLayoutEffect(
    () =>
      connectToFrame({
        getWindow: () => ref.current?.contentWindow,
        getStartSettings: () => getStartSettings(),
        onOpen: () => reportOpen(),
        onFailure: () => reportFailure(),
        onEscape: () => reportEscape(),
      }),
    [],
  );

  return (
    <iframe
      ref={ref}
      className={styles.frame}
      src={chatPagePath}
      sandbox={chatSandbox}
      title={t('frame.chat.title')}
    />
  );
}
