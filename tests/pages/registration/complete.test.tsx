import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  registeredAccountOf,
  registeredState,
} from '../../../src/pages/registration/registered-account.ts';
import { expectAnnounced } from '../../support/announced.ts';
import { currentStep } from '../../support/current-step.ts';
import { getAccountRows, openRegistrationPage, registeredAccount } from './registration-pages.tsx';

describe('step 4 of the registration', () => {
  it('shows no account when the customer opens the page by address', async () => {
    openRegistrationPage('/apply/step4');
    expect(await screen.findByText('お手続きの内容を表示できません')).toBeTruthy();
    expect(
      screen.getByText(/登録がお済みの場合は、ログイン画面からログインしてください/),
    ).toBeTruthy();
    expect(screen.queryByText('登録が完了しました')).toBeNull();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/demo/mypage',
      '/demo/mypage/apply/step1',
    ]);
  });

  const openWithState = (state: unknown): void => {
    openRegistrationPage('/apply/step4', {}, state);
  };

  it('shows the account, which browsers must not translate', async () => {
    openWithState(registeredState(registeredAccount));
    expect(await screen.findByRole('heading', { name: '登録完了' })).toBeTruthy();
    expectAnnounced(screen.getByText('登録が完了しました'));
    expect(screen.getByText(/ご自身で決めたパスワードでログインしてください/)).toBeTruthy();
    expect(screen.getByText(/必ずお控えください/)).toBeTruthy();
    expect(getAccountRows()).toEqual([
      ['ログインID', 'aoba-foods', 'no'],
      ['お客さま名', '株式会社青葉フーズ流通', null],
      ['メールアドレス', 'keiri@aoba-foods.example.co.jp', 'no'],
    ]);
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/demo/mypage']);
    expect(currentStep()).toBe('ステップ 4／4：登録完了');
  });

  it.each([
    [{ customerName: null, mailAddress: '' }, [['ログインID', 'aoba-foods', 'no']]],
    [{ loginId: '' }, []],
  ])('does not show the empty values of an account: %j', async (emptyValues, rows) => {
    openWithState(registeredState({ ...registeredAccount, ...emptyValues }));
    await screen.findByText('登録が完了しました');
    expect(getAccountRows()).toEqual(rows);
    expect(screen.queryAllByText(/必ずお控えください/)).toHaveLength(rows.length);
  });

  it.each([null, undefined, 'text', {}, { registered: null }, { registered: 'text' }])(
    'reads no account from the state %j',
    (state) => expect(registeredAccountOf(state)).toBeUndefined(),
  );

  it('reads the account that step 3 has stored, also from an empty answer', () => {
    const account = { loginId: 'aoba-foods', customerName: null, mailAddress: 'a@example.co.jp' };
    const answer = { ...account, registeredAt: '2026-11-21T11:48:20+09:00' };
    expect(registeredAccountOf(structuredClone(registeredState(answer)))).toEqual(account);
    const emptyAccount = { loginId: '', customerName: null, mailAddress: '' };
    expect(registeredAccountOf(registeredState(undefined))).toEqual(emptyAccount);
    expect(registeredAccountOf({ registered: { loginId: 1, customerName: {} } })).toEqual(
      emptyAccount,
    );
  });
});
