import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/app/query-client.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { MailHelp, type MailHelpProps } from '../../../src/shell/flows/MailHelp.tsx';
import { SendAgain, WaitingButton } from '../../../src/shell/flows/SendAgain.tsx';
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
    const address = screen.getByText('noreply@demo.example.com');
    // A word of its own, to be copied by a double click.
    expect(address.localName).toBe('b');
    expect(address.closest('li')?.textContent).toBe(
      'ドメイン指定受信などで受信を制限している場合は、noreply@demo.example.com からのメールを受信できるように設定してください。',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it.each([
    [90, /通常90分以内/],
    [60, /通常60分以内/],
    [120, /通常2時間以内/],
    [150, /通常150分以内/],
    [1440, /通常24時間以内/],
  ])('says %i minutes as people do', async (mailArrivalMinutes, text) => {
    showHelp({ mailArrivalMinutes, mailSenderAddress: 'noreply@demo.example.com' });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([{}, null])('helps without the settings it needs: %j', (settings) => {
    showHelp(settings, { open: true });
    expect(screen.getByText('次の点をご確認ください。')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '入力したメールアドレスに誤りがないか、ご確認ください。',
      '迷惑メールフォルダーやゴミ箱に入っていないか、ご確認ください。',
      'ドメイン指定受信などで受信を制限している場合は、このサービスからのメールを受信できるように設定してください。',
      '自動転送や振り分けを設定している場合は、転送先や振り分け先のフォルダーもご確認ください。',
      'メールボックスの容量がいっぱいになっていないか、ご確認ください。',
    ]);
    expect(screen.getByText(/届かない場合は、発行元へお問い合わせください。/)).toBeTruthy();
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

  it('can be pressed at once where there is no wait, and nothing is said of one', () => {
    const send = vi.fn<() => void>();
    render(<SendAgain seconds={0} label="もう一度送信する" busy={false} onSend={send} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(button.getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    button.click();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says at its button why it waits, and no longer than it does', () => {
    const { rerender } = render(<WaitingButton left={1} label="送信する" busy={false} />);
    const button = screen.getByRole('button', { description: '再送信できるまで' });
    rerender(<WaitingButton left={0} label="送信する" busy={false} />);
    expect(button.getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByText('再送信できるまで')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('もう一度送信できます。');
  });

  it('begins to wait when an answer says so, in the place where it was pressed', () => {
    const props = { label: '送信する', busy: false, onSend: () => undefined };
    const { rerender } = render(<SendAgain seconds={0} answer="first" {...props} />);
    const button = screen.getByRole('button');
    rerender(<SendAgain seconds={30} answer="second" {...props} />);
    expect(screen.getByRole('button')).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('あと0:30')).toBeTruthy();
  });

  it('shows that it is under way, and takes no press meanwhile', () => {
    const send = vi.fn<() => void>();
    render(<SendAgain seconds={0} label="送信する" busy onSend={send} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-busy')).toBe('true');
    button.click();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the button that sends a form after a wait', () => {
  const sent = vi.fn<() => void>();
  function show(left: number, onSend?: () => void): void {
    sent.mockReset();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <input aria-label="宛先" />
        <WaitingButton left={left} label="送信する" busy={false} onSend={onSend} />
      </form>,
    );
  }

  it('sends it by a press and by Enter', async () => {
    show(0);
    await userEvent.type(screen.getByLabelText('宛先'), 'a{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('sends nothing before the time is over, neither by a press nor by Enter', async () => {
    show(1);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('宛先'), 'a{Enter}');
    expect(sent).not.toHaveBeenCalled();
  });

  it('leaves the form alone where it does something of its own', async () => {
    const own = vi.fn<() => void>();
    show(0, own);
    await userEvent.click(screen.getByRole('button'));
    expect([own.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
  });
});
