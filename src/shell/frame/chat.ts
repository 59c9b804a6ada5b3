import type { ChatbotInfo } from '../../../generated/model/chatbotInfo.ts';
import { isPath } from '../../lib/is-at.ts';
import { routes, type Route } from '../../lib/routes.ts';
import { createStore } from '../../lib/store.ts';
import { onSessionEnd } from '../session/session.ts';

/** The open chat. Its conversation continues while it is hidden. */
export interface OpenChat {
  chatbot: ChatbotInfo;
  isShown: boolean;
}

/**
 * Null until the customer opens the chat. Kept with the document instead of a component, so that
 * the conversation survives page changes.
 */
export const chatStore = createStore<OpenChat | null>(null);

/** Shows the chat, and loads it the first time. */
export function showChat(chatbot: ChatbotInfo): void {
  chatStore.set({ chatbot: chatStore.get()?.chatbot ?? chatbot, isShown: true });
}

/** Puts it out of sight. */
export function hideChat(): void {
  const chat = chatStore.get();
  if (chat) chatStore.set({ ...chat, isShown: false });
}

/** Takes it away, with all that was loaded for it. */
export const endChat = (): void => chatStore.set(null);

// What a customer has written is not for the next one to read.
onSessionEnd(endChat);

const withoutChat = Object.values<Route>(routes).filter(({ hasChat }) => hasChat === false);

/** Whether the page at `pathname`, relative to the base path, may have the chat (S1). */
export const mayHaveChat = (pathname: string): boolean =>
  !withoutChat.some(({ path }) => isPath(`/${path}`, pathname));
