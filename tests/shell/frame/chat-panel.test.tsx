import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatStore, ChatPanel, showChat } from '../../../src/shell/frame/chat/ChatPanel.tsx';
import { ChatButton } from '../../../src/shell/frame/FooterExtras.tsx';
import type { ChatFrameProps } from '../../../src/shell/frame/chat/ChatFrame.tsx';
import { announced } from '../../support/announced.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { chatbotInfo as chatbot } from './chatbot.ts';

/** The frame's callbacks; chat-frame.test.tsx tests the frame itself. */
let frame: ChatFrameProps | undefined;
vi.mock('../../../src/shell/frame/chat/ChatFrame.tsx', () => ({
  ChatFrame: (props: ChatFrameProps) => {
    frame = props;
    return <iframe title="the chat" srcDoc="" sandbox="" />;
  },
}));

/** A page with the button of the chat, on a window of this width in CSS pixels. */
const show = (width = 1280): void => {
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
const button = () => screen.getByRole('button', { name: chatbot.text });
const press = (): Promise<void> => {
  waitForGuard();
  return userEvent.click(button());
};
const open = async (width?: number): Promise<void> => {
  show(width);
  await press();
};
const panel = () => screen.queryByRole('dialog', { name: 'チャット' });
const title = () => screen.getByRole('heading', { name: 'チャット' });
const iframe = () => document.querySelector('iframe');

beforeEach(() => {
  chatStore.set(null);
});

it('the chat button opens, hides and shows the same chat, and exposes its state', async () => {
  await switchLanguage('en');
  show();
  const isOpen = () => [
    panel() ?? screen.queryByRole('dialog'),
    button().getAttribute('aria-expanded'),
  ];
  expect(button().lang).toBe('ja');
  expect(isOpen()).toEqual([null, 'false']);
  await press();
  expect(isOpen()).toEqual([expect.anything(), 'true']);
  const conversation = iframe();
  await press();
  expect(isOpen()).toEqual([null, 'false']);
  await press();
  expect(isOpen()).toEqual([expect.anything(), 'true']);
  expect(iframe()).toBe(conversation);
});

describe('the chat panel', () => {
  it('focuses its heading each time it opens', async () => {
    await open();
    expect(document.activeElement).toBe(title());
    // The Tab key does not stop at the heading.
    expect(title().tabIndex).toBe(-1);
    await press();
    button().focus();
    await press();
    expect(document.activeElement).toBe(title());
  });

  it.each([
    ['next to the page, which can be used, on a large window', 641, 'show'],
    ['above the page, which cannot be used, on a phone', 640, 'showModal'],
  ] as const)('opens %s', async (_, width, method) => {
    const calls: string[] = [];
    for (const name of ['show', 'showModal'] as const)
      vi.spyOn(HTMLDialogElement.prototype, name).mockImplementation(() => void calls.push(name));
    await open(width);
    expect(calls).toEqual([method]);
  });

  it('returns the focus when its button hides it', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    await open();
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'チャットを閉じる' }));
    expect(close).toHaveBeenCalledOnce();
    expect(panel()).toBeNull();
  });

  it('is hidden, not removed, by the cancel event of a phone', async () => {
    await open(390);
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void document.querySelector('dialog')?.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(panel()).toBeNull();
    expect(iframe()).not.toBeNull();
  });

  it('is hidden by Escape on a large window, not by other keys', async () => {
    await open();
    fireEvent.keyDown(title(), { key: 'Enter' });
    expect(panel()).not.toBeNull();
    fireEvent.keyDown(title(), { key: 'Escape' });
    expect(panel()).toBeNull();
  });

  it('moves the focus into the loaded chat if the customer waits in the panel', async () => {
    await open();
    expect(announced(screen.getByText('チャットを読み込んでいます'))).toBeTruthy();
    act(() => frame?.onOpen());
    expect(panel()?.querySelector('[role=status]')?.textContent).toBe('');
    expect(document.activeElement).toBe(iframe());
  });

  it('does not move the focus if the customer left the panel while the chat loaded', async () => {
    await open();
    button().focus();
    act(() => frame?.onOpen());
    expect(document.activeElement).toBe(button());
  });

  it('announces loading again after a retry, with the focus on the heading', async () => {
    await open();
    act(() => frame?.onFailure());
    expect(screen.queryByText('チャットを読み込んでいます')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(document.activeElement).toBe(title());
    expect(announced(screen.getByText('チャットを読み込んでいます'))).toBeTruthy();
    expect(iframe()).not.toBeNull();
  });

  it('is removed on a page without a chat, and its conversation ends (S1)', async () => {
    await open();
    await userEvent.click(screen.getByText('terms'));
    expect(iframe()).toBeNull();
    expect(chatStore.get()).toBeNull();
  });

  it('keeps the chat settings that it was opened with', () => {
    showChat(chatbot);
    showChat({ ...chatbot, host: 'other.example.com' });
    expect(chatStore.get()).toEqual({ chatbot, isShown: true });
  });
});
