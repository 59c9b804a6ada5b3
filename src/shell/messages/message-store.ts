import { createStore } from '../../lib/store.ts';

/** What a customer can pass on to support when something unexpected happened. */
export interface SupportInfo {
  flowId: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** What is said: a message, and what there is to add to it. Both may hold the links of error texts. */
export interface MessageText {
  message: string;
  subMessage?: string | undefined;
}

/** What the message area shows (S4): one status, a message, a sub-message, two flags. */
export interface Message extends MessageText {
  status: 'success' | 'error';
  /** Where an answer brings several errors: those after the first. */
  others?: readonly MessageText[] | undefined;
  /** The page's own contents are not shown while the message is. */
  hideContents?: boolean | undefined;
  hideTopLink?: boolean | undefined;
  support?: SupportInfo | undefined;
}

export const messageStore = createStore<Message | null>(null);

/**
 * Shows a message in the message area, in place of the one before. One that hides the contents stays
 * until a navigation: a lesser error that comes after it must not bring them back (S8).
 */
export function showMessage(message: Message): void {
  const isLesser = message.status === 'error' && !message.hideContents;
  if (isLesser && messageStore.get()?.hideContents) return;
  messageStore.set(message);
}

export function closeMessage(): void {
  messageStore.set(null);
}

/**
 * State of a navigation that leaves the message where it is (S4: closed on every navigation unless
 * the navigation asks to keep it): `navigate(path, { state: keepMessage })`.
 */
export const keepMessage = { keepMessage: true } as const;

/** Whether a location's state asks to keep the message. */
export function asksToKeep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepMessage' in state;
}
