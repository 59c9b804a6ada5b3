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

function Wait({ seconds, answer }: { seconds: number; answer?: string }) {
  const remainingSeconds = useCountdown(seconds, answer);
  return remainingSeconds === 0 ? <p>over</p> : <Countdown remainingSeconds={remainingSeconds} />;
}

beforeEach(() => switchLanguage('ja', 'flow'));

const isShown = (text: string): boolean => screen.queryByText(text) !== null;
const announced = () => screen.getByRole('status').textContent;
const passMs = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Renders between two seconds, as a page does. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await passMs(1000);
}

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('counts each second to its end, and announces five times in three minutes', async () => {
    render(<Wait seconds={180} />);
    expect(isShown('あと3:00')).toBe(true);
    const announcements = new Set<string>();
    for (let second = 0; second < 179; second += 1) {
      announcements.add(announced());
      await passSeconds(1);
    }
    expect(isShown('あと0:01')).toBe(true);
    expect([...announcements]).toEqual([
      'あと約3分です。',
      'あと約2分です。',
      'あと60秒です。',
      'あと30秒です。',
      'あと10秒です。',
    ]);
    await passSeconds(1);
    expect(isShown('over')).toBe(true);
  });

  it('ignores changes of the machine’s date', async () => {
    render(<Wait seconds={180} />);
    vi.setSystemTime(new Date('2099-01-01'));
    await passSeconds(1);
    expect(isShown('あと2:59')).toBe(true);
  });

  it('restarts with another answer, also with the same number of seconds', async () => {
    const { rerender } = render(<Wait seconds={2} answer="first" />);
    await passMs(500);
    rerender(<Wait seconds={2} answer="second" />);
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
  ])('of %d seconds displays %s and announces %s', (seconds, displayed, text) => {
    render(<Wait seconds={seconds} />);
    expect(screen.getByText(displayed).getAttribute('aria-hidden')).toBe('true');
    expect(announced()).toBe(text);
  });

  it('is correct again after the machine has slept', () => {
    render(<Wait seconds={180} />);
    for (const text of ['あと1:20', 'over']) {
      // Timers do not run during the sleep; the clock does.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 100_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(isShown(text)).toBe(true);
    }
  });

  it('leaves no timer and no listener', () => {
    const removed = vi.spyOn(document, 'removeEventListener');
    render(<Wait seconds={180} />).unmount();
    expect(removed).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
    render(<Wait seconds={0} />);
    expect(isShown('over')).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('announces nothing at its end without a text', () => {
    render(<Countdown remainingSeconds={0} />);
    expect(announced()).toBe('');
  });
});

describe('SendAgain', () => {
  const send = vi.fn<() => void>();
  const props = { label: '再送信', busy: false, onSend: send };
  const button = () => screen.getByRole('button');

  it('ignores presses during the wait, and announces its end', async () => {
    vi.useFakeTimers();
    render(<SendAgain seconds={60} {...props} />);
    const buttonBefore = button();
    expect(buttonBefore.getAttribute('aria-disabled')).toBe('true');
    expect(isShown('あと1:00')).toBe(true);
    buttonBefore.click();
    expect(send).not.toHaveBeenCalled();
    await passSeconds(60);
    expect(button()).toBe(buttonBefore);
    expect([announced(), screen.queryByText(/^あと/)]).toEqual(['もう一度送信できます。', null]);
    buttonBefore.click();
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends at once without a wait, and announces nothing', () => {
    render(<SendAgain seconds={0} {...props} />);
    expect(button().getAttribute('aria-disabled')).toBe('false');
    expect(button().getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    button().click();
    expect(send).toHaveBeenCalledOnce();
  });

  it('starts to wait with an answer, and keeps its button', () => {
    const { rerender } = render(<SendAgain seconds={0} answer="first" {...props} />);
    const buttonBefore = button();
    rerender(<SendAgain seconds={30} answer="second" {...props} />);
    expect(button()).toBe(buttonBefore);
    expect(buttonBefore.getAttribute('aria-disabled')).toBe('true');
    expect(isShown('あと0:30')).toBe(true);
  });

  it('is busy while the call is pending, and ignores presses', () => {
    render(<SendAgain seconds={0} {...props} busy />);
    expect(button().getAttribute('aria-busy')).toBe('true');
    button().click();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('WaitingButton', () => {
  const sent = vi.fn<() => void>();
  const show = (remainingSeconds: number, onSend?: () => void) => {
    const page = (seconds: number) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <input aria-label="宛先" />
        <WaitingButton remainingSeconds={seconds} label="送信する" busy={false} onSend={onSend} />
      </form>
    );
    const { rerender } = render(page(remainingSeconds));
    return { finish: () => rerender(page(0)) };
  };
  const button = () => screen.getByRole('button');
  const pressEnter = () => userEvent.type(screen.getByLabelText('宛先'), 'a{Enter}');

  it('is described by its wait, until the end', () => {
    const { finish } = show(1);
    expect(
      screen.getByRole('button', { description: /^再送信できるまで あと\d+秒です。$/ }),
    ).toBeTruthy();
    finish();
    expect(button().getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByText(/再送信できるまで/)).toBeNull();
  });

  it('submits its form only after the wait', async () => {
    const { finish } = show(1);
    await userEvent.click(button());
    await pressEnter();
    expect(sent).not.toHaveBeenCalled();
    finish();
    await pressEnter();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('runs onSend instead of submitting its form', async () => {
    const onSend = vi.fn<() => void>();
    show(0, onSend);
    await userEvent.click(button());
    expect([onSend.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
  });
});
