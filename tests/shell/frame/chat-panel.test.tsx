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

/** What the frame tells the panel; the frame itself is in chat-frame.test.tsx. */
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

describe('the button of the chat', () => {
  it('opens it, puts it out of sight and shows it again, and says which', async () => {
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

  it('has the issuer’s words, which are said to be Japanese where they are', async () => {
    await speak('en');
    show();
    expect(button().lang).toBe('ja');
  });
});

describe('the panel of the chat', () => {
  it('has the focus at its heading when it comes, and each time again', async () => {
    show();
    await press();
    expect(document.activeElement).toBe(title());
    // No stop for whoever goes on by the Tab key.
    expect(title().tabIndex).toBe(-1);
    await press();
    button().focus();
    await press();
    expect(document.activeElement).toBe(title());
  });

  it.each([
    ['beside the page, which can be used, on a large window', 641, 'show'],
    ['before the page, which cannot be used, on a phone', 640, 'showModal'],
  ] as const)('stands %s', async (_, width, way) => {
    const ways = { show: 0, showModal: 0 };
    for (const name of ['show', 'showModal'] as const)
      vi.spyOn(HTMLDialogElement.prototype, name).mockImplementation(() => {
        ways[name] += 1;
      });
    show('/', width);
    await press();
    expect(ways).toEqual({ show: 0, showModal: 0, [way]: 1 });
  });

  it('gives the focus back when it is put out of sight, as a dialog that is closed does', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    show();
    await press();
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'チャットを閉じる' }));
    expect(close).toHaveBeenCalledOnce();
    expect(panel()).toBeNull();
  });

  it('stays out of sight rather than gone after Escape on a phone', async () => {
    show('/', 390);
    await press();
    // What the browser makes of the key.
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void document.querySelector('dialog')?.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(panel()).toBeNull();
    expect(place()).not.toBeNull();
  });

  it('stays for any other key', async () => {
    show();
    await press();
    fireEvent.keyDown(title(), { key: 'Enter' });
    expect(panel()).not.toBeNull();
  });

  it('leads whoever waits for the chat into it when it is there', async () => {
    show();
    await press();
    expect(announced(screen.getByText('チャットを読み込んでいます'))).toBeTruthy();
    act(() => frame?.onOpen());
    expect(panel()?.querySelector('[role=status]')?.textContent).toBe('');
    expect(document.activeElement).toBe(place());
  });

  it('leaves whoever went elsewhere meanwhile there', async () => {
    show();
    await press();
    button().focus();
    act(() => frame?.onOpen());
    expect(document.activeElement).toBe(button());
  });

  it('says again that it loads after another try, with the focus where that is read', async () => {
    show();
    await press();
    act(() => frame?.onFailure());
    expect(screen.queryByText('チャットを読み込んでいます')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(document.activeElement).toBe(title());
    expect(announced(screen.getByText('チャットを読み込んでいます'))).toBeTruthy();
    expect(place()).not.toBeNull();
  });

  it('is not there at a page without the chat, and its conversation is over (S1)', async () => {
    show();
    await press();
    await userEvent.click(screen.getByText('terms'));
    expect(place()).toBeNull();
    expect(chatStore.get()).toBeNull();
  });
});

it('a chat goes on with whom it has begun, whatever the settings of the next page say', () => {
  showChat(chatbot);
  showChat({ ...chatbot, host: 'other.example.com' });
  expect(chatStore.get()).toEqual({ chatbot, isShown: true });
});
