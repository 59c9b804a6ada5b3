import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAnnounced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { asksBeforeLeaving, fieldNamed, descriptionOf, press } from '../../support/form-fields.ts';
import { getField, openRegistrationPage, requestsBy } from './registration-pages.tsx';

const stepPath = '/apply/step1';
const sendRoute = 'POST /registration/mail-addresses';
const mailAddress = 'keiri@aoba-foods.example.co.jp';
const sentMailAnswer = { expiresAt: '2026-11-22T10:30:00+09:00', resendAfterSeconds: 0 };
const sendLabel = 'メールを送信する';
const findAddressField = () => screen.findByLabelText<HTMLInputElement>(/^メールアドレス/);
const enterMailAddress = async (text = mailAddress): Promise<void> => {
  await userEvent.clear(await findAddressField());
  await userEvent.type(getField(/^メールアドレス/), text);
};

describe('step 1 of the registration', () => {
  it("shows the step, the issuer's header text, and the link to the login", async () => {
    openRegistrationPage(stepPath);
    const stepList = await screen.findByRole('list', { name: '手続きの流れ' });
    expect(within(stepList).getAllByRole('listitem')).toHaveLength(4);
    expect(stepList.querySelector('[aria-current=step]')?.textContent).toContain(
      'メールアドレスの登録',
    );
    expect(await screen.findByText('はじめての方へ')).toBeTruthy();
    const addressField = await findAddressField();
    expect([addressField.inputMode, descriptionOf(addressField)]).toEqual([
      'email',
      '例）keiri@example.co.jp',
    ]);
    const loginLink = screen.getByRole('link', { name: 'ログイン画面へ' });
    expect(loginLink.getAttribute('href')).toBe('/demo/mypage');
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('requests the mail, and shows the mail address and the expiry of the link', async () => {
    openRegistrationPage(stepPath, { [sendRoute]: () => jsonAnswer(sentMailAnswer) });
    await enterMailAddress(' ＫＥＩＲＩ＠aoba-foods.example.co.jp ');
    await press(sendLabel);
    const heading = await screen.findByRole('heading', { name: 'メールを送信しました' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(requestsBy('POST')).toEqual([
      {
        path: '/registration/mail-addresses',
        body: { mailAddress: 'KEIRI@aoba-foods.example.co.jp' },
      },
    ]);
    expect(screen.getByText('KEIRI@aoba-foods.example.co.jp').getAttribute('translate')).toBe('no');
    expect(screen.queryByText(/もう一度送信しました/)).toBeNull();
    expect(screen.getByText(/2026\/11\/22\s10:30 まで/)).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(asksBeforeLeaving()).toBe(false);
    // A pending draft would be written when the page is left.
    cleanup();
    expect({ ...sessionStorage }).toEqual({});
  });

  it('rejects an invalid mail address', async () => {
    openRegistrationPage(stepPath);
    await enterMailAddress('keiri@');
    await press(sendLabel);
    await waitFor(() => expect(descriptionOf(fieldNamed('mailAddress'))).toMatch(/形式で入力/));
    await userEvent.clear(fieldNamed('mailAddress'));
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('mailAddress'))).toMatch(/入力してください/),
    );
    expect(requestsBy('POST')).toEqual([]);
  });

  it('links to the login when the mail address already has an account', async () => {
    openRegistrationPage(stepPath, { [sendRoute]: () => errorAnswer('400-1-07-01') });
    await enterMailAddress();
    await press(sendLabel);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/demo/mypage');
    expect(getField(/^メールアドレス/).value).toBe(mailAddress);
  });

  it('sends the mail again after a refusal, and announces each repeated mail', async () => {
    const answers = [
      jsonAnswer(sentMailAnswer),
      errorAnswer('429-1-05-01'),
      jsonAnswer(sentMailAnswer),
      jsonAnswer({ expiresAt: '2026-11-22T11:45:00+09:00', resendAfterSeconds: 60 }),
    ];
    openRegistrationPage(stepPath, {
      [sendRoute]: () => answers.shift() ?? errorAnswer('429-1-05-01'),
    });
    await enterMailAddress();
    await press(sendLabel);
    const sendAgainButton = await screen.findByRole('button', { name: 'もう一度送信する' });
    await userEvent.click(sendAgainButton);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(/もう一度送信しました/)).toBeNull();
    waitForGuard();
    await userEvent.click(sendAgainButton);
    const firstAnnouncement = expectAnnounced(await screen.findByText(/もう一度送信しました/));
    expect(screen.queryByRole('alert')).toBeNull();
    waitForGuard();
    await userEvent.click(sendAgainButton);
    await waitFor(() => expect(firstAnnouncement.isConnected).toBe(false));
    expectAnnounced(screen.getByText(/もう一度送信しました/));
    expect(screen.getByText(/2026\/11\/22\s11:45 まで/)).toBeTruthy();
    expect(requestsBy('POST')).toHaveLength(4);
    expect(requestsBy('POST').at(-1)?.body).toEqual({ mailAddress });
    // The button waits for the time in the answer, and keeps the focus.
    expect(sendAgainButton.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(sendAgainButton);
  });

  it('shows the entered mail address again after the edit button and after Back', async () => {
    openRegistrationPage(stepPath, { [sendRoute]: () => jsonAnswer(sentMailAnswer) });
    await enterMailAddress();
    await press(sendLabel);
    await userEvent.click(
      await screen.findByRole('button', { name: 'メールアドレスを入力し直す' }),
    );
    expect((await findAddressField()).value).toBe(mailAddress);
    expect(document.activeElement?.tagName).toBe('H1');
    act(() => history.forward());
    await screen.findByRole('heading', { name: 'メールを送信しました' });
    act(() => history.back());
    expect((await findAddressField()).value).toBe(mailAddress);
    expect(requestsBy('POST')).toHaveLength(1);
  });
});
