import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { rememberReturnPath } from '../../../src/shell/session/return-path.ts';
import { announced } from '../../support/announced.ts';
import {
  jsonAnswer,
  noAnswer,
  bodiesSentTo,
  callCountOf,
  noContent,
  refusal,
  type Answers,
} from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { fieldNamed, descriptionOf, press, submit } from '../../support/form-fields.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import {
  button,
  fromOtherTab,
  loginPage,
  messagesToOtherTabs,
  open as openAt,
  prepare,
} from './auth-pages.tsx';

beforeEach(prepare);

const main = { mailAddressId: 'ma-1', maskedMailAddress: 't*****@tanaka.example.jp', isMain: true };
const sub = { mailAddressId: 'ma-2', maskedMailAddress: 'k***@tanaka.example.jp', isMain: false };
const sending = {
  mailAddressId: 'ma-1',
  maskedMailAddress: main.maskedMailAddress,
  sentAt: '2026-11-21T10:30:00+09:00',
  expiresAt: '2026-11-21T11:00:00+09:00',
  resendAfterSeconds: 180,
  remainingResendSeconds: 180,
  wrongEntryLimit: 3,
  remainingEntries: 3,
  codeLength: 6,
};
const later = { ...sending, sentAt: '2026-11-21T10:37:00+09:00' };
const nothingSent = {
  addresses: [main, sub],
  resendAfterSeconds: 180,
  remainingResendSeconds: 0,
  pendingCode: null,
};
const pending = { ...nothingSent, remainingResendSeconds: 118, pendingCode: sending };
const resendable = { ...pending, remainingResendSeconds: 0 };

const sendCall = 'POST /auth/verification-codes';
const checkCall = `${sendCall}/check`;
const send = '確認コードを送信する';
const sendAgain = '確認コードを再送信する';
const check = '確認してログインする';
const change = '送信先を変更する';
const replaced = /以前の確認コードは使用できません/;

/** Opens the page with the states that the server reports one after another. The last one repeats. */
function open(states: unknown, answers: Answers = {}): void {
  const remainingStates = Array.isArray(states) ? [...states] : [states];
  openAt('/verify', {
    'GET /auth/login-progress': () => jsonAnswer({ nextStep: 'verify', loginId: 'verify-user' }),
    'GET /auth/verification-addresses': () => {
      const state: unknown =
        remainingStates.length > 1 ? remainingStates.shift() : remainingStates[0];
      return state instanceof Error ? state : jsonAnswer(state);
    },
    ...answers,
  });
}

const code = () => fieldNamed('verificationCode');
async function typeCode(text: string): Promise<void> {
  await button(check);
  await userEvent.clear(code());
  await userEvent.type(code(), text);
}
async function enter(text: string): Promise<void> {
  await typeCode(text);
  submit();
}
const chooseSub = async () => userEvent.click(await screen.findByRole('radio', { name: /^k/ }));
const rememberNotices = (): void => {
  history.replaceState(null, '', '/demo/mypage/userNotice');
  rememberReturnPath();
};

