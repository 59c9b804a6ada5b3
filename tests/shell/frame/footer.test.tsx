import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frontVersion } from '../../../src/api/identity.ts';
import { persistentPartsStore } from '../../../src/shell/frame/persistent-parts.ts';
import { chatStore } from '../../../src/shell/frame/chat/ChatPanel.tsx';
import type { ChatFrameProps } from '../../../src/shell/frame/chat/ChatFrame.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { scrollOnPageResize } from '../../../src/shell/frame/LateFooterParts.tsx';
import { clearSession } from '../../../src/shell/session/session.ts';
import { frameAnswers } from '../../support/settings.ts';
import { showPages } from '../show-pages.tsx';
import { chatbotInfo } from './chatbot.ts';

vi.mock('../../../src/shell/frame/chat/ChatFrame.tsx', () => ({
  ChatFrame: (props: ChatFrameProps) => <p>the frame of {props.chatbot.host}</p>,
}));

const showPage = (path = '/', settings: Parameters<typeof frameAnswers>[0] = {}): void => {
  const answers = frameAnswers({ chatbotInfo, ...settings });
  showPages({ layout: <PublicLayout />, pages: { '*': <h1>a page</h1> }, at: path, answers });
};
/** The late parts of the footer appear after two seconds. */
const lateOptions = { timeout: 5000 };
const findChat = () => screen.findByRole('button', { name: chatbotInfo.text }, lateOptions);

beforeEach(() => {
  chatStore.set(null);
  persistentPartsStore.set(null);
});

describe('the chat', () => {
  it('ends with the session, together with its conversation', async () => {
    showPage();
    await userEvent.click(await findChat());
    await screen.findByText('the frame of chat.example.com');
    act(() => clearSession());
    expect(screen.queryByText('the frame of chat.example.com')).toBeNull();
  });

  it.each([
    '/top/linkTerms',
    '/top/privacyPolicy/',
    '/reportStatusUpdateHistory',
    '/downloadurl/reportStatusUpdateHistory',
  ])('is not available at %s (S1)', async (path) => {
    showPage(path);
    await waitFor(() => expect(persistentPartsStore.get()).not.toBeNull(), lateOptions);
    expect(screen.queryByRole('button', { name: chatbotInfo.text })).toBeNull();
  });
});

describe('the footer', () => {
  it('shows its late parts at once in the next frame', async () => {
    showPage();
    await findChat();
    cleanup();
    const startTimer = setTimeout;
    // From now on, the timer of the late parts never ends.
    vi.stubGlobal('setTimeout', (callback: () => void, ms?: number) =>
      ms === 2000 ? 0 : startTimer(callback, ms),
    );
    showPage();
    expect(await findChat()).toBeTruthy();
  });

  it('has three blocks, two of them 48 and 66 pixels high (S9), with the version', () => {
    showPage();
    const style = document.createElement('style');
    style.textContent = readFileSync('src/shell/frame/PageFrame.module.css', 'utf8');
    document.head.append(style);
    const footer = screen.getByRole('contentinfo', { name: 'サイト情報' });
    const heights = [...footer.children].map((block) => getComputedStyle(block).height);
    style.remove();
    expect(heights).toEqual(['48px', '66px', expect.any(String)]);
    expect(footer.textContent).toContain(`バージョン ${frontVersion}`);
  });

  it('opens the operating environment in one new tab after a double click, with a timestamp (S7)', async () => {
    showPage();
    const link = screen.getByRole('link', { name: '動作環境 （新しいタブで開きます）' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    const address = link.getAttribute('href');
    expect(address).toMatch(/^\/_docs\/_common\/browser\.pdf\?\d+$/);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 });
    // The second click of a double click opens no second tab.
    expect(fireEvent.click(link)).toBe(false);
    vi.useRealTimers();
    expect(link.getAttribute('href')).toBe(address);
  });
});

describe('the link to the accessibility statement', () => {
  it('is shown if the issuer has a statement, and asks before another site opens', async () => {
    showPage('/', { accessibilityStatementUrl: 'https://www.example.com/accessibility' });
    const link = await screen.findByRole('link', { name: 'アクセシビリティ' }, lateOptions);
    expect(link.getAttribute('href')).toBe('https://www.example.com/accessibility');
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('www.example.com');
  });

  it.each([null, 'javascript:alert(1)'])('is not displayed for the address %j', async (address) => {
    showPage('/', { accessibilityStatementUrl: address });
    await findChat();
    expect(screen.queryByRole('link', { name: 'アクセシビリティ' })).toBeNull();
  });
});

describe('the scroll by one pixel on touch devices (S9)', () => {
  let reportResize: () => void = () => undefined;
  const disconnect = vi.fn<() => void>();
  const scrollBy = vi.fn<(x: number, y: number) => void>();
  const startScrolling = (maxTouchPoints: number): (() => void) => {
    vi.useFakeTimers();
    reportResize = () => undefined;
    vi.stubGlobal('navigator', { maxTouchPoints });
    class SizeObserver {
      constructor(onResize: () => void) {
        reportResize = onResize;
      }
      observe = (): void => reportResize();
      disconnect = disconnect;
    }
    vi.stubGlobal('ResizeObserver', SizeObserver);
    vi.stubGlobal('scrollBy', scrollBy);
    return scrollOnPageResize();
  };

  it('happens once, about 1100 ms after the last change of the page’s size', () => {
    startScrolling(5);
    vi.advanceTimersByTime(5000);
    expect(scrollBy).not.toHaveBeenCalled();
    reportResize();
    vi.advanceTimersByTime(1000);
    reportResize();
    vi.advanceTimersByTime(1099);
    expect(scrollBy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 1);
  });

  it.each([
    ['after it is stopped', 5, 1],
    ['without a touch screen', 0, 0],
  ])('does not happen %s', (_, maxTouchPoints, disconnectCount) => {
    const stop = startScrolling(maxTouchPoints);
    reportResize();
    if (maxTouchPoints > 0) stop();
    vi.advanceTimersByTime(5000);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalledTimes(disconnectCount);
  });
});
