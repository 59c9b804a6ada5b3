import { createStore } from '../../lib/store.ts';

/** Details of an unexpected error, which the customer can pass on to support. */
export interface SupportInfo {
  flowId: string;
  /** The time of the error, in milliseconds since 1970. */
  timeMs: number;
}

/** A message with its sub-message. Both may contain the links of error texts. */
export interface MessageText {
  message: string;
  subMessage?: string | undefined;
}

/** The contents of the message area (S4): status, message, sub-message and two flags. */
export interface Message extends MessageText {
  status: 'success' | 'error';
  /** The other errors of an answer, after the first. */
  furtherTexts?: readonly MessageText[] | undefined;
  /** Hides the contents of the page while the message is shown. */
  hidesContents?: boolean | undefined;
  hidesTopLink?: boolean | undefined;
  support?: SupportInfo | undefined;
}

export const messageStore = createStore<Message | null>(null);

/**
 * Replaces the current message. A message that hides the contents stays until a navigation, because a less severe
 * error must not show the contents again (S8).
 */
export function showMessage(message: Message): void {
  const isLessSevere = message.status === 'error' && !message.hidesContents;
  if (isLessSevere && messageStore.get()?.hidesContents) return;
  messageStore.set(message);
}

export function closeMessage(): void {
  messageStore.set(null);
}

/**
 * Navigation state that keeps the message (S4: every other navigation closes it): `navigate(path, {
 * state: keepMessageState })`.
 */
export const keepMessageState = { keepMessage: true } as const;

/** Whether a navigation state keeps the message. */
export function keepsMessage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepMessage' in state;
}
