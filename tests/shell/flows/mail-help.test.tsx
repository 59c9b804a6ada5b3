import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/app/query-client.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { MailHelp, type MailHelpProps } from '../../../src/shell/flows/MailHelp.tsx';
import { SendAgain } from '../../../src/shell/flows/SendAgain.tsx';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

beforeEach(async () => {
  await speak();
  await loadTexts('flow');
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param settings those that matter here; the rest is left out */
function showHelp(settings: unknown, props: Partial<MailHelpProps> = {}): void {
  hearOfWrongAnswers();
  stubApi({ ...frameAnswers(), 'GET /setting/info': () => jsonAnswer(settings) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MailHelp to="typed" {...props} />
    </QueryClientProvider>,
  );
}
const details = (): HTMLDetailsElement | null => document.querySelector('details');

describe('the help for a mail that does not arrive', () => {
  it('says how long it takes and whom to allow, as the issuer has it', async () => {
    showHelp({ mailArrivalMinutes: 5, mailSenderAddress: 'noreply@demo.example.com' });
    expect(await screen.findByText(/通常5分以内/)).toBeTruthy();
    expect(screen.getByText('noreply@demo.example.com')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it.each([
    [90, /通常90分以内/],
    [60, /通常60分以内/],
    [1440, /通常24時間以内/],
  ])('says %i minutes as people do', async (mailArrivalMinutes, text) => {
    showHelp({ mailArrivalMinutes, mailSenderAddress: 'noreply@demo.example.com' });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([{}, null])('helps without the settings it needs: %j', (settings) => {
    showHelp(settings, { open: true });
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText(/このサービスからのメール/)).toBeTruthy();
  });

  it('is folded before a mail is sent and open after, and stays as the customer leaves it', async () => {
    showHelp({}, {});
    expect(details()?.open).toBe(false);
    await userEvent.click(screen.getByText('メールが届かない場合'));
    expect(details()?.open).toBe(true);
  });

  it('asks about the address that the issuer knows where none was entered', () => {
    showHelp({}, { to: 'registered', open: true });
    expect(details()?.open).toBe(true);
    expect(screen.getByText(/現在お使いのメールアドレスか/)).toBeTruthy();
    expect(screen.queryByText(/入力したメールアドレス/)).toBeNull();
  });
});

describe('sending again', () => {
  it('waits as long as the answer states, and says so where its button stays', async () => {
    vi.useFakeTimers();
    const send = vi.fn<() => void>();
    render(<SendAgain seconds={60} label="もう一度送信する" busy={false} onSend={send} />);
    const button = screen.getByRole('button', { name: 'もう一度送信する' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('あと1:00')).toBeTruthy();
    button.click();
    expect(send).not.toHaveBeenCalled();
    for (let second = 0; second < 60; second += 1)
      await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button')).toBe(button);
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.getByRole('status').textContent).toBe('もう一度送信できます。');
    expect(screen.queryByText(/^あと/)).toBeNull();
    button.click();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('can be pressed at once where there is no wait', () => {
    const send = vi.fn<() => void>();
    render(<SendAgain seconds={0} label="もう一度送信する" busy={false} onSend={send} />);
    screen.getByRole('button').click();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
