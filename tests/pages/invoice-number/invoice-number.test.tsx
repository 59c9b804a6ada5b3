import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { asksBeforeLeaving, submit } from '../../support/form-fields.ts';
import {
  answered,
  prepare,
  bodies,
  confirm,
  enter,
  expired,
  field,
  fitting,
  held,
  open,
  registerCall,
  result,
  stateCall,
  valid,
} from './invoice-number-pages.tsx';

beforeEach(prepare);

const hint = /法人番号の検査用数字と一致しません/;

describe('a valid link', () => {
  it.each([
    ['T7000012050002', 'T7000012050002'],
    [fitting, 'T7000012050002'],
    ['ｔ７０００-０１２０-５０００２', 'T7000012050002'],
    [' Ｔ７０００　０１２０ー５０００２ ', 'T7000012050002'],
  ])(
    'normalises %s, shows the number without a warning, and sends it',
    async (typed, normalisedNumber) => {
      open({ [stateCall]: answered(valid), [registerCall]: answered(result) });
      await enter(typed);
      expect(screen.queryByText(hint)).toBeNull();
      await userEvent.tab();
      expect(field().value).toBe(normalisedNumber);
      submit();
      const heading = await screen.findByRole('heading', { name: '登録内容の確認' });
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(screen.getByText(normalisedNumber)).toBeTruthy();
      expect(bodies()).toEqual([]);
      submit();
      const successHeading = await screen.findByRole('heading', { name: '登録が完了しました' });
      await waitFor(() => expect(document.activeElement).toBe(successHeading));
      expect(screen.getByText(/^2026\/11\/21\s10:05$/)).toBeTruthy();
      expect(bodies()).toEqual([
        { revision: 'rev-number-2', invoiceRegisterNumber: normalisedNumber },
      ]);
      expect(asksBeforeLeaving()).toBe(false);
    },
  );

  it('warns about a wrong check digit, and accepts the number', async () => {
    open({ [stateCall]: answered(valid), [registerCall]: answered(result) });
    await enter('T123456789012');
    expect(screen.queryByText(hint)).toBeNull();
    // Screen readers announce only content of an existing live region.
    const liveRegions = [...document.querySelectorAll('[aria-live="polite"]')];
    await userEvent.type(field(), '3');
    const hintElement = screen.getByText(hint);
    expect(liveRegions.some((region) => region.contains(hintElement))).toBe(true);
    expect(field().getAttribute('aria-invalid')).toBeNull();
    submit();
    await screen.findByRole('button', { name: '登録する' });
    expect(screen.getByText(hint)).toBeTruthy();
    submit();
    await screen.findByRole('heading', { name: '登録が完了しました' });
    expect(bodies()).toEqual([
      { revision: 'rev-number-2', invoiceRegisterNumber: 'T1234567890123' },
    ]);
  });
});

describe('a number that the server refuses', () => {
  it('is shown next to a number that was registered in the meantime, and sent with its revision', async () => {
    let link: object = valid;
    let answer = (): Response => {
      link = { ...held, revision: 'rev-number-3' };
      return errorAnswer('409-1-00-01');
    };
    open({ [stateCall]: () => jsonAnswer(link), [registerCall]: () => answer() });
    await confirm();
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/先に更新/);
    expect(await screen.findByText('T7010001234567')).toBeTruthy();
    expect(screen.getByText(/登録されている番号が変更されました/)).toBeTruthy();
    expect(field().value).toBe('T7000012050002');
    answer = () => jsonAnswer(result);
    submit();
    await screen.findByText('変更前');
    submit();
    await screen.findByRole('heading', { name: '登録が完了しました' });
    expect(bodies().map((body) => JSON.stringify(body))).toEqual([
      expect.stringContaining('rev-number-2'),
      expect.stringContaining('rev-number-3'),
    ]);
  });
});

describe('a link that no longer works', () => {
  it('shows when it expired, and refers to the issuer', async () => {
    open({ [stateCall]: answered(expired) });
    expect(await screen.findByText(/2026\/10\/31\s23:59 に切れました/)).toBeTruthy();
    expect(screen.getByText(/発行元へ新しいリンク/)).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });

  it.each([
    ['404-1-10-01', /このURLはご利用いただけません/],
    ['401-1-10-01', /お客さまの情報が見つかりません/],
    ['403-1-10-01', /お客さま名が登録されていない/],
  ])('shows %s without a link to the top page or the login', async (code, text) => {
    for (const calls of ['opened', 'sent']) {
      const answers =
        calls === 'opened' ? [errorAnswer(code)] : [jsonAnswer(valid), errorAnswer(code)];
      open({
        [stateCall]: () => answers.shift() ?? errorAnswer(code),
        [registerCall]: () => errorAnswer(code),
      });
      if (calls === 'sent') {
        await confirm();
        submit();
      }
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(text);
      expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
      expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
      expect(screen.queryByText('The login page')).toBeNull();
      cleanup();
      await prepare();
    }
  });

  it('shows the form without a readable name and date', async () => {
    collectContractWarnings();
    open({ [stateCall]: answered({ ...valid, customerName: 5, expiresAt: null }) });
    expect(await screen.findByLabelText(/^インボイス登録番号/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
