import { useEffect } from 'react';
import { validateAnswer } from '../../api/validate-answers.ts';
import { setAnswerValidator } from '../../api/mutator.ts';
import { useLocation } from 'react-router';
import { useSettings } from '../issuer/use-settings.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { persistentPartsStore } from './persistent-parts.ts';
import { ChatPanel, chatStore, hideChat, mayHaveChat, showChat } from './chat/ChatPanel.tsx';
import type { ChatbotInfo } from '../../../generated/model/chatbotInfo.ts';
import { safeHttpUrl } from '../../lib/links.ts';
import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';

/**
 * The button that opens and hides the issuer's chat. Nothing of the chat is loaded before the first press, so
 * the chat's host receives no data, and an unavailable host has no effect.
 */
export function ChatButton({ chatbot }: { chatbot: ChatbotInfo }) {
  const isShown = useStore(chatStore)?.isShown ?? false;
  return (
    <Button
      lang={languageOf(chatbot.text)}
      aria-expanded={isShown}
      onClick={() => (isShown ? hideChat() : showChat(chatbot))}
    >
      {chatbot.text}
    </Button>
  );
}

/** The time in milliseconds between a change of the page's size and the scroll (S9). */
const SCROLL_DELAY_MS = 1100;

/**
 * On touch devices, scrolls the page by one pixel after its size has changed (S9), so that mobile
 * browsers redraw their toolbars.
 *
 * @returns a function that stops the observation
 */
export function scrollOnPageResize(): () => void {
  if (navigator.maxTouchPoints === 0 || typeof ResizeObserver === 'undefined')
    return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // The first call reports the initial size, which is not a change.
    if (isFirst) {
      isFirst = false;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => window.scrollBy(0, 1), SCROLL_DELAY_MS);
  });
  observer.observe(document.body);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

// The login page loads the validator here, after the first paint. From then on, all fields of the settings are checked.
setAnswerValidator(validateAnswer);

const chatPanel = <ChatPanel />;

/** The parts of the footer that are loaded late. */
export function LateFooterParts() {
  const { chatbotInfo: chatbot, accessibilityStatementUrl } = useSettings() ?? {};
  const statementUrl = safeHttpUrl(accessibilityStatementUrl);
  const { pathname } = useLocation();
  useEffect(() => scrollOnPageResize(), []);
  useEffect(() => persistentPartsStore.set(chatPanel), []);
  return (
    <>
      {chatbot && mayHaveChat(pathname) ? <ChatButton chatbot={chatbot} /> : null}
      {statementUrl ? (
        <ExternalLink href={statementUrl}>{t('frame.accessibility')}</ExternalLink>
      ) : null}
    </>
  );
}
