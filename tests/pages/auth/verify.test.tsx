import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { rememberReturnPath } from '../../../src/shell/session/return-path.ts';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { linesToCome } from '../../support/coming.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import {
  beginEntry,
  bodiesTo,
  button,
  callsTo,
  field,
  openEntry,
  press,
  pressAgain,
  refused,
  saidAt,
} from './entry-pages.tsx';

beforeEach(beginEntry);

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
const nothingSent = {
  addresses: [main, sub],
  resendAfterSeconds: 180,
  remainingResendSeconds: 0,
  pendingCode: null,
};
const pending = { ...nothingSent, remainingResendSeconds: 118, pendingCode: sending };
const done = (): Response => new Response(null, { status: 204 });

const sends = 'POST /auth/verification-codes';
const checks = 'POST /auth/verification-codes/check';
const send = '確認コードを送信する';
const sendAgain = '確認コードを再送信する';
const check = '確認してログインする';

const open = (state: unknown, answers: Parameters<typeof openEntry>[1] = {}): void =>
  openEntry('/verify', {
    'GET /auth/login-progress': () => jsonAnswer({ nextStep: 'verify', loginId: 'verify-user' }),
    'GET /auth/verification-addresses': () => jsonAnswer(state),
    ...answers,
  });

async function enter(code: string): Promise<HTMLInputElement> {
  await button(check);
  const entered = field('verificationCode');
  await userEvent.type(entered, code);
  await press(check);
  return entered;
}

describe('where the code goes', () => {
  it('is chosen among masked addresses, the main one first', async () => {
    open(nothingSent, { [sends]: () => jsonAnswer({ ...sending, mailAddressId: 'ma-2' }) });
    expect(await screen.findByText('ログインID：verify-user')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '本人確認' })).toBeTruthy();
    expect(screen.getByText(/ログインに必要な確認コードをお送りします/)).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: /^確認コードの送信先/ })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toEqual([
      screen.getByRole('radio', { name: main.maskedMailAddress, description: '主メールアドレス' }),
      screen.getByRole('radio', { name: sub.maskedMailAddress, description: '' }),
    ]);
    expect(screen.queryByText(/^あと/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^t/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^k/ }));
    await press(send);
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    expect(bodiesTo('/auth/verification-codes')).toEqual([{ mailAddressId: 'ma-2' }]);
    expect(announced(screen.getByText('確認コードを送信しました。'))).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('is no choice where there is one address', async () => {
    open({ ...nothingSent, addresses: [main] }, { [sends]: () => jsonAnswer(sending) });
    expect((await screen.findByText(main.maskedMailAddress)).closest('p')?.textContent).toBe(
      `送信先： ${main.maskedMailAddress}`,
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await press(send);
    await button(check);
    expect(bodiesTo('/auth/verification-codes')).toEqual([{ mailAddressId: 'ma-1' }]);
    expect(screen.queryByRole('button', { name: '送信先を変更する' })).toBeNull();
  });

  it('is nowhere if none is registered, and the issuer helps', async () => {
    open({ ...nothingSent, addresses: [] });
    expect(await screen.findByText(/発行元へお問い合わせください/)).toBeTruthy();
    expect(screen.getByText('メールアドレスが登録されていません')).toBeTruthy();
    expect(screen.queryByRole('button', { name: send })).toBeNull();
    const other = screen.getByRole('link', { name: '別のログインIDでログインする' });
    expect(other.getAttribute('href')).toBe('/demo/mypage');
  });

  it('can be changed while a code is good, and the wait is the same', async () => {
    open(pending);
    await press('送信先を変更する');
    expect((await button(send)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^あと1:5/)).toBeTruthy();
    await userEvent.click(await button(send));
    expect(callsTo('/auth/verification-codes')).toBe(0);
    // Nothing is void: the code that was sent is good.
    expect(screen.queryByText(/使用できなくなりました/)).toBeNull();
    expect(screen.queryByRole('button', { name: check })).toBeNull();
    await press('送信済みの確認コードを入力する');
    expect(await button(check)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is another address after another code, which is the one to enter then', async () => {
    const other = {
      ...sending,
      mailAddressId: 'ma-2',
      maskedMailAddress: sub.maskedMailAddress,
      sentAt: '2026-11-21T10:40:00+09:00',
    };
    open({ ...pending, remainingResendSeconds: 0 }, { [sends]: () => jsonAnswer(other) });
    await press('送信先を変更する');
    await userEvent.click(await screen.findByRole('radio', { name: /^k/ }));
    await press(send);
    expect(announced(await screen.findByText(/以前の確認コードは使用できません/))).toBeTruthy();
    expect(screen.getByText(/2026\/11\/21\s10:40/).textContent).toContain(sub.maskedMailAddress);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(bodiesTo('/auth/verification-codes')).toEqual([{ mailAddressId: 'ma-2' }]);
  });

  it('has no code to go back to before one was sent', async () => {
    open(nothingSent);
    await button(send);
    expect(screen.queryByRole('button', { name: '送信済みの確認コードを入力する' })).toBeNull();
  });

  it('waits after a code that became void, and says that a new one is needed', async () => {
    open({ ...nothingSent, remainingResendSeconds: 95 });
    expect(await screen.findByText(/前回の確認コードは使用できなくなりました/)).toBeTruthy();
    expect(screen.getByText('あと1:35')).toBeTruthy();
    expect(screen.queryByText(/ログインに必要な確認コードをお送りします/)).toBeNull();
  });
});

