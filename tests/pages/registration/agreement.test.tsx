import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { linesToCome } from '../../support/coming.ts';
import { goWithin } from '../../support/go-within.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import { textAt } from '../../support/form-fields.ts';
import {
  agreeCall,
  beginAnew,
  consumedState,
  current,
  expiredState,
  facts,
  formCall,
  givenForm,
  open,
  press,
  privacyPolicy,
  sentBy,
  stateCall,
  submit,
  token,
  userAgreement,
  validState,
} from './registration-pages.tsx';

beforeEach(beginAnew);

const path = `/apply/step2/${token}`;
const goOn = '同意して次へ進む';
const agreed = () => new Response(null, { status: 204 });
const both = { isUserAgreementAgreed: true, isPrivacyPolicyAgreed: true };
const tick = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const tickBoth = async (): Promise<void> => {
  await tick(/ご利用規約/);
  await tick(/個人情報/);
};

describe('step 2 of the registration', () => {
  it('shows both texts in full, which the keyboard can scroll, and spends nothing', async () => {
    open(path, { [stateCall]: () => jsonAnswer(validState) });
    for (const { title } of [userAgreement, privacyPolicy]) {
      const region = await screen.findByRole('region', { name: title });
      await waitFor(() => expect(region.textContent).toContain(`${title}の本文です。`));
      expect(region.tabIndex).toBe(0);
    }
    expect(screen.getAllByText('最終更新日：2026/04/01')).toHaveLength(2);
    expect(sentBy('POST')).toEqual([]);
  });

  it('says where one is, whose registration it is, and how long its link holds', async () => {
    open(path, { [stateCall]: () => jsonAnswer(validState) });
    expect(await screen.findByText(/^お手続き中のメールアドレス：keiri@aoba-foods/)).toBeTruthy();
    expect(screen.getByText(/2026\/11\/22\s10:30 まで使用できます/)).toBeTruthy();
    expect(screen.getByText(/それぞれに同意のうえ/)).toBeTruthy();
    await screen.findByRole('checkbox', { name: /ご利用規約/ });
    expect(linesToCome()).toBe(0);
    expect(screen.getByRole('heading', { level: 1, name: '規約の確認' })).toBeTruthy();
    expect(current()).toBe('ステップ 2／4：規約の確認');
  });

  it('names each agreement after its text, or by what it is where that has no name', async () => {
    open(path, {
      [stateCall]: () => jsonAnswer(validState),
      'GET /setting/legal-texts/privacyPolicy': () => jsonAnswer({ ...privacyPolicy, title: '' }),
    });
    expect(await screen.findByRole('checkbox', { name: '「ご利用規約」に同意する' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: '「個人情報の取り扱い」に同意する' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '個人情報の取り扱い' })).toBeTruthy();
    expect(screen.queryByText('改定されました')).toBeNull();
  });

  it('wants each agreement, and says so in the words of S8', async () => {
    open(path, { [stateCall]: () => jsonAnswer(validState) });
    await screen.findByRole('checkbox', { name: /ご利用規約/ });
    await press(goOn);
    const [first, second] = screen.getAllByRole<HTMLInputElement>('checkbox');
    if (!first || !second) throw new Error('There are not two boxes.');
    await waitFor(() =>
      expect(textAt(first)).toBe('利用規約と個人情報の取り扱いの両方に同意してください。'),
    );
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect([first.checked, second.checked]).toEqual([false, false]);
    await userEvent.click(first);
    await waitFor(() => expect(textAt(first)).toBe(''));
    submit();
    await waitFor(() => expect(textAt(second)).toMatch(/両方に同意/));
    expect(sentBy('POST')).toEqual([]);
  });

  it('records both in the versions that were shown, and leads to step 3', async () => {
    open(path, {
      [stateCall]: () => jsonAnswer(validState),
      [agreeCall]: agreed,
      [formCall]: () => jsonAnswer(givenForm()),
    });
    await tickBoth();
    await press(goOn);
    expect(await screen.findByRole('heading', { name: 'お客さま情報の登録' })).toBeTruthy();
    expect(sentBy('POST').map(({ body }) => body)).toEqual([
      { ...both, userAgreementVersion: '2026-04', privacyPolicyVersion: '2026-04' },
    ]);
  });

  it('is a step that Back leads to from step 3', async () => {
    open(path, {
      [stateCall]: () => jsonAnswer(validState),
      [agreeCall]: agreed,
      [formCall]: () => jsonAnswer(givenForm()),
    });
    await tickBoth();
    const steps = history.length;
    await press(goOn);
    await screen.findByRole('heading', { name: 'お客さま情報の登録' });
    expect(history.length).toBe(steps + 1);
  });

  it('has nothing to agree to any more where that was done', async () => {
    open(path, { [stateCall]: () => jsonAnswer({ ...validState, nextStep: 'customer' }) });
    const link = await screen.findByRole('link', { name: 'お客さま情報の登録へ進む' });
    expect(link.getAttribute('href')).toBe(`/demo/mypage/apply/step3/${token}`);
    expect(announced(screen.getByText('規約には同意いただいています'))).toBeTruthy();
    expect(screen.getByText('続けて、お客さま情報を登録してください。')).toBeTruthy();
    expect(screen.queryByText(/それぞれに同意のうえ/)).toBeNull();
    // To be read once more.
    expect(await screen.findByRole('region', { name: 'ご利用規約' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '個人情報の取り扱いについて' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('改定されました')).toBeNull();
  });

  it('shows a text that was revised meanwhile, to be read and agreed to again', async () => {
    let version = '2026-04';
    open(path, {
      [stateCall]: () => jsonAnswer(validState),
      'GET /setting/legal-texts/privacyPolicy': () => jsonAnswer({ ...privacyPolicy, version }),
      [agreeCall]: () => {
        if (version === '2026-11') return agreed();
        version = '2026-11';
        return errorAnswer('400-1-07-12');
      },
      [formCall]: () => jsonAnswer(givenForm()),
    });
    await tickBoth();
    await press(goOn);
    const mark = await screen.findByText('改定されました');
    expect(mark.closest('h2')?.textContent).toContain(privacyPolicy.title);
    expect(screen.getByText(/再度お読みのうえ/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/設定を変更しました/);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    await waitFor(() => expect(boxes.map(({ checked }) => checked)).toEqual([false, false]));
    await tickBoth();
    submit();
    await screen.findByRole('heading', { name: 'お客さま情報の登録' });
    expect(sentBy('POST').at(-1)?.body).toEqual({
      ...both,
      userAgreementVersion: '2026-04',
      privacyPolicyVersion: '2026-11',
    });
  });

  it.each([
    ['expired', expiredState, 'リンクの有効期限が切れています', '/demo/mypage/apply/step1'],
    ['consumed', consumedState, '登録はお済みです', '/demo/mypage'],
  ] as const)('of a link that is %s says so, with the way on', async (_, state, text, to) => {
    open(path, { [stateCall]: () => jsonAnswer(state) });
    expect(await screen.findByText(text)).toBeTruthy();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([to]);
  });

  it('of a link that was used names the login ID', async () => {
    open(path, { [stateCall]: () => jsonAnswer(consumedState) });
    expect(await screen.findByText(/2026\/11\/21\s11:48 に完了しています/)).toBeTruthy();
    expect(screen.getByText('次のログインIDでログインしてください。')).toBeTruthy();
    expect(facts()).toEqual([
      ['ログインID', 'aoba-foods', 'no'],
      ['お客さま名', '株式会社青葉フーズ流通', null],
      ['メールアドレス', 'keiri@aoba-foods.example.co.jp', 'no'],
    ]);
  });

  it('of a link that is over says since when, and what comes next', async () => {
    open(path, { [stateCall]: () => jsonAnswer(expiredState) });
    expect(await screen.findByText(/2026\/11\/20\s10:30 に切れました/)).toBeTruthy();
    expect(screen.getByText(/新しいリンクをお送りします/)).toBeTruthy();
  });

  it.each([
    ['expired', 'リンクの有効期限が切れています'],
    ['consumed', '登録はお済みです'],
    ['of a newer server', 'このリンクの状態を確認できませんでした。'],
  ])('of a link that is %s says so without all else', async (state, text) => {
    hearOfWrongAnswers();
    open(path, { [stateCall]: () => jsonAnswer({ state }) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(facts()).toEqual([]);
    // No time, and nothing that leads to a login ID that is not there.
    expect(screen.queryByText(/次のログインID|に切れました|に完了しています/)).toBeNull();
  });

  it('of a valid link that says no more than that can be gone through all the same', async () => {
    hearOfWrongAnswers();
    open(path, { [stateCall]: () => jsonAnswer({ state: 'valid' }) });
    expect(await screen.findByRole('checkbox', { name: /ご利用規約/ })).toBeTruthy();
    expect(screen.queryByText(/お手続き中の|まで使用できます/)).toBeNull();
  });

  it('of an address that never was a link has the text of S8, and the way to apply again', async () => {
    open(path, { [stateCall]: () => errorAnswer('404-1-07-01') });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/URLに誤りがあるか、有効期限が切れています/);
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/demo/mypage/apply/step1');
    expect(await screen.findByRole('link', { name: 'もう一度申し込む' })).toBeTruthy();
  });

  it('of an issuer that takes nobody in leads to the login, and says why', async () => {
    open(path, { [stateCall]: () => errorAnswer('401-1-07-01') });
    expect(await screen.findByText('The login page')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/新規登録は受け付けていません/);
  });

  it('of a link that was used meanwhile says so after the press, instead of the texts', async () => {
    let state: object = validState;
    open(path, {
      [stateCall]: () => jsonAnswer(state),
      [agreeCall]: () => {
        state = consumedState;
        return errorAnswer('404-1-07-01');
      },
    });
    await tickBoth();
    await press(goOn);
    expect(await screen.findByText('登録はお済みです')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([{}, { version: null, html: null }, { ...userAgreement, version: 4 }])(
    'has nothing to agree to where a text is %j, until it can be read',
    async (wrong) => {
      hearOfWrongAnswers();
      let text: object = wrong;
      open(path, {
        [stateCall]: () => jsonAnswer(validState),
        'GET /setting/legal-texts/userAgreement': () => jsonAnswer(text),
      });
      const retry = await screen.findByRole('button', { name: 'もう一度試す' });
      expect(screen.queryByRole('checkbox')).toBeNull();
      text = userAgreement;
      await userEvent.click(retry);
      expect(await screen.findByRole('checkbox', { name: /ご利用規約/ })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('asks again for the text alone that did not come', async () => {
    const met: string[] = [];
    open(path, {
      [stateCall]: () => jsonAnswer(validState),
      'GET /setting/legal-texts/userAgreement': () => {
        met.push('userAgreement');
        return jsonAnswer(userAgreement);
      },
      'GET /setting/legal-texts/privacyPolicy': () => {
        met.push('privacyPolicy');
        return met.length > 2 ? jsonAnswer(privacyPolicy) : new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('checkbox', { name: /個人情報/ })).toBeTruthy();
    expect(met).toEqual(['userAgreement', 'privacyPolicy', 'privacyPolicy']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a link has nothing agreed to by what was ticked at another one', async () => {
    open(path, {
      [stateCall]: () => jsonAnswer(validState),
      'GET /registration/tk_other': () =>
        jsonAnswer({ ...validState, mailAddress: 'other@example.jp' }),
    });
    await screen.findByText(/keiri@aoba-foods/);
    goWithin('/demo/mypage/apply/step2/tk_other');
    await screen.findByText(/other@example\.jp/);
    await tickBoth();
    goWithin(`/demo/mypage${path}`);
    await screen.findByText(/keiri@aoba-foods/);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('says where a text is not written yet', async () => {
    open(path, {
      [stateCall]: () => jsonAnswer(validState),
      'GET /setting/legal-texts/userAgreement': () => jsonAnswer({ ...userAgreement, html: '' }),
    });
    expect(await screen.findByText('内容はまだ掲載されていません。')).toBeTruthy();
  });
});
