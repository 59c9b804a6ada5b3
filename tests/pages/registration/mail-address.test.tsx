import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { asksBeforeLeaving, fieldNamed, descriptionOf, press } from '../../support/form-fields.ts';
import { prepare, field, open, sentBy } from './registration-pages.tsx';

beforeEach(prepare);

const path = '/apply/step1';
const call = 'POST /registration/mail-addresses';
const address = 'keiri@aoba-foods.example.co.jp';
const sentMail = { expiresAt: '2026-11-22T10:30:00+09:00', resendAfterSeconds: 0 };
const send = 'メールを送信する';
const enter = async (text = address): Promise<void> => {
  await userEvent.clear(await screen.findByLabelText(/^メールアドレス/));
  await userEvent.type(field(/^メールアドレス/), text);
};

describe('step 1 of the registration', () => {
  it("shows the step, the issuer's header text, and the link to the login", async () => {
    open(path);
    const steps = await screen.findByRole('list', { name: '手続きの流れ' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(steps.querySelector('[aria-current=step]')?.textContent).toContain(
      'メールアドレスの登録',
    );
    expect(await screen.findByText('はじめての方へ')).toBeTruthy();
    const entry = await screen.findByLabelText<HTMLInputElement>(/^メールアドレス/);
    expect([entry.inputMode, descriptionOf(entry)]).toEqual(['email', '例）keiri@example.co.jp']);
    const toLogin = screen.getByRole('link', { name: 'ログイン画面へ' });
    expect(toLogin.getAttribute('href')).toBe('/demo/mypage');
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('sends the mail, and shows its address and the end of its link', async () => {
    open(path, { [call]: () => jsonAnswer(sentMail) });
    await enter(' ＫＥＩＲＩ＠aoba-foods.example.co.jp ');
    await press(send);
    const heading = await screen.findByRole('heading', { name: 'メールを送信しました' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sentBy('POST')).toEqual([
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

  it('rejects an invalid address', async () => {
    open(path);
    await enter('keiri@');
    await press(send);
    await waitFor(() => expect(descriptionOf(fieldNamed('mailAddress'))).toMatch(/形式で入力/));
    await userEvent.clear(fieldNamed('mailAddress'));
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('mailAddress'))).toMatch(/入力してください/),
    );
    expect(sentBy('POST')).toEqual([]);
  });

  it('links to the login when the address has an account', async () => {
    open(path, { [call]: () => errorAnswer('400-1-07-01') });
    await enter();
    await press(send);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/demo/mypage');
    expect(field(/^メールアドレス/).value).toBe(address);
  });

  it('sends the mail again after a refusal, and announces each sending', async () => {
    const answers = [
      jsonAnswer(sentMail),
      errorAnswer('429-1-05-01'),
      jsonAnswer(sentMail),
      jsonAnswer({ expiresAt: '2026-11-22T11:45:00+09:00', resendAfterSeconds: 60 }),
    ];
    open(path, { [call]: () => answers.shift() ?? errorAnswer('429-1-05-01') });
    await enter();
    await press(send);
    const sendAgainButton = await screen.findByRole('button', { name: 'もう一度送信する' });
    await userEvent.click(sendAgainButton);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(/もう一度送信しました/)).toBeNull();
    waitForGuard();
    await userEvent.click(sendAgainButton);
    const firstAnnouncement = announced(await screen.findByText(/もう一度送信しました/));
    expect(screen.queryByRole('alert')).toBeNull();
    waitForGuard();
    await userEvent.click(sendAgainButton);
    await waitFor(() => expect(firstAnnouncement.isConnected).toBe(false));
    expect(announced(screen.getByText(/もう一度送信しました/))).toBeTruthy();
    expect(screen.getByText(/2026\/11\/22\s11:45 まで/)).toBeTruthy();
    expect(sentBy('POST')).toHaveLength(4);
    expect(sentBy('POST').at(-1)?.body).toEqual({ mailAddress: address });
    // The button waits as long as the answer says, and keeps the focus.
    expect(sendAgainButton.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(sendAgainButton);
  });

  it('returns to the address by the button and by Back', async () => {
    open(path, { [call]: () => jsonAnswer(sentMail) });
    await enter();
    await press(send);
    await userEvent.click(
      await screen.findByRole('button', { name: 'メールアドレスを入力し直す' }),
    );
    expect((await screen.findByLabelText<HTMLInputElement>(/^メールアドレス/)).value).toBe(address);
    act(() => history.forward());
    await screen.findByRole('heading', { name: 'メールを送信しました' });
    act(() => history.back());
    expect((await screen.findByLabelText<HTMLInputElement>(/^メールアドレス/)).value).toBe(address);
    expect(sentBy('POST')).toHaveLength(1);
  });
});
