import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Countdown,
  SendAgain,
  useCountdown,
  WaitingButton,
} from '../../../src/shell/flows/SendAgain.tsx';
import { switchLanguage } from '../../support/render.tsx';

function CountdownExample({ seconds, answer }: { seconds: number; answer?: string }) {
  const remainingSeconds = useCountdown(seconds, answer);
  return remainingSeconds === 0 ? <p>over</p> : <Countdown remainingSeconds={remainingSeconds} />;
}

beforeEach(() => switchLanguage('ja', 'flow'));

const isShown = (text: string): boolean => screen.queryByText(text) !== null;
const getAnnouncement = () => screen.getByRole('status').textContent;
const passMs = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Passes the seconds one by one, because a page renders again after each second. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await passMs(1000);
}

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('displays each second, and announces the remaining time five times in three minutes', async () => {
    render(<CountdownExample seconds={180} />);
    expect(isShown('あと3:00')).toBe(true);
    const announcements = new Set<string>();
    for (let second = 0; second < 179; second += 1) {
      announcements.add(getAnnouncement());
      await passSeconds(1);
    }
    expect(isShown('あと0:01')).toBe(true);
    const announcedTimes = ['あと約3分', 'あと約2分', 'あと60秒', 'あと30秒', 'あと10秒'];
    expect([...announcements]).toEqual(announcedTimes.map((time) => `${time}です。`));
    await passSeconds(1);
    expect(isShown('over')).toBe(true);
  });

  it('does not get longer if the date of the machine is set back', async () => {
    render(<CountdownExample seconds={180} />);
    vi.setSystemTime(new Date('2020-01-01'));
    await passSeconds(1);
    expect(isShown('あと2:59')).toBe(true);
  });

  it('continues during a sleep in which only the date moves', () => {
    render(<CountdownExample seconds={180} />);
    vi.setSystemTime(Date.now() + 100_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(isShown('あと1:20')).toBe(true);
  });

  it('restarts after another answer, also with the same number of seconds', async () => {
    const { rerender } = render(<CountdownExample seconds={2} answer="first" />);
    await passMs(500);
    rerender(<CountdownExample seconds={2} answer="second" />);
    await passMs(600);
    expect(isShown('あと0:02')).toBe(true);
    await passMs(500);
    expect(isShown('あと0:01')).toBe(true);
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
  ])('of %d seconds displays %s and announces %s', (seconds, displayedText, announcement) => {
    render(<CountdownExample seconds={seconds} />);
    expect(screen.getByText(displayedText).getAttribute('aria-hidden')).toBe('true');
    expect(getAnnouncement()).toBe(announcement);
  });

  it('is correct again after the machine has slept', () => {
    render(<CountdownExample seconds={180} />);
    for (const text of ['あと1:20', 'over']) {
      // Timers do not run during the sleep; the clock does.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 100_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(isShown(text)).toBe(true);
    }
  });

  it('continues after a timer that runs before the whole delay has passed', async () => {
    // Browsers drop the fraction of a delay, here 0.6 milliseconds.
    render(<CountdownExample seconds={179.9996} />);
    await passSeconds(3);
    expect(isShown('あと2:57')).toBe(true);
    // A coarse clock is two milliseconds late.
    const nowSpy = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 998);
    await passSeconds(1);
    nowSpy.mockRestore();
    await passSeconds(1);
    expect(isShown('あと2:55')).toBe(true);
  });

  it('leaves no timer and no listener after it is removed', () => {
    const removeListenerSpy = vi.spyOn(document, 'removeEventListener');
    render(<CountdownExample seconds={180} />).unmount();
    expect(removeListenerSpy).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
    render(<CountdownExample seconds={0} />);
    expect(isShown('over')).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('announces nothing at its end if it has no text for the end', () => {
    render(<Countdown remainingSeconds={0} />);
    expect(getAnnouncement()).toBe('');
  });
});

describe('SendAgain', () => {
  const onSend = vi.fn<() => void>();
  const props = { label: '再送信', busy: false, onSend };
  const getButton = () => screen.getByRole('button');

  it('ignores presses during the wait, and announces the end of the wait', async () => {
    vi.useFakeTimers();
    render(<SendAgain waitSeconds={60} {...props} />);
    const buttonBefore = getButton();
    expect(buttonBefore.getAttribute('aria-disabled')).toBe('true');
    expect(isShown('あと1:00')).toBe(true);
    buttonBefore.click();
    expect(onSend).not.toHaveBeenCalled();
    await passSeconds(60);
    expect(getButton()).toBe(buttonBefore);
    expect([getAnnouncement(), screen.queryByText(/^あと/)]).toEqual([
      'もう一度送信できます。',
      null,
    ]);
    buttonBefore.click();
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('sends at once without a wait, and announces nothing', () => {
    render(<SendAgain waitSeconds={0} {...props} />);
    expect(getButton().getAttribute('aria-disabled')).toBe('false');
    expect(getButton().getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    getButton().click();
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('waits after a new answer, and keeps the same button element', () => {
    const { rerender } = render(<SendAgain waitSeconds={0} answer="first" {...props} />);
    const buttonBefore = getButton();
    rerender(<SendAgain waitSeconds={30} answer="second" {...props} />);
    expect(getButton()).toBe(buttonBefore);
    expect(buttonBefore.getAttribute('aria-disabled')).toBe('true');
    expect(isShown('あと0:30')).toBe(true);
  });

  it('is busy while the call is pending, and ignores presses', () => {
    render(<SendAgain waitSeconds={0} {...props} busy />);
    expect(getButton().getAttribute('aria-busy')).toBe('true');
    getButton().click();
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('WaitingButton', () => {
  const onSubmitted = vi.fn<() => void>();
  const renderForm = (remainingSeconds: number, onSend?: () => void) => {
    const formElement = (seconds: number) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmitted();
        }}
      >
        <input aria-label="宛先" />
        <WaitingButton remainingSeconds={seconds} label="送信する" busy={false} onSend={onSend} />
      </form>
    );
    const { rerender } = render(formElement(remainingSeconds));
    return { finish: () => rerender(formElement(0)) };
  };
  const getButton = () => screen.getByRole('button');
  const pressEnter = () => userEvent.type(screen.getByLabelText('宛先'), 'a{Enter}');

  it('has a description with the remaining time until the wait ends', () => {
    const { finish } = renderForm(1);
    expect(
      screen.getByRole('button', { description: /^再送信できるまで あと\d+秒です。$/ }),
    ).toBeTruthy();
    finish();
    expect(getButton().getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByText(/再送信できるまで/)).toBeNull();
  });

  it('submits the form only after the wait', async () => {
    const { finish } = renderForm(1);
    await userEvent.click(getButton());
    await pressEnter();
    expect(onSubmitted).not.toHaveBeenCalled();
    finish();
    await pressEnter();
    expect(onSubmitted).toHaveBeenCalledOnce();
  });

  it('runs onSend instead of submitting the form', async () => {
    const onSend = vi.fn<() => void>();
    renderForm(0, onSend);
    await userEvent.click(getButton());
    expect([onSend.mock.calls.length, onSubmitted.mock.calls.length]).toEqual([1, 0]);
  });
});
