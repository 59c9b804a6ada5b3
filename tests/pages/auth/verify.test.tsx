import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { rememberReturnPath } from '../../../src/shell/session/return-path.ts';
import { getPendingCount } from '../../../src/api/pending.ts';
import { nextTask } from '../../shell/show-pages.tsx';
import { openOtherTab } from '../../shell/session/other-tab.ts';
import { expectAnnounced } from '../../support/announced.ts';
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
import { findButton, findLoginPage, openAuthPage as openAt } from './auth-pages.tsx';

const maskedMainAddress = 't*****@tanaka.example.jp';
const maskedSubAddress = 'k***@tanaka.example.jp';
const mainAddress = { mailAddressId: 'ma-1', maskedMailAddress: maskedMainAddress, isMain: true };
const subAddress = { mailAddressId: 'ma-2', maskedMailAddress: maskedSubAddress, isMain: false };
const sentCode = {
  mailAddressId: 'ma-1',
  maskedMailAddress: maskedMainAddress,
  sentAt: '2026-11-21T10:30:00+09:00',
  expiresAt: '2026-11-21T11:00:00+09:00',
  resendAfterSeconds: 180,
  remainingResendSeconds: 180,
  wrongEntryLimit: 3,
  remainingEntries: 3,
  codeLength: 6,
};
const laterCode = { ...sentCode, sentAt: '2026-11-21T10:37:00+09:00' };
const stateWithoutCode = {
  addresses: [mainAddress, subAddress],
  resendAfterSeconds: 180,
  remainingResendSeconds: 0,
  pendingCode: null,
};
const stateWithCode = { ...stateWithoutCode, remainingResendSeconds: 118, pendingCode: sentCode };
const stateWithResendableCode = { ...stateWithCode, remainingResendSeconds: 0 };

const sendRoute = 'POST /auth/verification-codes';
const checkRoute = `${sendRoute}/check`;
const sendLabel = '確認コードを送信する';
const sendAgainLabel = '確認コードを再送信する';
const checkLabel = '確認してログインする';
const changeAddressLabel = '送信先を変更する';
const replacedCodeText = /以前の確認コードは使用できません/;

/** Opens the page. The server reports these states of the code one after another, and repeats the last state. */
function openVerifyPage(codeStates: unknown, answers: Answers = {}): void {
  const remainingStates = Array.isArray(codeStates) ? [...codeStates] : [codeStates];
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

const getCodeField = () => fieldNamed('verificationCode');
async function typeCode(text: string): Promise<void> {
  await findButton(checkLabel);
  await userEvent.clear(getCodeField());
  await userEvent.type(getCodeField(), text);
}
async function submitCode(text: string): Promise<void> {
  await typeCode(text);
  submit();
}
const chooseSubAddress = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /^k/ }));
const rememberNoticesPage = (): void => {
  history.replaceState(null, '', '/demo/mypage/userNotice');
  rememberReturnPath();
};

