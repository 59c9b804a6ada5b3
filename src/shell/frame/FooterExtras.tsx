import { useEffect } from 'react';
import { judgeAnswer } from '../../api/judge-answers.ts';
import { setJudge } from '../../api/mutator.ts';
import { useLocation } from 'react-router';
import { useSettings } from '../issuer/use-settings.ts';
import { besidePages } from './beside-pages.ts';
import { mayHaveChat } from './chat.ts';
import { ChatButton } from './ChatButton.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { followPageSize } from './touch-scroll.ts';

// On the login page nothing else brings it: what was wrong with the settings is told from here on.
setJudge(judgeAnswer);

const chatPanel = <ChatPanel />;

/** What the footer does besides its links, loaded late. */
export function FooterExtras() {
  const chatbot = useSettings()?.chatbotInfo;
  const { pathname } = useLocation();
  useEffect(() => followPageSize(), []);
  useEffect(() => besidePages.set(chatPanel), []);
  return chatbot && mayHaveChat(pathname) ? <ChatButton chatbot={chatbot} /> : null;
}
