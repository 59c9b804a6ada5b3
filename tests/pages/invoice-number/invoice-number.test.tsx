import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { asksBeforeLeaving, descriptionOf, submit } from '../../support/form-fields.ts';
import {
  answerWith,
  getSentBodies,
  goToConfirmation,
  enterNumber,
  expiredLink,
  getNumberField,
  validNumber,
  linkWithNumber,
  openLinkPage,
  registerRoute,
  registrationResult,
  stateRoute,
  validLink,
  getLinkCallCount,
  consumedLink,
} from './invoice-number-pages.tsx';
import { currentStep } from '../../support/current-step.ts';
import { switchLanguage } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';

const checkDigitHint = /法人番号の検査用数字と一致しません/;
const openRegistrablePage = (link: object = validLink): void =>
  openLinkPage({ [stateRoute]: answerWith(link), [registerRoute]: answerWith(registrationResult) });

describe('the form of a valid link', () => {
  it.each([
    ['T7000012050002', 'T7000012050002'],
    [validNumber, 'T7000012050002'],
    ['ｔ７０００-０１２０-５０００２', 'T7000012050002'],
    [' Ｔ７０００　０１２０ー５０００２ ', 'T7000012050002'],
  ])(
    'normalises %s, shows the number without a warning, and sends it',
    async (typedNumber, normalisedNumber) => {
      openRegistrablePage();
      await enterNumber(typedNumber);
      expect(screen.queryByText(checkDigitHint)).toBeNull();
      await userEvent.tab();
      expect(getNumberField().value).toBe(normalisedNumber);
      submit();
      const heading = await screen.findByRole('heading', { name: '登録内容の確認' });
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(screen.getByText(normalisedNumber)).toBeTruthy();
      expect(getSentBodies()).toEqual([]);
      submit();
      const successHeading = await screen.findByRole('heading', { name: '登録が完了しました' });
      await waitFor(() => expect(document.activeElement).toBe(successHeading));
      expect(screen.getByText(/^2026\/11\/21\s10:05$/)).toBeTruthy();
      const body = { revision: 'rev-number-2', invoiceRegisterNumber: normalisedNumber };
      expect(getSentBodies()).toEqual([body]);
      expect(asksBeforeLeaving()).toBe(false);
    },
  );

  it('warns about a wrong check digit, and accepts the number', async () => {
    openRegistrablePage();
    await enterNumber('T123456789012');
    expect(screen.queryByText(checkDigitHint)).toBeNull();
    // Screen readers announce only content of an existing live region.
    const liveRegions = [...document.querySelectorAll('[aria-live="polite"]')];
    await userEvent.type(getNumberField(), '3');
    const hintElement = screen.getByText(checkDigitHint);
    expect(liveRegions.some((region) => region.contains(hintElement))).toBe(true);
    expect(getNumberField().getAttribute('aria-invalid')).toBeNull();
    submit();
    await screen.findByRole('button', { name: '登録する' });
    expect(screen.getByText(checkDigitHint)).toBeTruthy();
    submit();
    await screen.findByRole('heading', { name: '登録が完了しました' });
    const body = { revision: 'rev-number-2', invoiceRegisterNumber: 'T1234567890123' };
    expect(getSentBodies()).toEqual([body]);
  });
});

describe('a number that the server refuses', () => {
  it('stays next to the number that was registered in the meantime, and is sent with the new revision', async () => {
    let currentLink: object = validLink;
    let answer = (): Response => {
      currentLink = { ...linkWithNumber, revision: 'rev-number-3' };
      return errorAnswer('409-1-00-01');
    };
    openLinkPage({ [stateRoute]: () => jsonAnswer(currentLink), [registerRoute]: () => answer() });
    await goToConfirmation();
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/先に更新/);
    expect(await screen.findByText('T7010001234567')).toBeTruthy();
    const notice = screen.getByText(/登録されている番号が変更されました/);
    expect(notice.closest('[role="status"]')).not.toBeNull();
    expect(getLinkCallCount()).toBe(2);
    expect(getNumberField().value).toBe('T7000012050002');
    answer = () => jsonAnswer(registrationResult);
    submit();
    await screen.findByText('変更前');
    submit();
    await screen.findByRole('heading', { name: '登録が完了しました' });
    expect(getSentBodies().map((body) => JSON.stringify(body))).toEqual([
      expect.stringContaining('rev-number-2'),
      expect.stringContaining('rev-number-3'),
    ]);
  });
});