describe('a code that was sent', () => {
  it('is found by a reload, Back and a second tab, with what is left of it', async () => {
    open({ ...pending, pendingCode: { ...sending, remainingEntries: 2 } });
    await button(check);
    expect(saidAt(field('verificationCode'))).toContain('あと2回入力できます。');
    expect(saidAt(field('verificationCode'))).toContain('6桁の数字を入力してください');
    expect(screen.getByText(/2026\/11\/21\s10:30/).textContent).toContain(main.maskedMailAddress);
    expect(screen.getByText(/2026\/11\/21\s11:00 まで有効です/)).toBeTruthy();
    expect(screen.getByText('あと1:58')).toBeTruthy();
    // Whoever comes back reads first.
    expect(document.activeElement).not.toBe(field('verificationCode'));
    expect(screen.getByText('メールが届かない場合').closest('details')?.textContent).toContain(
      '現在お使いのメールアドレスか',
    );
    expect(screen.queryByText('確認コードを送信しました。')).toBeNull();
  });

  it('is entered into one field that phones fill in, and sent by the press alone', async () => {
    open(pending, { [checks]: done });
    await button(check);
    const code = field('verificationCode');
    expect(code.inputMode).toBe('numeric');
    expect(code.autocomplete).toBe('one-time-code');
    expect(code.maxLength).toBe(-1);
    expect(code.getAttribute('enterkeyhint')).toBe('done');
    // Of all the entries that there are nothing need be said.
    expect(saidAt(code)).toBe('メールに記載された6桁の数字を入力してください。');
    expect(screen.getByLabelText(/^確認コード/)).toBe(code);
    await userEvent.click(code);
    await userEvent.paste('　４８２ ９１６ ');
    expect(callsTo('/auth/verification-codes/check')).toBe(0);
    await press(check);
    expect(await screen.findByText('The top page')).toBeTruthy();
    expect(bodiesTo('/auth/verification-codes/check')).toEqual([{ verificationCode: '482916' }]);
  });

  it('has as many digits as the answer says', async () => {
    open({ ...pending, pendingCode: { ...sending, codeLength: 8 } }, { [checks]: done });
    const code = await enter('123456');
    await waitFor(() => expect(saidAt(code)).toContain('8桁の数字で入力'));
    expect(callsTo('/auth/verification-codes/check')).toBe(0);
    await userEvent.type(code, '78');
    pressAgain();
    expect(await screen.findByText('The top page')).toBeTruthy();
  });

  it.each(['', '12345', 'abcdef', '1234567'])('is not sent as %j', async (text) => {
    open(pending);
    const code = text === '' ? (await press(check), field('verificationCode')) : await enter(text);
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(callsTo('/auth/verification-codes/check')).toBe(0);
  });

  it('that is wrong says what is left at its field, twice, and then leads to the login', async () => {
    let calls = 0;
    open(pending, {
      [checks]: () => {
        calls += 1;
        return calls < 3
          ? refused('400-1-02-07', ['verificationCode'], { remaining: String(3 - calls) })
          : refused('401-1-02-03', [], { count: '3' });
      },
    });
    const code = await enter('000000');
    await waitFor(() => expect(saidAt(code)).toContain('あと2回入力できます。'));
    expect(document.activeElement).toBe(code);
    await userEvent.clear(code);
    await userEvent.type(code, '000001');
    expect(saidAt(code)).toContain('あと2回入力できます。');
    pressAgain();
    await waitFor(() => expect(saidAt(code)).toContain('あと1回入力できます。'));
    await userEvent.clear(code);
    await userEvent.type(code, '000002');
    expect(saidAt(code)).toContain('あと1回です');
    pressAgain();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /3回一致しなかった.*ログインして/,
    );
    expect(await button('ログイン')).toBeTruthy();
  });

  it('whose time is over leads to the login', async () => {
    open(pending, { [checks]: () => refused('401-1-02-04') });
    await enter('482916');
    expect((await screen.findByRole('alert')).textContent).toContain('確認コードが無効');
    expect(await button('ログイン')).toBeTruthy();
  });

  it.each([
    ['400-1-02-08', /ロックされています。.*発行元/],
    ['429-1-05-01', /しばらくたってから/],
  ])('refused with %s says so above the field, and keeps the code', async (code, text) => {
    open(pending, { [checks]: () => refused(code, code === '400-1-02-08' ? ['loginId'] : []) });
    await enter('482916');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(field('verificationCode').value).toBe('482916');
    // The code was not judged: no entry is lost.
    expect(saidAt(field('verificationCode'))).not.toContain('あと');
  });

  it('that is wrong after the last entry, by what the server had said, leaves one: it takes another', async () => {
    open(
      { ...pending, pendingCode: { ...sending, remainingEntries: 1 } },
      { [checks]: () => refused('400-1-02-07', ['verificationCode']) },
    );
    const code = await enter('000000');
    await waitFor(() => expect(saidAt(code)).toContain('正しくありません'));
    await userEvent.clear(code);
    await userEvent.type(code, '111111');
    await waitFor(() => expect(saidAt(code)).toContain('あと1回です'));
  });
});

