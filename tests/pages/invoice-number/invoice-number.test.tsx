import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { asksBeforeLeaving, submit, descriptionOf } from '../../support/form-fields.ts';
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
  linkCalls,
  consumed,
} from './invoice-number-pages.tsx';
import { currentStep } from '../../support/current-step.ts';
import { switchLanguage } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';

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

const main = () => screen.getByRole('main');
const fact = (name: string) =>
  within(main()).queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
const complete = async (): Promise<void> => {
  await confirm();
  submit();
  await screen.findByRole('heading', { name: '登録が完了しました' });
};

describe('the three steps', () => {
  it('begin with the entry: its purpose, its format and the end of the link', async () => {
    open({ [stateCall]: answered(valid) });
    await screen.findByRole('heading', { level: 2, name: '登録番号の入力' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('インボイス登録番号の登録');
    expect(currentStep()).toBe('ステップ 1／3：番号の入力');
    expect(screen.getByText(/^適格請求書（インボイス）発行事業者の登録番号/)).toBeTruthy();
    expect(descriptionOf(field())).toMatch(/13桁の数字だけを入力してもかまいません/);
    expect(field().autocomplete).toBe('off');
    expect(fact('お客さま名')).toBe('有限会社ひかり工業 御中');
    expect(screen.getByText(/まで使用できます/)).toBeTruthy();
    const names = within(main())
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['入力内容を確認する']);
    expect(screen.queryByText(/置き換えられます/)).toBeNull();
  });

  it('continue with the confirmation of customer and number', async () => {
    open({ [stateCall]: answered(held) });
    await confirm();
    expect(currentStep()).toBe('ステップ 2／3：内容の確認');
    expect(screen.getByText(/^この内容でよろしければ、「登録する」/)).toBeTruthy();
    expect(fact('お客さま名')).toBe('有限会社ひかり工業 御中');
    for (const removedText of [
      /^適格請求書/,
      /まで使用できます/,
      /置き換えられます/,
      /現在登録されている/,
    ])
      expect(screen.queryByText(removedText)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('end with the registered number, without a form', async () => {
    open({ [stateCall]: answered(held), [registerCall]: answered(result) });
    await complete();
    expect(currentStep()).toBe('ステップ 3／3：登録完了');
    expect(screen.getByText(/^ご登録ありがとうございます/)).toBeTruthy();
    const facts = ['お客さま名', 'インボイス登録番号', '登録日時', '現在登録されている番号'];
    expect(facts.map(fact)).toEqual([
      '有限会社ひかり工業 御中',
      'T7000012050002',
      expect.stringMatching(/^2026\/11\/21\s10:05$/),
      undefined,
    ]);
    expect(screen.getByText('T7000012050002').getAttribute('translate')).toBe('no');
    expect(document.querySelector('main form')).toBeNull();
    for (const removedText of [/^この内容でよろしければ/, /^適格請求書/, /まで使用できます/])
      expect(screen.queryByText(removedText)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    // A pending draft would be written when the page is left.
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('T7000012050002');
  });

  it('end with the number in the answer', async () => {
    const answeredNumber = 'T9000000000000';
    open({
      [stateCall]: answered(valid),
      [registerCall]: answered({ ...result, invoiceRegisterNumber: answeredNumber }),
    });
    await complete();
    expect(fact('インボイス登録番号')).toBe(answeredNumber);
  });

  it('show the current number, which the new one will replace', async () => {
    open({ [stateCall]: answered(held) });
    await screen.findByText(/^新しい番号を登録すると、置き換えられます/);
    expect(fact('現在登録されている番号')).toBe(held.invoiceRegisterNumber);
    expect(screen.getByText(held.invoiceRegisterNumber).getAttribute('translate')).toBe('no');
  });

  it.each([
    ['no number', valid],
    ['the same number', { ...valid, invoiceRegisterNumber: 'T7000012050002' }],
  ])('confirm the number without a change when %s is registered', async (_, link) => {
    open({ [stateCall]: answered(link) });
    await confirm();
    expect(fact('インボイス登録番号')).toBe('T7000012050002');
    expect(screen.queryByText('変更前')).toBeNull();
  });

  it('show a name without an honorific', async () => {
    open({ [stateCall]: answered({ ...valid, titleOfHonor: null }) });
    await screen.findByText('有限会社ひかり工業');
    expect(fact('お客さま名')).toBe('有限会社ひかり工業');
    await confirm();
    expect(fact('お客さま名')).toBe('有限会社ひかり工業');
  });

  it('mark the language of the name on an English page', async () => {
    await switchLanguage('en', 'invoice-number', 'validation', 'form', 'flow');
    open({ [stateCall]: answered({ ...valid, customerName: 'ひかり工業' }) });
    expect((await screen.findByText(/^ひかり工業/)).lang).toBe('ja');
    cleanup();
    open({ [stateCall]: answered({ ...valid, customerName: 'Hikari Ltd.', titleOfHonor: null }) });
    expect((await screen.findByText('Hikari Ltd.')).lang).toBe('');
  });
});

describe('a link', () => {
  it('shows the number of a used link, when it was registered, and who can change it', async () => {
    open({ [stateCall]: answered(consumed) });
    expect(await screen.findByText(/番号を変更する場合は、発行元へ/)).toBeTruthy();
    expect(fact('お客さま名')).toBe('有限会社ひかり工業 御中');
    expect(screen.getByText('登録番号は登録済みです')).toBeTruthy();
    expect(screen.getByText('T7000012050002')).toBeTruthy();
    expect(fact('登録日時')).toBeUndefined();
    expect(currentStep()).toBeUndefined();
  });

  it.each([
    ['used', { ...consumed, registeredAt: 5 }, '登録番号は登録済みです', /に完了しています/],
    ['expired', { state: 'expired', expiredAt: 5 }, /有効期限が切れています$/, /に切れました/],
  ])('shows that it is %s, and leaves out an unreadable time', async (_, link, title, time) => {
    collectContractWarnings();
    open({ [stateCall]: answered(link) });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/発行元へ/)).toBeTruthy();
    expect(screen.queryByText(time)).toBeNull();
  });
});

describe('the focus when the form is removed', () => {
  /** Confirms and sends a number, whose link has changed in the meantime. */
  const sendInVain = async (stateNow: () => Response): Promise<void> => {
    let state = (): Response => jsonAnswer(valid);
    open({
      [stateCall]: () => state(),
      [registerCall]: () => {
        state = stateNow;
        return errorAnswer('404-1-10-01');
      },
    });
    await confirm();
    screen.getByRole('button', { name: '登録する' }).focus();
    submit();
    await waitFor(() => expect(document.querySelector('main form')).toBeNull());
  };

  it.each([
    ['was used', consumed, '登録番号は登録済みです'],
    ['has expired', expired, 'リンクの有効期限が切れています'],
  ])('moves to the heading when the link %s', async (_, link, text) => {
    await sendInVain(() => jsonAnswer(link));
    const title = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves to the heading when the customer no longer exists', async () => {
    await sendInVain(() => errorAnswer('401-1-10-01'));
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('stays at the message', async () => {
    await sendInVain(() => errorAnswer('404-1-10-01'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(isFocusAround(alert)).toBe(true);
  });
});

describe('a number that was registered in the meantime', () => {
  it('is announced once, and the link is fetched once', async () => {
    let link: object = valid;
    open({
      [stateCall]: () => jsonAnswer(link),
      [registerCall]: () => {
        link = { ...held, revision: 'rev-number-3' };
        return errorAnswer('409-1-00-01');
      },
    });
    await enter(fitting);
    expect(screen.queryByText(/登録されている番号が変更されました/)).toBeNull();
    submit();
    await screen.findByRole('button', { name: '登録する' });
    submit();
    const notice = await screen.findByText(/登録されている番号が変更されました/);
    expect(notice.closest('[role="status"]')).not.toBeNull();
    await screen.findByText(held.invoiceRegisterNumber);
    expect(linkCalls()).toBe(2);
    submit();
    await screen.findByRole('button', { name: '登録する' });
    expect(screen.queryByText(/登録されている番号が変更されました/)).toBeNull();
  });

  it.each(['429-1-05-01', '409-1-00-02'])(
    'is not reported when the server is busy (%s)',
    async (code) => {
      open({ [stateCall]: answered(valid), [registerCall]: () => errorAnswer(code) });
      await confirm();
      submit();
      await screen.findByRole('alert');
      await screen.findByLabelText(/^インボイス登録番号/);
      expect(screen.queryByText(/登録されている番号が変更されました/)).toBeNull();
      expect(linkCalls()).toBe(1);
    },
  );
});
