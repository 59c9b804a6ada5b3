import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatStore, showChat } from '../../../src/shell/frame/chat.ts';
import { ChatButton } from '../../../src/shell/frame/FooterExtras.tsx';
import type { ChatFrameProps } from '../../../src/shell/frame/chat/ChatFrame.tsx';
import { ChatPanel } from '../../../src/shell/frame/chat/ChatPanel.tsx';
import { announced } from '../../support/announced.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { renderPages, speak } from '../../support/render.tsx';

/** The frame's callbacks; chat-frame.test.tsx tests the frame itself. */
let frame: ChatFrameProps | undefined;
vi.mock('../../../src/shell/frame/chat/ChatFrame.tsx', () => ({
  ChatFrame: (props: ChatFrameProps) => {
    frame = props;
    return <iframe title="the chat" srcDoc="" sandbox="" />;
  },
}));

const chatbot = {
  host: 'chat.example.com',
  text: 'チャットで質問する',
  sessionIdName: 'visitor',
  sessionId: 's-1',
};

/** A page with the button of the chat, on a window of this width in CSS pixels. */
const show = (at = '/', width = 1280): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= 16 * Number(/^\(max-width: (\d+)rem\)$/.exec(query)?.[1]),
  }));
  renderPages({
    pages: {
      '*': (
        <>
          <ChatButton chatbot={chatbot} />
          <Link to="/top/linkTerms">terms</Link>
          <ChatPanel />
        </>
      ),
    },
    at,
  });
};
const button = () => screen.getByRole('button', { name: chatbot.text });
const press = (): Promise<void> => {
  waitForGuard();
  return userEvent.click(button());
};
const panel = () => screen.queryByRole('dialog', { name: 'チャット' });
const title = () => screen.getByRole('heading', { name: 'チャット' });
const place = () => document.querySelector('iframe');

beforeEach(async () => {
  await speak();
  chatStore.set(null);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the chat button', () => {
  it('opens, hides and shows the chat again, and exposes its state', async () => {
    show();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await press();
    expect(panel()).not.toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    const conversation = place();
    await press();
    expect(panel()).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await press();
    expect(panel()).not.toBeNull();
    expect(place()).toBe(conversation);
  });

  it('shows the issuer’s text, marked as Japanese', async () => {
    await speak('en');
    show();
    expect(button().lang).toBe('ja');
  });
});

describe('the chat panel', () => {
  it('focuses its heading each time it opens', async () => {
    show();
    await press();
    expect(document.activeElement).toBe(title());
    // Not a stop for the Tab key.
    expect(title().tabIndex).toBe(-1);
    await press();
    button().focus();
    await press();
    expect(document.activeElement).toBe(title());
  });

  it.each([
    ['beside the page, which can be used, on a large window', 641, 'show'],
    ['before the page, which cannot be used, on a phone', 640, 'showModal'],
  ] as const)('opens %s', async (_, width, way) => {
    const ways = { show: 0, showModal: 0 };
    for (const name of ['show', 'showModal'] as const)
      vi.spyOn(HTMLDialogElement.prototype, name).mockImplementation(() => {
        ways[name] += 1;
      });
    show('/', width);
    await press();
    expect(ways).toEqual({ show: 0, showModal: 0, [way]: 1 });
  });

  it('returns the focus when it is hidden', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    show();
    await press();
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'チャットを閉じる' }));
    expect(close).toHaveBeenCalledOnce();
    expect(panel()).toBeNull();
  });

  it('is hidden, not removed, after Escape on a phone', async () => {
    show('/', 390);
    await press();
    // What the browser makes of the key.
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void document.querySelector('dialog')?.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(panel()).toBeNull();
    expect(place()).not.toBeNull();
  });

  it('stays open for other keys', async () => {
    show();
    await press();
    fireEvent.keyDown(title(), { key: 'Enter' });
    expect(panel()).not.toBeNull();
  });

  it('moves the focus into the loaded chat if the customer waits in the panel', async () => {
    show();
    await press();
    expect(announced(screen.getByText('チャットを読み込んでいます'))).toBeTruthy();
    act(() => frame?.onOpen());
    expect(panel()?.querySelector('[role=status]')?.textContent).toBe('');
    expect(document.activeElement).toBe(place());
  });

  it('leaves the focus alone if the customer went elsewhere while the chat loaded', async () => {
    show();
    await press();
    button().focus();
    act(() => frame?.onOpen());
    expect(document.activeElement).toBe(button());
  });

  it('announces loading again after a retry, with the focus on the heading', async () => {
    show();
    await press();
    act(() => frame?.onFailure());
    expect(screen.queryByText('チャットを読み込んでいます')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(document.activeElement).toBe(title());
    expect(announced(screen.getByText('チャットを読み込んでいます'))).toBeTruthy();
    expect(place()).not.toBeNull();
  });

  it('is removed on a page without a chat, and its conversation ends (S1)', async () => {
    show();
    await press();
    await userEvent.click(screen.getByText('terms'));
    expect(place()).toBeNull();
    expect(chatStore.get()).toBeNull();
  });
});

it('keeps the chat settings that it was opened with', () => {
  showChat(chatbot);
  showChat({ ...chatbot, host: 'other.example.com' });
  expect(chatStore.get()).toEqual({ chatbot, isShown: true });
});