describe('the choice of the address', () => {
  it('offers the masked addresses, and the code gets the focus once it is sent', async () => {
    open(nothingSent, { [sendCall]: () => jsonAnswer({ ...sending, mailAddressId: 'ma-2' }) });
    expect(await screen.findByText('ログインID：verify-user')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: /^確認コードの送信先/ })).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]);
    expect(
      screen.getByRole('radio', { name: main.maskedMailAddress, description: '主メールアドレス' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('radio', { name: sub.maskedMailAddress, description: '' }),
    ).toBeTruthy();
    expect(screen.queryByText(/^あと/)).toBeNull();
    expect(screen.queryByRole('button', { name: '送信済みの確認コードを入力する' })).toBeNull();
    await chooseSub();
    await press(send);
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(bodiesSentTo(sendCall)).toEqual([{ mailAddressId: 'ma-2' }]);
    expect(announced(screen.getByText('確認コードを送信しました。'))).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('is missing when there is one address', async () => {
    open({ ...nothingSent, addresses: [main] }, { [sendCall]: () => jsonAnswer(sending) });
    expect((await screen.findByText(main.maskedMailAddress)).closest('p')?.textContent).toBe(
      `送信先： ${main.maskedMailAddress}`,
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await press(send);
    await button(check);
    expect(bodiesSentTo(sendCall)).toEqual([{ mailAddressId: 'ma-1' }]);
    expect(screen.queryByRole('button', { name: change })).toBeNull();
  });

  it('refers to the issuer when there is no address', async () => {
    open({ ...nothingSent, addresses: [] });
    expect(await screen.findByText(/発行元へお問い合わせください/)).toBeTruthy();
    expect(screen.getByText('メールアドレスが登録されていません')).toBeTruthy();
    expect(screen.queryByRole('button', { name: send })).toBeNull();
    const other = screen.getByRole('link', { name: '別のログインIDでログインする' });
    expect(other.getAttribute('href')).toBe('/demo/mypage');
  });

  it('can be opened and left while a code is valid, and keeps the wait for a new code', async () => {
    open(pending);
    await press(change);
    expect((await button(send)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^あと1:5/)).toBeTruthy();
    await press(send);
    expect(callCountOf(sendCall)).toBe(0);
    expect(screen.queryByText(/使用できなくなりました/)).toBeNull();
    expect(screen.queryByRole('button', { name: check })).toBeNull();
    await press('送信済みの確認コードを入力する');
    expect(await button(check)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('sends the next code to another address', async () => {
    const other = { ...later, mailAddressId: 'ma-2', maskedMailAddress: sub.maskedMailAddress };
    open(resendable, { [sendCall]: () => jsonAnswer(other) });
    await press(change);
    await chooseSub();
    await press(send);
    expect(announced(await screen.findByText(replaced))).toBeTruthy();
    expect(screen.getByText(/2026\/11\/21\s10:37/).textContent).toContain(sub.maskedMailAddress);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(bodiesSentTo(sendCall)).toEqual([{ mailAddressId: 'ma-2' }]);
  });

  it('shows that the last code is void, and the wait for a new code', async () => {
    open({ ...nothingSent, remainingResendSeconds: 95 });
    expect(await screen.findByText(/前回の確認コードは使用できなくなりました/)).toBeTruthy();
    expect(screen.getByText('あと1:35')).toBeTruthy();
    expect(screen.queryByText(/ログインに必要な確認コードをお送りします/)).toBeNull();
  });
});

describe('the entry of the code', () => {
  it('shows a code that was sent before, with its remaining entries', async () => {
    open({ ...pending, pendingCode: { ...sending, remainingEntries: 2 } });
    await button(check);
    expect(descriptionOf(code())).toContain('あと2回入力できます。');
    expect(descriptionOf(code())).toContain('6桁の数字を入力してください');
    expect(screen.getByText(/2026\/11\/21\s10:30/).textContent).toContain(main.maskedMailAddress);
    expect(screen.getByText(/2026\/11\/21\s11:00 まで有効です/)).toBeTruthy();
    expect(screen.getByText('あと1:58')).toBeTruthy();
    expect((await button(sendAgain)).getAttribute('aria-disabled')).toBe('true');
    // After a reload, the customer reads first.
    expect(document.activeElement).not.toBe(code());
    expect(screen.getByText('メールが届かない場合').closest('details')?.textContent).toContain(
      '現在お使いのメールアドレスか',
    );
    expect(screen.queryByText('確認コードを送信しました。')).toBeNull();
  });

  it('normalises a pasted code, sends it when the button is pressed, completes the login in every tab, and redirects to the return path', async () => {
    const tabs = messagesToOtherTabs();
    rememberNotices();
    open(pending, { [checkCall]: noContent });
    await button(check);
    expect([code().inputMode, code().maxLength]).toEqual(['numeric', -1]);
    expect(descriptionOf(code())).toBe('メールに記載された6桁の数字を入力してください。');
    pageCustomer.set({ key: 'cust-midori-01', name: '緑商事株式会社' });
    const steps = history.length;
    await userEvent.click(code());
    await userEvent.paste('　４８２ ９１６ ');
    expect(callCountOf(checkCall)).toBe(0);
    await press(check);
    expect(await screen.findByText('The notices')).toBeTruthy();
    expect(bodiesSentTo(checkCall)).toEqual([{ verificationCode: '482916' }]);
    expect(pageCustomer.get()).toBeUndefined();
    // Back doesn't return to the verification.
    expect(history.length).toBe(steps);
    await waitFor(() => expect(tabs.received).toContain('login'));
    tabs.close();
  });

  it('requires as many digits as the answer defines', async () => {
    open({ ...pending, pendingCode: { ...sending, codeLength: 8 } }, { [checkCall]: noContent });
    await enter('123456');
    await waitFor(() => expect(descriptionOf(code())).toContain('8桁の数字で入力'));
    expect(callCountOf(checkCall)).toBe(0);
    await enter('12345678');
    expect(await screen.findByText('The top page')).toBeTruthy();
  });

  it('shows the remaining entries after each wrong code, and a link to a new login after the last one', async () => {
    let calls = 0;
    open(pending, {
      [checkCall]: () => {
        calls += 1;
        return calls < 3
          ? refusal('400-1-02-07', ['verificationCode'], { remaining: String(3 - calls) })
          : refusal('401-1-02-03', [], { count: '3' });
      },
    });
    rememberNotices();
    await enter('000000');
    await waitFor(() => expect(descriptionOf(code())).toContain('あと2回入力できます。'));
    // The page itself also counts, once the message is gone.
    await typeCode('000001');
    expect(descriptionOf(code())).toContain('あと2回入力できます。');
    submit();
    await waitFor(() => expect(descriptionOf(code())).toContain('あと1回入力できます。'));
    await typeCode('000002');
    expect(descriptionOf(code())).toContain('あと1回です');
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /3回一致しなかった.*ログインして/,
    );
    expect(await loginPage()).toBeTruthy();
    // The next login needs the return path.
    expect(sessionStorage.getItem('returnPath.demo')).toContain('/userNotice');
  });

  it('accepts another code although the server reported only one remaining entry', async () => {
    open(
      { ...pending, pendingCode: { ...sending, remainingEntries: 1 } },
      { [checkCall]: () => refusal('400-1-02-07', ['verificationCode']) },
    );
    await enter('000000');
    await waitFor(() => expect(descriptionOf(code())).toContain('正しくありません'));
    await typeCode('111111');
    expect(descriptionOf(code())).toContain('あと1回です');
  });

  it.each([
    ['400-1-02-08', ['loginId'], /ロックされています。.*発行元/],
    ['429-1-05-01', [], /しばらくたってから/],
  ])(
    'shows the message of %s above the field, and does not count a wrong entry',
    async (errorCode, target, text) => {
      open(pending, { [checkCall]: () => refusal(errorCode, target) });
      await enter('482916');
      expect((await screen.findByRole('alert')).textContent).toMatch(text);
      expect(descriptionOf(code())).not.toContain('あと');
    },
  );
});

describe('a new code', () => {
  it('replaces the earlier code with its own wait and entries, and is announced each time', async () => {
    const sent = [
      { ...later, remainingResendSeconds: 0 },
      { ...sending, sentAt: '2026-11-21T10:40:00+09:00' },
    ];
    open(resendable, {
      [sendCall]: () => jsonAnswer(sent.shift()),
      [checkCall]: () => refusal('400-1-02-07', ['verificationCode'], { remaining: '2' }),
    });
    await enter('000000');
    await waitFor(() => expect(descriptionOf(code())).toContain('あと2回入力できます。'));
    await press(sendAgain);
    const first = announced(await screen.findByText(replaced));
    expect(screen.getByText(/2026\/11\/21\s10:37/)).toBeTruthy();
    expect(code().value).toBe('');
    expect(descriptionOf(code())).toBe('メールに記載された6桁の数字を入力してください。');
    expect(document.activeElement).toBe(await button(sendAgain));
    expect(bodiesSentTo(sendCall)).toEqual([{ mailAddressId: 'ma-1' }]);
    waitForGuard();
    await press(sendAgain);
    await screen.findByText(/2026\/11\/21\s10:40/);
    // A screen reader doesn't repeat an unchanged element.
    expect(first.isConnected).toBe(false);
    expect(announced(screen.getByText(replaced))).toBeTruthy();
    expect(screen.getByText('あと3:00')).toBeTruthy();
  });

  it('that is requested too early shows the reason, and the code that another tab has sent', async () => {
    open([nothingSent, pending], {
      [sendCall]: () => refusal('400-1-02-06', [], { minutes: '3' }),
    });
    await press(send);
    expect((await screen.findByRole('alert')).textContent).toContain('3分たってから');
    expect(await button(check)).toBeTruthy();
    expect(screen.getByText('あと1:58')).toBeTruthy();
  });

  it('is fetched when the answer to the call that sends it is unreadable', async () => {
    collectContractWarnings();
    open([nothingSent, pending], {
      [sendCall]: () => jsonAnswer({ ...sending, codeLength: 'six' }),
    });
    await press(send);
    expect(await button(check)).toBeTruthy();
  });

  it('can be sent to the remaining address after the chosen address was removed', async () => {
    open([nothingSent, { ...nothingSent, addresses: [sub] }], {
      [sendCall]: () => refusal('400-1-00-02', ['mailAddressId']),
    });
    await press(send);
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    submit();
    await waitFor(() =>
      expect(bodiesSentTo(sendCall)).toEqual([
        { mailAddressId: 'ma-1' },
        { mailAddressId: 'ma-2' },
      ]),
    );
  });

  it('of another tab replaces the code of this page', async () => {
    const codeOfOtherTab = { ...later, maskedMailAddress: sub.maskedMailAddress };
    open([nothingSent, { ...nothingSent, pendingCode: codeOfOtherTab }], {
      [sendCall]: () => jsonAnswer(sending),
    });
    await press(send);
    await screen.findByText(/2026\/11\/21\s10:30/);
    fromOtherTab('login');
    const sentTo = await screen.findByText(/2026\/11\/21\s10:37/);
    expect(sentTo.textContent).toContain(sub.maskedMailAddress);
    expect(screen.queryByText('確認コードを送信しました。')).toBeNull();
  });
});

describe('the verification', () => {
  it('shows no address before the customer is known', async () => {
    open(nothingSent, { 'GET /auth/login-progress': noAnswer });
    await waitFor(() => expect(callCountOf('GET /auth/verification-addresses')).toBe(1));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(reservedLineCount()).toBe(8);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([
    ['top', 'The top page'],
    ['passwdExpired', 'The new password'],
    ['passwdTemporary', 'The new password'],
  ])('redirects to the page of the next step %s', async (nextStep, page) => {
    open(nothingSent, {
      'GET /auth/login-progress': () => jsonAnswer({ nextStep, loginId: 'verify-user' }),
    });
    expect(await screen.findByText(page)).toBeTruthy();
  });

  it('continues when another tab has completed the login, and ignores other messages', async () => {
    let isDone = false;
    open(pending, {
      'GET /auth/login-progress': () =>
        jsonAnswer({ nextStep: isDone ? 'top' : 'verify', loginId: 'verify-user' }),
    });
    await button(check);
    isDone = true;
    await act(async () => {
      fromOtherTab('activity');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(callCountOf('GET /auth/verification-addresses')).toBe(1);
    fromOtherTab('login');
    expect(await screen.findByText('The top page')).toBeTruthy();
  });

  it('restarts when another tab has started another login', async () => {
    let loginId = 'verify-user';
    open([pending, { ...pending, pendingCode: later }], {
      'GET /auth/login-progress': () => jsonAnswer({ nextStep: 'verify', loginId }),
    });
    await press(change);
    await chooseSub();
    loginId = 'other-user';
    fromOtherTab('login');
    expect(await screen.findByText('ログインID：other-user')).toBeTruthy();
    // The code of the other customer, not the choice of the first one.
    expect(await screen.findByText(/2026\/11\/21\s10:37/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('reports an unknown next step', async () => {
    open(nothingSent, {
      'GET /auth/login-progress': () =>
        jsonAnswer({ nextStep: 'fingerprint', loginId: 'verify-user' }),
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: send })).toBeNull();
  });
});
