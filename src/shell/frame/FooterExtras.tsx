import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSettings } from '../issuer/use-settings.ts';
import { besidePages } from './beside-pages.ts';
import { mayHaveChat } from './chat.ts';
import { ChatButton } from './ChatButton.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { followPageSize } from './touch-scroll.ts';

const chatPanel = <ChatPanel />;

/** What the footer does besides its links, loaded late. */
export function FooterExtras() {
  const chatbot = useSettings()?.chatbotInfo;
  const { pathname } = useLocation();
  useEffect(() => followPageSize(), []);
  useEffect(() => besidePages.set(chatPanel), []);
  return chatbot && mayHaveChat(pathname) ? <ChatButton chatbot={chatbot} /> : null;
}
