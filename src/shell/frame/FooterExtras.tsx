import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { hasChat } from './chat.ts';
import { ChatWidget } from './ChatWidget.tsx';
import { followPageSize } from './touch-scroll.ts';
import { useSettings } from '../issuer/use-settings.ts';

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
  const isWithoutChat = withoutChat.has(pathname.replace(/\/+$/, ''));
  useEffect(() => {
    // What the chat's script has put into the document is not ours to take out; a new document has
    // nothing of it.
    if (isWithoutChat && hasChat()) location.reload();
  }, [isWithoutChat]);
  return chatbot && !isWithoutChat ? <ChatWidget chatbot={chatbot} /> : null;
}
