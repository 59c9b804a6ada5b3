import type { ChatbotInfo } from '../../../generated/model/chatbotInfo.ts';
import { loadScript } from '../../lib/load-script.ts';
import { createStore } from '../../lib/store.ts';

/** The widget's own script on the issuer's chat host. */
const scriptPath = '/chatbot.js';

/**
 * Kept with the document and not with a component: a script that has run stays, whatever page of the
 * portal comes next.
 */
export const chatStore = createStore<'closed' | 'loading' | 'open' | 'failed'>('closed');

/** Whether the chat's script is in the document, or on its way. */
export const hasChat = (): boolean => ['loading', 'open'].includes(chatStore.get());

/** Loads the issuer's chat, once. */
export async function openChat({ host, sessionId, sessionIdName }: ChatbotInfo): Promise<void> {
  if (hasChat()) return;
  chatStore.set('loading');
  const query = new URLSearchParams({ [sessionIdName]: sessionId });
  try {
    // https is port 443 (S9).
    await loadScript(`https://${host}${scriptPath}?${query}`, host);
    chatStore.set('open');
  } catch {
    chatStore.set('failed');
  }
}