describe('a new code', () => {
  const ready = { ...pending, remainingResendSeconds: 0 };
  const next = { ...sending, sentAt: '2026-11-21T10:34:00+09:00' };

  it('takes the place of the earlier one, and the wait begins anew', async () => {
    open(ready, { [sends]: () => jsonAnswer(next) });
    await button(check);
    await userEvent.type(field('verificationCode'), '1234');
    const again = await button(sendAgain);
    await userEvent.click(again);
    expect(announced(await screen.findByText(/以前の確認コードは使用できません/))).toBeTruthy();
    expect(screen.getByText(/2026\/11\/21\s10:34/)).toBeTruthy();
    expect(field('verificationCode').value).toBe('');
    expect(screen.getByText('あと3:00')).toBeTruthy();
    expect(document.activeElement).toBe(again);
    expect(bodiesTo('/auth/verification-codes')).toEqual([{ mailAddressId: 'ma-1' }]);
  });

  it('is announced each time that one was sent', async () => {
    let calls = 0;
    const sent = [next, { ...next, sentAt: '2026-11-21T10:37:00+09:00' }].map((one) => ({
      ...one,
      remainingResendSeconds: 0,
    }));
    open(ready, { [sends]: () => jsonAnswer(sent[calls++]) });
    await press(sendAgain);
    const first = announced(await screen.findByText(/以前の確認コードは使用できません/));
    waitForGuard();
    await press(sendAgain);
    await screen.findByText(/2026\/11\/21\s10:37/);
    // The same words in the same place would be said once.
    expect(first.isConnected).toBe(false);
    expect(announced(screen.getByText(/以前の確認コードは使用できません/))).toBeTruthy();
  });

  it('cannot be asked for before its time', async () => {
    open(pending);
    const again = await button(sendAgain);
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(again);
    expect(callsTo('/auth/verification-codes')).toBe(0);
  });

  it('brings its own number of entries, whatever was wrong before', async () => {
    open(ready, {
      [sends]: () => jsonAnswer(next),
      [checks]: () => refused('400-1-02-07', ['verificationCode'], { remaining: '2' }),
    });
    const code = await enter('000000');
    await waitFor(() => expect(saidAt(code)).toContain('あと2回入力できます。'));
    await press(sendAgain);
    await screen.findByText(/以前の確認コードは使用できません/);
    expect(saidAt(field('verificationCode'))).toBe(
      'メールに記載された6桁の数字を入力してください。',
    );
  });

  it('that was refused leaves what the server has said before', async () => {
    let asked = 0;
    open(ready, {
      'GET /auth/verification-addresses': () => {
        asked += 1;
        return jsonAnswer(ready);
      },
      [sends]: () => refused('429-1-05-01'),
    });
    await press(sendAgain);
    await screen.findByRole('alert');
    expect(asked).toBe(1);
  });

  it('that was asked for too early says so, and what the other tab has sent is there', async () => {
    let asked = 0;
    open(nothingSent, {
      'GET /auth/verification-addresses': () => jsonAnswer(asked++ === 0 ? nothingSent : pending),
      [sends]: () => refused('400-1-02-06', [], { minutes: '3' }),
    });
    await press(send);
    expect((await screen.findByRole('alert')).textContent).toContain('3分たってから');
    expect(await button(check)).toBeTruthy();
    expect(screen.getByText('あと1:58')).toBeTruthy();
  });

  it('of another tab takes the place of the one that this page has sent', async () => {
    const theirs = { ...next, sentAt: '2026-11-21T10:37:00+09:00', mailAddressId: 'ma-2' };
    let state: unknown = nothingSent;
    open(nothingSent, {
      'GET /auth/verification-addresses': () => jsonAnswer(state),
      [sends]: () => jsonAnswer(next),
    });
    await press(send);
    expect(await screen.findByText(/2026\/11\/21\s10:34/)).toBeTruthy();
    state = {
      ...nothingSent,
      pendingCode: { ...theirs, maskedMailAddress: sub.maskedMailAddress, remainingEntries: 2 },
    };
    const otherTab = new BroadcastChannel('mypage.demo');
    otherTab.postMessage('login');
    const told = await screen.findByText(/2026\/11\/21\s10:37/);
    otherTab.close();
    expect(told.textContent).toContain(sub.maskedMailAddress);
    expect(screen.queryByText('確認コードを送信しました。')).toBeNull();
  });

  it('for an address that is gone is asked for again at those that are there', async () => {
    let asked = 0;
    open(nothingSent, {
      'GET /auth/verification-addresses': () =>
        jsonAnswer(asked++ === 0 ? nothingSent : { ...nothingSent, addresses: [sub] }),
      [sends]: () => refused('400-1-00-02', ['mailAddressId']),
    });
    await press(send);
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    pressAgain();
    await waitFor(() => expect(bodiesTo('/auth/verification-codes')).toHaveLength(2));
    expect(bodiesTo('/auth/verification-codes')[1]).toEqual({ mailAddressId: 'ma-2' });
  });

  it.each(['400-1-02-08', '429-1-05-01'])('refused with %s says so', async (code) => {
    open(ready, { [sends]: () => refused(code) });
    await press(sendAgain);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await button(check)).toBeTruthy();
  });

  it.each([null, {}, { ...sending, codeLength: 'six' }])(
    'is found at the server when the answer is %j',
    async (answer) => {
      hearOfWrongAnswers();
      let asked = 0;
      open(nothingSent, {
        'GET /auth/verification-addresses': () => jsonAnswer(asked++ === 0 ? nothingSent : pending),
        [sends]: () => jsonAnswer(answer),
      });
      await press(send);
      expect(await button(check)).toBeTruthy();
    },
  );
});

