import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { ChatWidget } from './ChatWidget.tsx';
import { followPageSize } from './touch-scroll.ts';
import { useSettings } from './use-settings.ts';

/** Pages without the chat: status history, terms, privacy policy (S1). */
const withoutChat = new Set<string>([
  paths.statusHistory(),
  paths.downloadStatusHistory(),
  paths.terms(),
  paths.privacyPolicy(),
]);

/** What the footer does besides its links, loaded late. */
export function FooterExtras() {
  const chatbot = useSettings()?.chatbotInfo;
  const { pathname } = useLocation();
  useEffect(() => followPageSize(), []);
  const path = pathname.replace(/\/+$/, '');
  return chatbot && !withoutChat.has(path) ? <ChatWidget chatbot={chatbot} /> : null;
}