describe('a link that no longer works', () => {
  it('shows when it expired, and refers to the issuer', async () => {
    openLinkPage({ [stateRoute]: answerWith(expiredLink) });
    expect(await screen.findByText(/2026\/10\/31\s23:59 に切れました/)).toBeTruthy();
    expect(screen.getByText(/発行元へ新しいリンク/)).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });

  it.each([
    ['404-1-10-01', /このURLはご利用いただけません/],
    ['401-1-10-01', /お客さまの情報が見つかりません/],
    ['403-1-10-01', /お客さま名が登録されていない/],
  ])('shows the error %s, without a link to the top page or the login', async (code, text) => {
    for (const failingStep of ['opened', 'sent']) {
      const answers =
        failingStep === 'opened' ? [errorAnswer(code)] : [jsonAnswer(validLink), errorAnswer(code)];
      openLinkPage({
        [stateRoute]: () => answers.shift() ?? errorAnswer(code),
        [registerRoute]: () => errorAnswer(code),
      });
      if (failingStep === 'sent') {
        await goToConfirmation();
        submit();
      }
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(text);
      expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
      expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
      expect(screen.queryByText('The login page')).toBeNull();
      cleanup();
    }
  });
});

it.each([
  [{ customerName: 5, expiresAt: null }, true],
  [{ revision: 5 }, false],
  [{ invoiceRegisterNumber: 5 }, false],
])('the form needs a readable revision and number: %j (displayed: %s)', async (fields, hasForm) => {
  collectContractWarnings();
  openLinkPage({ [stateRoute]: answerWith({ ...validLink, ...fields }) });
  await within(await screen.findByRole('main')).findAllByRole('button');
  expect(screen.queryByLabelText(/^インボイス登録番号/) !== null).toBe(hasForm);
  expect(screen.queryByRole('alert') === null).toBe(hasForm);
});

const getMain = () => screen.getByRole('main');
const factOf = (term: string) =>
  within(getMain()).queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;
const completeRegistration = async (): Promise<void> => {
  await goToConfirmation();
  submit();
  await screen.findByRole('heading', { name: '登録が完了しました' });
};

