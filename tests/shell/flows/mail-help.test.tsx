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

/** @param settings only the fields that the test needs */
function showHelp(settings: unknown, props: Partial<MailHelpProps> = {}): void {
  collectContractWarnings();
  stubApi({ ...frameAnswers(), 'GET /setting/info': () => jsonAnswer(settings) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MailHelp mailAddressSource="typed" {...props} />
    </QueryClientProvider>,
  );
}
const mailSenderAddress = 'noreply@demo.example.com';
const isHelpOpen = (): boolean | undefined => document.querySelector('details')?.open;

describe('the help for a mail that does not arrive', () => {
  it('has the sender’s mail address in a separate element, for copying', async () => {
    showHelp({ mailArrivalMinutes: 5, mailSenderAddress });
    const addressElement = await screen.findByText(mailSenderAddress);
    expect(addressElement.localName).toBe('b');
    expect(addressElement.closest('li')?.textContent).toBe(
      `ドメイン指定受信などで受信を制限している場合は、${mailSenderAddress} からのメールを受信できるように設定してください。`,
    );
  });

  it.each([
    [5, /通常5分以内/],
    [60, /通常60分以内/],
    [120, /通常2時間以内/],
    [150, /通常150分以内/],
    [1440, /通常24時間以内/],
  ])(
    'shows the usual time of %i minutes, in hours if the time is two or more whole hours',
    async (mailArrivalMinutes, text) => {
      showHelp({ mailArrivalMinutes, mailSenderAddress });
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it.each([{}, null])('shows the other advice without settings: %j', (settings) => {
    showHelp(settings, { isOpen: true });
    expect(screen.getByText('次の点をご確認ください。')).toBeTruthy();
    const adviceTexts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(adviceTexts).toHaveLength(5);
    expect(adviceTexts.slice(0, 3)).toEqual([
      '入力したメールアドレスに誤りがないか、ご確認ください。',
      '迷惑メールフォルダーやゴミ箱に入っていないか、ご確認ください。',
      'ドメイン指定受信などで受信を制限している場合は、このサービスからのメールを受信できるように設定してください。',
    ]);
    expect(screen.getByText(/届かない場合は、発行元へお問い合わせください。/)).toBeTruthy();
  });

  it('is closed by default, and the customer can open it', async () => {
    showHelp({});
    expect(isHelpOpen()).toBe(false);
    await userEvent.click(screen.getByText('メールが届かない場合'));
    expect(isHelpOpen()).toBe(true);
  });

  it('advises the customer to check the registered mail address if none was entered', () => {
    showHelp({}, { mailAddressSource: 'registered', isOpen: true });
    expect(isHelpOpen()).toBe(true);
    expect(screen.getByText(/現在お使いのメールアドレスか/)).toBeTruthy();
    expect(screen.queryByText(/入力したメールアドレス/)).toBeNull();
  });
});
