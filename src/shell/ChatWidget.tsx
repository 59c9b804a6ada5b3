import { useState } from 'react';
import type { ChatbotInfo } from '../../generated/model/chatbotInfo.ts';
import { t } from '../i18n/i18n.ts';
import { loadScript } from '../lib/load-script.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChatWidget.module.css';

/** The widget's own script on the issuer's chat host. */
const scriptPath = '/chatbot.js';

type State = 'closed' | 'loading' | 'open' | 'failed';

/**
 * Opens the issuer's chat. Its script is loaded at the press of the button and not before: until
 * then nothing of the visit is told to the chat's host, and a host that is blocked or gone does no
 * harm.
 */
export function ChatWidget({ chatbot }: { chatbot: ChatbotInfo }) {
  const [state, setState] = useState<State>('closed');

  const open = async (): Promise<void> => {
    setState('loading');
    const query = new URLSearchParams({ [chatbot.sessionIdName]: chatbot.sessionId });
    try {
      // https is port 443 (S9).
      await loadScript(`https://${chatbot.host}${scriptPath}?${query}`, chatbot.host);
      setState('open');
    } catch {
      setState('failed');
    }
  };

  if (state === 'open') return null;
  return (
    <div className={styles.chat}>
      <Button busy={state === 'loading'} onClick={() => void open()}>
        {chatbot.text}
      </Button>
      <p className={styles.failed} role="status">
        {state === 'failed' ? t('frame.chatFailed') : ''}
      </p>
    </div>
  );
}
