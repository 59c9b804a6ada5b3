import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../src/app/query-client.ts';
import { MailHelp, type MailHelpProps } from '../../../src/shell/flows/MailHelp.tsx';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { switchLanguage } from '../../support/render.tsx';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { frameAnswers } from '../../support/settings.ts';

beforeEach(() => switchLanguage('ja', 'flow'));

/** @param settings only the fields of the test */
function show(settings: unknown, props: Partial<MailHelpProps> = {}): void {
  collectContractWarnings();
  stubApi({ ...frameAnswers(), 'GET /setting/info': () => jsonAnswer(settings) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MailHelp addressSource="typed" {...props} />
    </QueryClientProvider>,
  );
}
const mailSenderAddress = 'noreply@demo.example.com';
const isOpen = (): boolean | undefined => document.querySelector('details')?.open;

describe('the help for a mail that does not arrive', () => {
  it('has the sender’s address in its own element, for copying', async () => {
    show({ mailArrivalMinutes: 5, mailSenderAddress });
    const address = await screen.findByText(mailSenderAddress);
    expect(address.localName).toBe('b');
    expect(address.closest('li')?.textContent).toBe(
      `ドメイン指定受信などで受信を制限している場合は、${mailSenderAddress} からのメールを受信できるように設定してください。`,
    );
  });

  it.each([
    [5, /通常5分以内/],
    [60, /通常60分以内/],
    [120, /通常2時間以内/],
    [150, /通常150分以内/],
    [1440, /通常24時間以内/],
  ])('shows %i minutes, from two hours on in whole hours', async (mailArrivalMinutes, text) => {
    show({ mailArrivalMinutes, mailSenderAddress });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([{}, null])('shows the other advice without settings: %j', (settings) => {
    show(settings, { open: true });
    expect(screen.getByText('次の点をご確認ください。')).toBeTruthy();
    const advice = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(advice).toHaveLength(5);
    expect(advice.slice(0, 3)).toEqual([
      '入力したメールアドレスに誤りがないか、ご確認ください。',
      '迷惑メールフォルダーやゴミ箱に入っていないか、ご確認ください。',
      'ドメイン指定受信などで受信を制限している場合は、このサービスからのメールを受信できるように設定してください。',
    ]);
    expect(screen.getByText(/届かない場合は、発行元へお問い合わせください。/)).toBeTruthy();
  });

  it('is closed by default, and the customer can open it', async () => {
    show({});
    expect(isOpen()).toBe(false);
    await userEvent.click(screen.getByText('メールが届かない場合'));
    expect(isOpen()).toBe(true);
  });

  it('asks about the registered address if none was entered', () => {
    show({}, { addressSource: 'registered', open: true });
    expect(isOpen()).toBe(true);
    expect(screen.getByText(/現在お使いのメールアドレスか/)).toBeTruthy();
    expect(screen.queryByText(/入力したメールアドレス/)).toBeNull();
  });
});