describe('the three steps', () => {
  it('begin with the entry, and show its purpose, its format and the expiry of the link', async () => {
    openLinkPage({ [stateRoute]: answerWith(validLink) });
    await screen.findByRole('heading', { level: 2, name: '登録番号の入力' });
    expect(currentStep()).toBe('ステップ 1／3：番号の入力');
    expect(screen.getByText(/^適格請求書（インボイス）発行事業者の登録番号/)).toBeTruthy();
    expect(descriptionOf(getNumberField())).toMatch(/13桁の数字だけを入力してもかまいません/);
    expect(getNumberField().autocomplete).toBe('off');
    expect(factOf('お客さま名')).toBe('有限会社ひかり工業 御中');
    expect(screen.getByText(/まで使用できます/)).toBeTruthy();
    expect(screen.queryByText(/置き換えられます/)).toBeNull();
  });

  it('continue with the confirmation of customer and number', async () => {
    openLinkPage({ [stateRoute]: answerWith(linkWithNumber) });
    await goToConfirmation();
    expect(currentStep()).toBe('ステップ 2／3：内容の確認');
    expect(asksBeforeLeaving()).toBe(true);
    expect(screen.getByText(/^この内容でよろしければ、「登録する」/)).toBeTruthy();
    expect(factOf('お客さま名')).toBe('有限会社ひかり工業 御中');
    expect(screen.queryByText(/^適格請求書|まで使用できます|置き換えられます/)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('end with the registered number, without a form', async () => {
    openRegistrablePage(linkWithNumber);
    await completeRegistration();
    expect(currentStep()).toBe('ステップ 3／3：登録完了');
    expect(screen.getByText(/^ご登録ありがとうございます/)).toBeTruthy();
    const facts = ['お客さま名', 'インボイス登録番号', '登録日時', '現在登録されている番号'];
    expect(facts.map(factOf)).toEqual([
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

  it('end with the number that the answer contains, with its prefix', async () => {
    const answeredNumber = '9000000000000';
    openLinkPage({
      [stateRoute]: answerWith(validLink),
      [registerRoute]: answerWith({ ...registrationResult, invoiceRegisterNumber: answeredNumber }),
    });
    await completeRegistration();
    expect(factOf('インボイス登録番号')).toBe(`T${answeredNumber}`);
  });

  it.each(['T7010001234567', '7010001234567'])(
    'show the current number %s with its prefix, and that the new number will replace it',
    async (invoiceRegisterNumber) => {
      openLinkPage({ [stateRoute]: answerWith({ ...linkWithNumber, invoiceRegisterNumber }) });
      await screen.findByText(/^新しい番号を登録すると、置き換えられます/);
      expect(factOf('現在登録されている番号')).toBe(linkWithNumber.invoiceRegisterNumber);
      expect(screen.getByText(linkWithNumber.invoiceRegisterNumber).getAttribute('translate')).toBe(
        'no',
      );
    },
  );

  it.each([
    ['no number', validLink],
    ['the same number', { ...validLink, invoiceRegisterNumber: 'T7000012050002' }],
  ])('confirm the number without a former number when %s is registered', async (_, currentLink) => {
    openLinkPage({ [stateRoute]: answerWith(currentLink) });
    await goToConfirmation();
    expect(factOf('インボイス登録番号')).toBe('T7000012050002');
    expect(screen.queryByText('変更前')).toBeNull();
  });

  it('show a name without an honorific', async () => {
    openLinkPage({ [stateRoute]: answerWith({ ...validLink, titleOfHonor: null }) });
    await screen.findByText('有限会社ひかり工業');
    expect(factOf('お客さま名')).toBe('有限会社ひかり工業');
    await goToConfirmation();
    expect(factOf('お客さま名')).toBe('有限会社ひかり工業');
  });

  it('mark the language of the name on an English page', async () => {
    await switchLanguage('en', 'invoice-number', 'validation', 'form', 'flow');
    openLinkPage({ [stateRoute]: answerWith({ ...validLink, customerName: 'ひかり工業' }) });
    expect((await screen.findByText(/^ひかり工業/)).lang).toBe('ja');
    cleanup();
    openLinkPage({
      [stateRoute]: answerWith({ ...validLink, customerName: 'Hikari Ltd.', titleOfHonor: null }),
    });
    expect((await screen.findByText('Hikari Ltd.')).lang).toBe('');
  });
});

describe('a link that was used or has expired', () => {
  it('shows the registered number after the link was used, and who can change the number', async () => {
    openLinkPage({ [stateRoute]: answerWith(consumedLink) });
    expect(await screen.findByText(/番号を変更する場合は、発行元へ/)).toBeTruthy();
    expect(factOf('お客さま名')).toBe('有限会社ひかり工業 御中');
    expect(screen.getByText('登録番号は登録済みです')).toBeTruthy();
    expect(screen.getByText('T7000012050002')).toBeTruthy();
    expect(factOf('登録日時')).toBeUndefined();
    expect(currentStep()).toBeUndefined();
  });

  it.each([
    ['used', { ...consumedLink, registeredAt: 5 }, '登録番号は登録済みです', /に完了しています/],
    ['expired', { state: 'expired', expiredAt: 5 }, /有効期限が切れています$/, /に切れました/],
  ])('shows that it is %s, without an unreadable time', async (_, currentLink, title, timeText) => {
    collectContractWarnings();
    openLinkPage({ [stateRoute]: answerWith(currentLink) });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/発行元へ/)).toBeTruthy();
    expect(screen.queryByText(timeText)).toBeNull();
  });
});

describe('the focus when the form is removed', () => {
  /** Confirms and sends a number. The link has changed in the meantime, as the new answer shows. */
  const sendToChangedLink = async (newStateAnswer: () => Response): Promise<void> => {
    let stateAnswer = (): Response => jsonAnswer(validLink);
    openLinkPage({
      [stateRoute]: () => stateAnswer(),
      [registerRoute]: () => {
        stateAnswer = newStateAnswer;
        return errorAnswer('404-1-10-01');
      },
    });
    await goToConfirmation();
    screen.getByRole('button', { name: '登録する' }).focus();
    submit();
    await waitFor(() => expect(document.querySelector('main form')).toBeNull());
  };

  it.each([
    ['was used', () => jsonAnswer(consumedLink), '登録番号は登録済みです', 0],
    ['has expired', () => jsonAnswer(expiredLink), 'リンクの有効期限が切れています', 0],
    ['has no customer', () => errorAnswer('401-1-10-01'), /お客さまの情報が見つかりません/, 1],
  ])('moves to the heading when the link %s', async (_, newStateAnswer, text, alertCount) => {
    await sendToChangedLink(newStateAnswer);
    expect(await screen.findByText(text)).toBeTruthy();
    const title = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.queryAllByRole('alert')).toHaveLength(alertCount);
  });

  it('moves to the message when the link is unknown', async () => {
    await sendToChangedLink(() => errorAnswer('404-1-10-01'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(isFocusAround(alert)).toBe(true);
  });
});

describe('a number that was registered in the meantime', () => {
  it.each(['429-1-05-01', '409-1-00-02'])('is not reported after the error %s', async (code) => {
    openLinkPage({ [stateRoute]: answerWith(validLink), [registerRoute]: () => errorAnswer(code) });
    await goToConfirmation();
    submit();
    await screen.findByRole('alert');
    await screen.findByLabelText(/^インボイス登録番号/);
    expect(screen.queryByText(/登録されている番号が変更されました/)).toBeNull();
    expect(getLinkCallCount()).toBe(1);
  });
});
