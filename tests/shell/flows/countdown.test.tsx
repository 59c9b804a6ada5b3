import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { Countdown } from '../../../src/shell/flows/Countdown.tsx';
import { useCountdown } from '../../../src/shell/flows/use-countdown.ts';
import { speak } from '../../support/render.tsx';

function Resend({ seconds, answer }: { seconds: number; answer?: string }) {
  const left = useCountdown(seconds, answer);
  return left === 0 ? <button type="button">send again</button> : <Countdown left={left} />;
}

beforeEach(async () => {
  await speak();
  await loadTexts('flow');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Second by second, as time passes: a page draws between two of them. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

describe('a countdown', () => {
  it('goes second by second, and ends', async () => {
    render(<Resend seconds={180} />);
    expect(screen.getByText('あと3:00')).toBeTruthy();
    await pass(1);
    expect(screen.getByText('あと2:59')).toBeTruthy();
    await pass(178);
    expect(screen.getByText('あと0:01')).toBeTruthy();
    await pass(1);
    expect(screen.getByRole('button', { name: 'send again' })).toBeTruthy();
  });

  it('is told to a screen reader five times in three minutes', async () => {
    render(<Resend seconds={180} />);
    const told = new Set<string>();
    for (let second = 0; second < 180; second += 1) {
      told.add(screen.getByRole('status').textContent);
      await pass(1);
    }
    expect([...told]).toEqual([
      'あと約3分です。',
      'あと約2分です。',
      'あと60秒です。',
      'あと30秒です。',
      'あと10秒です。',
    ]);
  });

  it('is not moved by the date of the machine', async () => {
    render(<Resend seconds={180} />);
    vi.setSystemTime(new Date('2099-01-01'));
    await pass(1);
    expect(screen.getByText('あと2:59')).toBeTruthy();
  });

  it('begins anew with the next answer', async () => {
    const { rerender } = render(<Resend key="first" seconds={2} />);
    await pass(2);
    rerender(<Resend key="second" seconds={2} />);
    expect(screen.getByText('あと0:02')).toBeTruthy();
  });

  it('counts from the next answer on, also where that has the seconds that stand there', async () => {
    const { rerender } = render(<Resend seconds={2} answer="first" />);
    await act(() => vi.advanceTimersByTimeAsync(500));
    rerender(<Resend seconds={2} answer="second" />);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.getByText('あと0:02')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText('あと0:01')).toBeTruthy();
  });

  it.each([
    [61.5, 'あと1:02', 'あと約2分です。'],
    [61, 'あと1:01', 'あと約2分です。'],
    [60, 'あと1:00', 'あと60秒です。'],
    [31, 'あと0:31', 'あと60秒です。'],
    [30, 'あと0:30', 'あと30秒です。'],
    [11, 'あと0:11', 'あと30秒です。'],
    [10, 'あと0:10', 'あと10秒です。'],
    [600, 'あと10:00', 'あと約10分です。'],
  ])('of %d seconds shows %s, and is told as %s', (seconds, shown, told) => {
    render(<Resend seconds={seconds} />);
    expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(told);
  });

  it('that has no words for its end says nothing then', () => {
    render(<Countdown left={0} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('on a machine that slept is right again as soon as its page is seen', async () => {
    render(<Resend seconds={180} />);
    // The timers slept, too: only the clock went on.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 100_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('あと1:20')).toBeTruthy();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 100_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: 'send again' })).toBeTruthy();
  });

  it('leaves nothing running when it is taken away', async () => {
    const { unmount } = render(<Resend seconds={180} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    const ended = vi.spyOn(document, 'removeEventListener');
    render(<Resend seconds={180} />).unmount();
    expect(ended).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
  });

  it('of nothing is over at once, and watches no clock', () => {
    render(<Resend seconds={0} />);
    expect(screen.getByRole('button')).toBeTruthy();
    expect(vi.getTimerCount()).toBe(0);
  });
});
