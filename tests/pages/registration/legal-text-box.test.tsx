import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LegalTextBox,
  type LegalTextBoxProps,
} from '../../../src/pages/registration/LegalTextBox.tsx';
import { waitForGuard } from '../../support/click-guard.ts';
import { userAgreement } from './registration-pages.tsx';

/** The callbacks of the active observers. */
const observerCallbacks = new Set<() => void>();

class FakeResizeObserver {
  readonly callback: () => void;
  constructor(callback: () => void) {
    this.callback = callback;
  }
  observe(element: Element): void {
    if (element !== getTextBox()) observerCallbacks.add(this.callback);
  }
  disconnect(): void {
    observerCallbacks.delete(this.callback);
  }
}

beforeEach(() => {
  observerCallbacks.clear();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});

const renderBox = (overrides: Partial<LegalTextBoxProps> = {}) =>
  render(<LegalTextBox text={userAgreement} title="利用規約" isRevised={false} {...overrides} />);
const getTextBox = () => screen.getByRole('region', { name: /^ご利用規約/ });

/** Sets the height of the text, in pixels. The box is 300 pixels high. */
function setTextHeight(height: number): void {
  vi.spyOn(getTextBox(), 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(getTextBox(), 'scrollHeight', 'get').mockReturnValue(height);
  act(() => observerCallbacks.forEach((callback) => callback()));
}

describe('a legal text in its box', () => {
  it('can be expanded and collapsed if it is higher than the box', async () => {
    renderBox();
    setTextHeight(301);
    const button = screen.getByRole('button', { name: '全文を広げて表示' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(getTextBox().className).toContain('scrollable');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: '折りたたむ' })).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    // The full text doesn't scroll, so the keyboard needn't stop there.
    expect(getTextBox().className).not.toContain('scrollable');
    expect(getTextBox().getAttribute('tabindex')).toBeNull();
    expect(observerCallbacks.size).toBe(0);
    waitForGuard();
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: '全文を広げて表示' })).toBe(button);
    expect(getTextBox().tabIndex).toBe(0);
    expect(observerCallbacks.size).toBe(1);
  });

  it('has the button only while it is higher than the box', () => {
    renderBox();
    setTextHeight(300);
    expect(screen.queryByRole('button')).toBeNull();
    setTextHeight(400);
    expect(screen.getByRole('button', { name: '全文を広げて表示' })).toBeTruthy();
    setTextHeight(200);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is no longer observed after it is removed', () => {
    const { unmount } = renderBox();
    expect(observerCallbacks.size).toBe(1);
    unmount();
    expect(observerCallbacks.size).toBe(0);
  });
});