describe('the choice of the address', () => {
  it('offers the masked addresses, and moves the focus to the field of the code after the code is sent', async () => {
    openVerifyPage(stateWithoutCode, {
      [sendRoute]: () => jsonAnswer({ ...sentCode, mailAddressId: 'ma-2' }),
    });
    expect(await screen.findByText('ログインID：verify-user')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: /^確認コードの送信先/ })).toBeTruthy();
    const choices = screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([true, false]);
    expect(
      screen.getByRole('radio', { name: maskedMainAddress, description: '主メールアドレス' }),
    ).toBeTruthy();
    expect(screen.getByRole('radio', { name: maskedSubAddress, description: '' })).toBeTruthy();
    expect(screen.getByText(/ログインに必要な確認コードをお送りします/)).toBeTruthy();
    expect(screen.queryByText(/^あと/)).toBeNull();
    expect(screen.queryByRole('button', { name: '送信済みの確認コードを入力する' })).toBeNull();
    await chooseSubAddress();
    await press(sendLabel);
    await waitFor(() => expect(document.activeElement).toBe(getCodeField()));
    expect(bodiesSentTo(sendRoute)).toEqual([{ mailAddressId: 'ma-2' }]);
    expectAnnounced(screen.getByText('確認コードを送信しました。'));
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('is missing when there is only one address', async () => {
    const stateWithOneAddress = { ...stateWithoutCode, addresses: [mainAddress] };
    openVerifyPage(stateWithOneAddress, { [sendRoute]: () => jsonAnswer(sentCode) });
    expect((await screen.findByText(maskedMainAddress)).closest('p')?.textContent).toBe(
      `送信先： ${maskedMainAddress}`,
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await press(sendLabel);
    await findButton(checkLabel);
    expect(bodiesSentTo(sendRoute)).toEqual([{ mailAddressId: 'ma-1' }]);
    expect(screen.queryByRole('button', { name: changeAddressLabel })).toBeNull();
  });

  it('refers to the issuer when there is no address', async () => {
    openVerifyPage({ ...stateWithoutCode, addresses: [] });
    expect(await screen.findByText(/発行元へお問い合わせください/)).toBeTruthy();
    expect(screen.getByText('メールアドレスが登録されていません')).toBeTruthy();
    expect(screen.queryByRole('button', { name: sendLabel })).toBeNull();
    const otherLoginLink = screen.getByRole('link', { name: '別のログインIDでログインする' });
    expect(otherLoginLink.getAttribute('href')).toBe('/demo/mypage');
  });

  it('can be opened and left while a code is valid, and keeps the wait for a new code', async () => {
    openVerifyPage(stateWithCode);
    await press(changeAddressLabel);
    expect(document.activeElement?.tagName).toBe('H1');
    expect((await findButton(sendLabel)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^あと1:5/)).toBeTruthy();
    await press(sendLabel);
    expect(callCountOf(sendRoute)).toBe(0);
    expect(screen.queryByText(/使用できなくなりました/)).toBeNull();
    expect(screen.queryByRole('button', { name: checkLabel })).toBeNull();
    await press('送信済みの確認コードを入力する');
    expect(await findButton(checkLabel)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('shows that the last code is no longer valid, and the wait for a new code', async () => {
    openVerifyPage({ ...stateWithoutCode, remainingResendSeconds: 95 });
    expect(await screen.findByText(/前回の確認コードは使用できなくなりました/)).toBeTruthy();
    expect(screen.getByText('あと1:35')).toBeTruthy();
    expect(screen.queryByText(/ログインに必要な確認コードをお送りします/)).toBeNull();
  });
});

describe('the entry of the code', () => {
  it('shows the address, the time and the expiry of an earlier code, the remaining entries, and the wait for a new code', async () => {
    openVerifyPage({ ...stateWithCode, pendingCode: { ...sentCode, remainingEntries: 2 } });
    await findButton(checkLabel);
    expect(descriptionOf(getCodeField())).toContain('あと2回入力できます。');
    expect(descriptionOf(getCodeField())).toContain('6桁の数字を入力してください');
    expect(screen.getByText(/2026\/11\/21\s10:30/).textContent).toContain(maskedMainAddress);
    expect(screen.getByText(/2026\/11\/21\s11:00 まで有効です/)).toBeTruthy();
    expect(screen.getByText('あと1:58')).toBeTruthy();
    expect((await findButton(sendAgainLabel)).getAttribute('aria-disabled')).toBe('true');
    // The field has no focus after a reload, because the customer reads the page first.
    expect(document.activeElement).not.toBe(getCodeField());
    expect(screen.getByText('メールが届かない場合').closest('details')?.textContent).toContain(
      '現在お使いのメールアドレスか',
    );
    expect(screen.queryByText('確認コードを送信しました。')).toBeNull();
  });

  it('normalises a pasted code, sends it when the button is pressed, completes the login in every tab, and redirects to the return path', async () => {
    const otherTab = openOtherTab();
    rememberNoticesPage();
    openVerifyPage(stateWithCode, { [checkRoute]: noContent });
    await findButton(checkLabel);
    expect([getCodeField().inputMode, getCodeField().maxLength]).toEqual(['numeric', -1]);
    expect(descriptionOf(getCodeField())).toBe('メールに記載された6桁の数字を入力してください。');
    pageCustomer.set({ key: 'cust-midori-01', name: '緑商事株式会社' });
    const historyLength = history.length;
    await userEvent.click(getCodeField());
    await userEvent.paste('　４８２ ９１６ ');
    expect(callCountOf(checkRoute)).toBe(0);
    await press(checkLabel);
    expect(await screen.findByText('The notices')).toBeTruthy();
    expect(bodiesSentTo(checkRoute)).toEqual([{ verificationCode: '482916' }]);
    expect(pageCustomer.get()).toBeUndefined();
    // Back doesn't return to the verification.
    expect(history.length).toBe(historyLength);
    await waitFor(() => expect(otherTab.receivedMessages).toContain('login'));
  });

  it('requires as many digits as the answer defines', async () => {
    const pendingCode = { ...sentCode, codeLength: 8 };
    openVerifyPage({ ...stateWithCode, pendingCode }, { [checkRoute]: noContent });
    await submitCode('123456');
    await waitFor(() => expect(descriptionOf(getCodeField())).toContain('8桁の数字で入力'));
    expect(callCountOf(checkRoute)).toBe(0);
    await submitCode('12345678');
    expect(await screen.findByText('The top page')).toBeTruthy();
  });

  it('shows the remaining entries after each wrong code, and redirects to the login after the last entry', async () => {
    let checkCount = 0;
    openVerifyPage(stateWithCode, {
      [checkRoute]: () => {
        checkCount += 1;
        return checkCount < 3
          ? refusal('400-1-02-07', ['verificationCode'], { remaining: String(3 - checkCount) })
          : refusal('401-1-02-03', [], { count: '3' });
      },
    });
    rememberNoticesPage();
    await submitCode('000000');
    await waitFor(() => expect(descriptionOf(getCodeField())).toContain('あと2回入力できます。'));
    // The page still shows the remaining entries after the message was removed.
    await typeCode('000001');
    expect(descriptionOf(getCodeField())).toContain('あと2回入力できます。');
    submit();
    await waitFor(() => expect(descriptionOf(getCodeField())).toContain('あと1回入力できます。'));
    await typeCode('000002');
    expect(descriptionOf(getCodeField())).toContain('あと1回です');
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /3回一致しなかった.*ログインして/,
    );
    expect(await findLoginPage()).toBeTruthy();
    // The next login needs the return path.
    expect(sessionStorage.getItem('returnPath.demo')).toContain('/userNotice');
  });

  it('accepts another code although the server reported only one remaining entry', async () => {
    openVerifyPage(
      { ...stateWithCode, pendingCode: { ...sentCode, remainingEntries: 1 } },
      { [checkRoute]: () => refusal('400-1-02-07', ['verificationCode']) },
    );
    await submitCode('000000');
    await waitFor(() => expect(descriptionOf(getCodeField())).toContain('正しくありません'));
    expect(descriptionOf(getCodeField())).not.toContain('あと1回です');
    await typeCode('111111');
    expect(descriptionOf(getCodeField())).toContain('あと1回です');
  });

  it.each([
    ['400-1-02-08', ['loginId'], /ロックされています。.*発行元/],
    ['429-1-05-01', [], /しばらくたってから/],
  ])(
    'shows the message of the code %s above the field, and does not count a wrong entry',
    async (errorCode, target, text) => {
      openVerifyPage(stateWithCode, { [checkRoute]: () => refusal(errorCode, target) });
      await submitCode('482916');
      expect((await screen.findByRole('alert')).textContent).toMatch(text);
      expect(descriptionOf(getCodeField())).not.toContain('あと');
    },
  );
});

describe('a new code', () => {
  it('replaces the earlier code, resets the wait and the remaining entries, and is announced each time', async () => {
    const nextCodes = [
      { ...laterCode, remainingResendSeconds: 0 },
      { ...sentCode, sentAt: '2026-11-21T10:40:00+09:00' },
    ];
    openVerifyPage(stateWithResendableCode, {
      [sendRoute]: () => jsonAnswer(nextCodes.shift()),
      [checkRoute]: () => refusal('400-1-02-07', ['verificationCode'], { remaining: '2' }),
    });
    await submitCode('000000');
    await waitFor(() => expect(descriptionOf(getCodeField())).toContain('あと2回入力できます。'));
    await press(sendAgainLabel);
    const firstAnnouncement = expectAnnounced(await screen.findByText(replacedCodeText));
    expect(screen.getByText(/2026\/11\/21\s10:37/)).toBeTruthy();
    expect(getCodeField().value).toBe('');
    expect(descriptionOf(getCodeField())).toBe('メールに記載された6桁の数字を入力してください。');
    expect(document.activeElement).toBe(await findButton(sendAgainLabel));
    expect(bodiesSentTo(sendRoute)).toEqual([{ mailAddressId: 'ma-1' }]);
    waitForGuard();
    await press(sendAgainLabel);
    await screen.findByText(/2026\/11\/21\s10:40/);
    // A screen reader doesn't repeat an unchanged element.
    expect(firstAnnouncement.isConnected).toBe(false);
    expectAnnounced(screen.getByText(replacedCodeText));
    expect(screen.getByText('あと3:00')).toBeTruthy();
  });

  it('shows the reason if it cannot be sent again to another address, and the previous code can still be entered', async () => {
    const newCode = { ...laterCode, mailAddressId: 'ma-2', remainingResendSeconds: 0 };
    const answers = [jsonAnswer(newCode), refusal('429-1-05-01')];
    openVerifyPage(stateWithResendableCode, { [sendRoute]: () => answers.shift() ?? noContent() });
    await press(changeAddressLabel);
    await chooseSubAddress();
    await press(sendLabel);
    await findButton(sendAgainLabel);
    expect(document.activeElement?.tagName).toBe('H1');
    await press(sendAgainLabel);
    expect((await screen.findByRole('alert')).textContent).toMatch(/しばらくたってから/);
    expect(await findButton(checkLabel)).toBeTruthy();
    const body = { mailAddressId: 'ma-2' };
    expect(bodiesSentTo(sendRoute)).toEqual([body, body]);
  });

  it('shows the reason if it is requested too early, and the code that another tab has sent can be entered', async () => {
    openVerifyPage([stateWithoutCode, stateWithCode], {
      [sendRoute]: () => refusal('400-1-02-06', [], { minutes: '3' }),
    });
    await press(sendLabel);
    expect((await screen.findByRole('alert')).textContent).toContain('3分たってから');
    expect(await findButton(checkLabel)).toBeTruthy();
    expect(screen.getByText('あと1:58')).toBeTruthy();
  });

  it('is fetched if the answer of the call that sends the code is unreadable', async () => {
    collectContractWarnings();
    openVerifyPage([stateWithoutCode, stateWithCode], {
      [sendRoute]: () => jsonAnswer({ ...sentCode, codeLength: 'six' }),
    });
    await press(sendLabel);
    expect(await findButton(checkLabel)).toBeTruthy();
  });

  it('can be sent to the remaining address after the chosen address was removed', async () => {
    openVerifyPage([stateWithoutCode, { ...stateWithoutCode, addresses: [subAddress] }], {
      [sendRoute]: () => refusal('400-1-00-02', ['mailAddressId']),
    });
    await press(sendLabel);
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    submit();
    await waitFor(() =>
      expect(bodiesSentTo(sendRoute)).toEqual([
        { mailAddressId: 'ma-1' },
        { mailAddressId: 'ma-2' },
      ]),
    );
  });

  it('of another tab replaces the code of this page', async () => {
    const codeOfOtherTab = { ...laterCode, maskedMailAddress: maskedSubAddress };
    openVerifyPage([stateWithoutCode, { ...stateWithoutCode, pendingCode: codeOfOtherTab }], {
      [sendRoute]: () => jsonAnswer(sentCode),
    });
    await press(sendLabel);
    await screen.findByText(/2026\/11\/21\s10:30/);
    openOtherTab().send('login');
    const addressText = await screen.findByText(/2026\/11\/21\s10:37/);
    expect(addressText.textContent).toContain(maskedSubAddress);
    expect(screen.queryByText('確認コードを送信しました。')).toBeNull();
  });

  it('has the remaining entries of the latest answer, which already counts a wrong entry', async () => {
    const codeAfterWrongEntry = { ...sentCode, remainingEntries: 2 };
    openVerifyPage([stateWithCode, { ...stateWithCode, pendingCode: codeAfterWrongEntry }], {
      [checkRoute]: () => refusal('400-1-02-07', ['verificationCode'], { remaining: '2' }),
    });
    await submitCode('000000');
    await waitFor(() => expect(descriptionOf(getCodeField())).toContain('あと2回入力できます。'));
    await typeCode('000001');
    openOtherTab().send('login');
    await waitFor(() => expect(callCountOf('GET /auth/verification-addresses')).toBe(2));
    await waitFor(() => expect(getPendingCount()).toBe(0));
    await act(nextTask);
    expect(descriptionOf(getCodeField())).toContain('あと2回入力できます。');
  });
});

describe('the verification', () => {
  it('shows no address before the customer is known', async () => {
    openVerifyPage(stateWithoutCode, { 'GET /auth/login-progress': noAnswer });
    await waitFor(() => expect(callCountOf('GET /auth/verification-addresses')).toBe(1));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(reservedLineCount()).toBe(8);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([
    ['top', 'The top page'],
    ['passwdExpired', 'The new password'],
    ['passwdTemporary', 'The new password'],
  ])('redirects to the page of the next step %s', async (nextStep, pageText) => {
    openVerifyPage(stateWithoutCode, {
      'GET /auth/login-progress': () => jsonAnswer({ nextStep, loginId: 'verify-user' }),
    });
    expect(await screen.findByText(pageText)).toBeTruthy();
  });

  it('continues when another tab has completed the login, and ignores other messages', async () => {
    let isLoginComplete = false;
    openVerifyPage(stateWithCode, {
      'GET /auth/login-progress': () =>
        jsonAnswer({ nextStep: isLoginComplete ? 'top' : 'verify', loginId: 'verify-user' }),
    });
    await findButton(checkLabel);
    isLoginComplete = true;
    await act(async () => {
      openOtherTab().send('activity');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(callCountOf('GET /auth/verification-addresses')).toBe(1);
    openOtherTab().send('login');
    expect(await screen.findByText('The top page')).toBeTruthy();
  });

  it('restarts when another tab has started another login', async () => {
    let loginId = 'verify-user';
    openVerifyPage([stateWithCode, { ...stateWithCode, pendingCode: laterCode }], {
      'GET /auth/login-progress': () => jsonAnswer({ nextStep: 'verify', loginId }),
    });
    await press(changeAddressLabel);
    await chooseSubAddress();
    loginId = 'other-user';
    openOtherTab().send('login');
    expect(await screen.findByText('ログインID：other-user')).toBeTruthy();
    // The page shows the code of the second customer, without the choice that the first customer made.
    expect(await screen.findByText(/2026\/11\/21\s10:37/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('reports an unknown next step, and offers no code', async () => {
    openVerifyPage(stateWithoutCode, {
      'GET /auth/login-progress': () =>
        jsonAnswer({ nextStep: 'fingerprint', loginId: 'verify-user' }),
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: sendLabel })).toBeNull();
  });
});