describe('the verification as a step of the login', () => {
  it('is no step for Back: whoever is logged in does not come to it again', async () => {
    open(pending, { [checks]: done });
    const steps = history.length;
    await enter('482916');
    await screen.findByText('The top page');
    expect(history.length).toBe(steps);
  });

  it('leaves nothing on the page of whoever was logged in on it before', async () => {
    open(pending, { [checks]: done });
    await button(check);
    pageCustomer.set({ key: 'cust-midori-01', name: '緑商事株式会社' });
    await enter('482916');
    await screen.findByText('The top page');
    expect(pageCustomer.get()).toBeUndefined();
  });

  it('shows nothing of the addresses before it is known whose login it is', async () => {
    open(nothingSent, { 'GET /auth/login-progress': noAnswer });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(callsTo('/auth/verification-addresses')).toBe(1));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(linesToCome()).toBe(8);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('asks again only for what did not come', async () => {
    open(nothingSent, {
      'GET /auth/login-progress': () =>
        callsTo('/auth/login-progress') === 1
          ? new TypeError('Failed to fetch')
          : jsonAnswer({ nextStep: 'verify', loginId: 'verify-user' }),
    });
    await press('もう一度試す');
    expect(await button(send)).toBeTruthy();
    expect(callsTo('/auth/verification-addresses')).toBe(1);
    expect(linesToCome()).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the page that was asked for before the login', async () => {
    history.replaceState(null, '', '/demo/mypage/userNotice');
    rememberReturnPath();
    open(pending, { [checks]: done });
    await enter('482916');
    expect(await screen.findByText('The notices')).toBeTruthy();
  });

  it('keeps that page over a code that became void', async () => {
    history.replaceState(null, '', '/demo/mypage/userNotice');
    rememberReturnPath();
    open(pending, { [checks]: () => refused('401-1-02-03', [], { count: '3' }) });
    await enter('482916');
    await button('ログイン');
    expect(sessionStorage.getItem('returnPath.demo')).toContain('/userNotice');
  });

  it('leads to the login, with a sentence, whoever has no login under way', async () => {
    open(null, {
      'GET /auth/login-progress': () => errorAnswer('401-1-00-01'),
      'GET /auth/verification-addresses': () => errorAnswer('401-1-00-01'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('ログインが必要です');
    expect(await button('ログイン')).toBeTruthy();
  });

  it.each([
    ['top', 'The top page'],
    ['passwdExpired', 'The password has expired'],
    ['passwdTemporary', 'The password has expired'],
  ])('leads on whose next step is %s', async (nextStep, page) => {
    open(nothingSent, {
      'GET /auth/login-progress': () => jsonAnswer({ nextStep, loginId: 'verify-user' }),
    });
    expect(await screen.findByText(page)).toBeTruthy();
  });

  it('goes on in this tab, too, when another one has completed it', async () => {
    let isDone = false;
    open(pending, {
      'GET /auth/login-progress': () =>
        jsonAnswer({ nextStep: isDone ? 'top' : 'verify', loginId: 'verify-user' }),
    });
    await button(check);
    isDone = true;
    const other = new BroadcastChannel('mypage.demo');
    await act(async () => {
      other.postMessage('login');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(await screen.findByText('The top page')).toBeTruthy();
    other.close();
  });

  it('begins anew where another tab has begun another login', async () => {
    let loginId = 'verify-user';
    let state: unknown = pending;
    open(pending, {
      'GET /auth/login-progress': () => jsonAnswer({ nextStep: 'verify', loginId }),
      'GET /auth/verification-addresses': () => jsonAnswer(state),
    });
    await press('送信先を変更する');
    await userEvent.click(await screen.findByRole('radio', { name: /^k/ }));
    loginId = 'other-user';
    state = { ...pending, pendingCode: { ...sending, sentAt: '2026-11-21T10:37:00+09:00' } };
    const other = new BroadcastChannel('mypage.demo');
    other.postMessage('login');
    expect(await screen.findByText('ログインID：other-user')).toBeTruthy();
    other.close();
    // The code that was sent to the other customer, rather than the choice of the one before.
    expect(await screen.findByText(/2026\/11\/21\s10:37/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('hears of nothing but logins from other tabs', async () => {
    open(pending);
    await button(check);
    const before = callsTo('/auth/verification-addresses');
    const other = new BroadcastChannel('mypage.demo');
    await act(async () => {
      other.postMessage('activity');
      await new Promise((resolve) => setTimeout(resolve));
    });
    other.close();
    expect(callsTo('/auth/verification-addresses')).toBe(before);
  });

  it('tells the other tabs, whose pages are another session’s now', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('mypage.demo');
    other.addEventListener('message', ({ data }) => heard.push(data));
    open(pending, { [checks]: done });
    await enter('482916');
    await screen.findByText('The top page');
    await waitFor(() => expect(heard).toContain('login'));
    other.close();
  });

  it('asks again at the press', async () => {
    let asked = 0;
    open(nothingSent, {
      'GET /auth/verification-addresses': () =>
        asked++ === 0 ? new TypeError('Failed to fetch') : jsonAnswer(nothingSent),
    });
    await press('もう一度試す');
    expect(await button(send)).toBeTruthy();
  });

  it.each([
    null,
    {},
    { ...nothingSent, addresses: 'none' },
    { ...nothingSent, addresses: [{}] },
    { ...nothingSent, pendingCode: { mailAddressId: 'ma-1' } },
  ])('says that it cannot read the answer %j, and has a way on', async (state) => {
    hearOfWrongAnswers();
    open(state);
    expect((await screen.findByRole('alert')).textContent).toContain('正しく受け取れませんでした');
    expect(await button('もう一度試す')).toBeTruthy();
    expect(screen.getByRole('link', { name: '別のログインIDでログインする' })).toBeTruthy();
  });

  it.each([null, {}, { nextStep: 'fingerprint', loginId: 'verify-user' }])(
    'leads to the login where how far it is says %j',
    async (progress) => {
      hearOfWrongAnswers();
      open(nothingSent, { 'GET /auth/login-progress': () => jsonAnswer(progress) });
      expect(await screen.findByRole('alert')).toBeTruthy();
      expect(screen.getByRole('link', { name: '別のログインIDでログインする' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: send })).toBeNull();
    },
  );

  it('takes a code that is left out for none', async () => {
    const { pendingCode, ...rest } = nothingSent;
    expect(pendingCode).toBeNull();
    open({ ...rest });
    expect(await button(send)).toBeTruthy();
  });
});
