import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LegalTextBox,
  type LegalTextBoxProps,
} from '../../../src/pages/registration/LegalTextBox.tsx';
import { waitForGuard } from '../../support/click-guard.ts';
import { beginAnew, userAgreement } from './registration-pages.tsx';

/** Who watches the size of a text, and tells the box of it. */
const watching = new Set<() => void>();

class Watch {
  readonly told: () => void;
  constructor(told: () => void) {
    this.told = told;
  }
  observe(): void {
    watching.add(this.told);
  }
  disconnect(): void {
    watching.delete(this.told);
  }
}

beforeEach(async () => {
  await beginAnew();
  watching.clear();
  vi.stubGlobal('ResizeObserver', Watch);
});

const show = (more: Partial<LegalTextBoxProps> = {}) =>
  render(<LegalTextBox text={userAgreement} title="利用規約" isRevised={false} {...more} />);
const box = () => screen.getByRole('region', { name: /^ご利用規約/ });

/** The text is drawn, so many pixels high in a box of 300. */
function draw(height: number): void {
  vi.spyOn(box(), 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(box(), 'scrollHeight', 'get').mockReturnValue(height);
  act(() => watching.forEach((tell) => tell()));
}

describe('a text to agree to', () => {
  it('has nothing to unfold while all of it is seen', () => {
    show();
    draw(300);
    expect(screen.queryByRole('button')).toBeNull();
    expect(box().tabIndex).toBe(0);
  });

  it('that is longer than its box is shown whole at a press, and folded again at the next', async () => {
    show();
    draw(301);
    const button = screen.getByRole('button', { name: '全文を広げて表示' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(box().className).toContain('scrolls');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: '折りたたむ' })).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    // At its full length there is nothing to scroll, and no stop for the keyboard.
    expect(box().className).not.toContain('scrolls');
    expect(box().getAttribute('tabindex')).toBeNull();
    expect(watching.size).toBe(0);
    waitForGuard();
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: '全文を広げて表示' })).toBe(button);
    expect(box().tabIndex).toBe(0);
    expect(watching.size).toBe(1);
  });

  it('that becomes longer where the page becomes narrower can be unfolded then', () => {
    show();
    draw(200);
    draw(400);
    expect(screen.getByRole('button', { name: '全文を広げて表示' })).toBeTruthy();
    draw(200);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is watched no longer once it is left', () => {
    const { unmount } = show();
    expect(watching.size).toBe(1);
    unmount();
    expect(watching.size).toBe(0);
  });

  it('says of which day it is, if anybody knows', () => {
    show();
    expect(screen.getByText('最終更新日：2026/04/01')).toBeTruthy();
    show({ text: { title: '個人情報の取り扱い', html: '<p>x</p>' } });
    expect(screen.getAllByText(/最終更新日/)).toHaveLength(1);
  });

  it('says that it has changed while the page was open', () => {
    show({ isRevised: true });
    expect(screen.getByRole('heading').textContent).toBe('ご利用規約改定されました');
    expect(screen.getByText(/再度お読みのうえ、同意してください/)).toBeTruthy();
  });
});
