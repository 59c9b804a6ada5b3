import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registeredOf, registeredState } from '../../../src/pages/registration/registered.ts';
import { beginAnew, open } from './registration-pages.tsx';

beforeEach(beginAnew);

describe('step 4 of the registration', () => {
  it('that is opened by its address has nothing to show, but two ways on', async () => {
    open('/apply/step4');
    expect(await screen.findByText('お手続きの内容を表示できません')).toBeTruthy();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/demo/mypage',
      '/demo/mypage/apply/step1',
    ]);
  });

  it.each([null, undefined, 'text', {}, { registered: null }, { registered: 'text' }])(
    'reads no account from the state %j',
    (state) => expect(registeredOf(state)).toBeUndefined(),
  );

  it('reads what step 3 has given it, also of an answer that lacks all', () => {
    const account = { loginId: 'aoba-foods', customerName: null, mailAddress: 'a@example.co.jp' };
    const whole = { ...account, registeredAt: '2026-11-21T11:48:20+09:00' };
    expect(registeredOf(structuredClone(registeredState(whole)))).toEqual(account);
    const nothing = { loginId: '', customerName: null, mailAddress: '' };
    expect(registeredOf(registeredState(undefined))).toEqual(nothing);
    expect(registeredOf({ registered: { loginId: 1, customerName: {} } })).toEqual(nothing);
  });
});
