import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatStore, ChatPanel, showChat } from '../../../src/shell/frame/chat/ChatPanel.tsx';
import { ChatButton } from '../../../src/shell/frame/LateFooterParts.tsx';
import type { ChatFrameProps } from '../../../src/shell/frame/chat/ChatFrame.tsx';
import { expectAnnounced } from '../../support/announced.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { chatbotInfo as chatbot } from './chatbot.ts';

/** The properties of the frame. chat-frame.test.tsx tests the frame itself. */
let frameProps: ChatFrameProps | undefined;
vi.mock('../../../src/shell/frame/chat/ChatFrame.tsx', () => ({
  ChatFrame: (props: ChatFrameProps) => {
    frameProps = props;
    return <iframe title="the chat" srcDoc="" sandbox="" />;
  },
}));

/** A page with the button of the chat, on a window of this width in CSS pixels. */
const showPage = (width = 1280): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= 16 * Number(/^\(max-width: (\d+)rem\)$/.exec(query)?.[1]),
  }));
  const page = (
    <>
      <ChatButton chatbot={chatbot} />
      <Link to="/top/linkTerms">terms</Link>
      <ChatPanel />
    </>
  );
  renderPages({ pages: { '*': page } });
};
const getChatButton = () => screen.getByRole('button', { name: chatbot.text });
const pressChatButton = (): Promise<void> => {
  waitForGuard();
  return userEvent.click(getChatButton());
};
const openChat = async (width?: number): Promise<void> => {
  showPage(width);
  await pressChatButton();
};
const queryPanel = () => screen.queryByRole('dialog', { name: 'チャット' });
const getTitle = () => screen.getByRole('heading', { name: 'チャット' });
const queryIframe = () => document.querySelector('iframe');

beforeEach(() => chatStore.set(null));

it('the chat button opens, hides and shows the same chat, and exposes its state', async () => {
  await switchLanguage('en');
  showPage();
  const getPanelState = () => [
    queryPanel() ?? screen.queryByRole('dialog'),
    getChatButton().getAttribute('aria-expanded'),
  ];
  expect(getChatButton().lang).toBe('ja');
  expect(getPanelState()).toEqual([null, 'false']);
  await pressChatButton();
  expect(getPanelState()).toEqual([expect.anything(), 'true']);
  const iframeBefore = queryIframe();
  await pressChatButton();
  expect(getPanelState()).toEqual([null, 'false']);
  await pressChatButton();
  expect(getPanelState()).toEqual([expect.anything(), 'true']);
  expect(queryIframe()).toBe(iframeBefore);
});

describe('the chat panel', () => {
  it('focuses its heading at each opening', async () => {
    await openChat();
    expect(document.activeElement).toBe(getTitle());
    // The Tab key does not stop at the heading.
    expect(getTitle().tabIndex).toBe(-1);
    await pressChatButton();
    getChatButton().focus();
    await pressChatButton();
    expect(document.activeElement).toBe(getTitle());
  });

  it.each([
    ['next to the page, which can be used, on a large window', 641, 'show'],
    ['above the page, which cannot be used, on a phone', 640, 'showModal'],
  ] as const)('opens %s', async (_, width, method) => {
    const calledMethods: string[] = [];
    for (const name of ['show', 'showModal'] as const)
      vi.spyOn(HTMLDialogElement.prototype, name).mockImplementation(
        () => void calledMethods.push(name),
      );
    await openChat(width);
    expect(calledMethods).toEqual([method]);
  });

  it('returns the focus when its close button is pressed', async () => {
    const closeSpy = vi.spyOn(HTMLDialogElement.prototype, 'close');
    await openChat();
    expect(closeSpy).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'チャットを閉じる' }));
    expect(closeSpy).toHaveBeenCalledOnce();
    expect(queryPanel()).toBeNull();
  });

  it('is hidden, not removed, by the cancel event of a phone', async () => {
    await openChat(390);
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void document.querySelector('dialog')?.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(queryPanel()).toBeNull();
    expect(queryIframe()).not.toBeNull();
  });

  it('is hidden by Escape on a large window, not by other keys', async () => {
    await openChat();
    fireEvent.keyDown(getTitle(), { key: 'Enter' });
    expect(queryPanel()).not.toBeNull();
    fireEvent.keyDown(getTitle(), { key: 'Escape' });
    expect(queryPanel()).toBeNull();
  });

  it('moves the focus into the loaded chat if the customer waits in the panel', async () => {
    await openChat();
    expectAnnounced(screen.getByText('チャットを読み込んでいます'));
    act(() => frameProps?.onOpen());
    expect(queryPanel()?.querySelector('[role=status]')?.textContent).toBe('');
    expect(document.activeElement).toBe(queryIframe());
  });

  it('does not move the focus if the customer left the panel while the chat loaded', async () => {
    await openChat();
    getChatButton().focus();
    act(() => frameProps?.onOpen());
    expect(document.activeElement).toBe(getChatButton());
  });

  it('announces loading again after a retry, with the focus on the heading', async () => {
    await openChat();
    act(() => frameProps?.onFailure());
    expect(screen.queryByText('チャットを読み込んでいます')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(document.activeElement).toBe(getTitle());
    expectAnnounced(screen.getByText('チャットを読み込んでいます'));
    expect(queryIframe()).not.toBeNull();
  });

  it('is removed on a page without a chat, and its conversation ends (S1)', async () => {
    await openChat();
    await userEvent.click(screen.getByText('terms'));
    expect(queryIframe()).toBeNull();
    expect(chatStore.get()).toBeNull();
  });

  it('keeps the chat settings of the first opening', () => {
    showChat(chatbot);
    showChat({ ...chatbot, host: 'other.example.com' });
    expect(chatStore.get()).toEqual({ chatbot, isShown: true });
  });
});
