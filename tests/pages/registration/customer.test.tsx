import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer, callCountOf, deferred, noContent } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { currentStep } from '../../support/current-step.ts';
import {
  asksBeforeLeaving,
  fieldNamed,
  descriptionOf,
  press,
  submit,
  enter,
} from '../../support/form-fields.ts';
import {
  closingDayItem,
  consumedState,
  nameItem,
  customerNumberItem,
  faxNumberItem,
  getField,
  formRoute,
  registrationForm,
  validPassword,
  getLoginPageCount,
  openRegistrationPage,
  registerRoute,
  registeredAccount,
  requestsBy,
  stateRoute,
  token,
  validState,
} from './registration-pages.tsx';

const stepPath = `/apply/step3/${token}`;
const checkLabel = '入力内容を確認する';
const registerLabel = '登録する';
const enterPasswords = (): void => {
  enter('password', validPassword);
  enter('passwordConfirmation', validPassword);
};
async function fillInForm(): Promise<void> {
  await screen.findByRole('button', { name: checkLabel });
  enter('loginId', 'aoba-foods');
  enterPasswords();
  enter('customerNumber', '0012345678');
  enter('customerName', '株式会社青葉フーズ流通');
  enter('faxNumber', '０２２（１２３）４５６７');
  enter('closingDay', '20');
}

const goToConfirmation = async (): Promise<void> => {
  submit();
  await screen.findByRole('heading', { name: '登録内容の確認' });
};

async function fillInAndSendForm(): Promise<void> {
  await fillInForm();
  await goToConfirmation();
  submit();
}

const findEntryHeading = () => screen.findByRole('heading', { name: '登録内容の入力' });

describe('step 3 of the registration', () => {
  it('registers the customer once, after the confirmation of the entries, and opens step 4', async () => {
    openRegistrationPage(stepPath, {
      [formRoute]: () => jsonAnswer(registrationForm()),
      [registerRoute]: () => jsonAnswer(registeredAccount, 201),
    });
    await screen.findByRole('heading', { name: '登録内容の入力' });
    expect(currentStep()).toBe('ステップ 3／4：お客さま情報の登録');
    expect(asksBeforeLeaving()).toBe(false);
    await fillInForm();
    expect(asksBeforeLeaving()).toBe(true);
    await goToConfirmation();
    const mainArea = within(screen.getByRole('main'));
    for (const text of ['aoba-foods', '022-123-4567', '20日', 'keiri@aoba-foods.example.co.jp'])
      expect(mainArea.getByText(text)).toBeTruthy();
    expect(document.body.textContent).not.toContain(validPassword);
    const accountRegion = within(screen.getByRole('region', { name: 'ログイン情報' }));
    expect(accountRegion.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'メールアドレス',
      'ログインID',
      'パスワード',
    ]);
    expect(accountRegion.getByText('（安全のため表示していません）')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(requestsBy('POST')).toEqual([]);
    const historyLength = history.length;
    await press(registerLabel);
    expect(await screen.findByText('登録が完了しました')).toBeTruthy();
    // Back doesn't return to the form of a registered account.
    expect(history.length).toBe(historyLength);
    expect(location.pathname).toBe('/demo/mypage/apply/step4');
    expect(screen.getByText('aoba-foods')).toBeTruthy();
    expect(requestsBy('POST')).toEqual([
      {
        path: `/registration/${token}/customer`,
        body: {
          revision: 'rev-1',
          loginId: 'aoba-foods',
          password: validPassword,
          passwordConfirmation: validPassword,
          items: [
            { itemKey: 'customerNumber', value: '0012345678' },
            { itemKey: 'customerName', value: '株式会社青葉フーズ流通' },
            { itemKey: 'faxNumber', value: '022-123-4567' },
            { itemKey: 'closingDay', value: '20' },
          ],
        },
      },
    ]);
    // The effects of the removed form end after the next page is rendered.
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft'))).toEqual([]);
  });

  it('shows an error instead of a form with an unreadable item', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const unreadableItem = { ...faxNumberItem, itemKey: 7 };
    const groups = [[customerNumberItem], [unreadableItem]].map((items, index) => ({
      groupKey: `group-${index}`,
      title: '会社情報',
      items,
    }));
    openRegistrationPage(stepPath, {
      [formRoute]: () => jsonAnswer({ ...registrationForm(), groups }),
    });
    expect(await screen.findByText(/応答を正しく受け取れませんでした/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows after Back from step 4 that the link was used, and sends nothing again', async () => {
    let isRegistered = false;
    openRegistrationPage(stepPath, {
      [formRoute]: () =>
        isRegistered ? errorAnswer('404-1-07-01') : jsonAnswer(registrationForm()),
      [registerRoute]: () => {
        isRegistered = true;
        return jsonAnswer(registeredAccount, 201);
      },
      [stateRoute]: () => jsonAnswer(consumedState),
    });
    await fillInAndSendForm();
    await screen.findByText('登録が完了しました');
    act(() => history.back());
    expect(await screen.findByText('登録はお済みです')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => history.forward());
    expect(await screen.findByText('登録が完了しました')).toBeTruthy();
    expect(requestsBy('POST')).toHaveLength(1);
  });

  it('has a group for the account, with the rules of login ID and password', async () => {
    openRegistrationPage(stepPath, { [formRoute]: () => jsonAnswer(registrationForm()) });
    const accountGroup = within(await screen.findByRole('group', { name: 'ログイン情報' }));
    const loginId = fieldNamed('loginId');
    expect(accountGroup.getByLabelText(/^ログインID必須/)).toBe(loginId);
    expect(descriptionOf(loginId)).toBe('半角の英数字・記号で6文字以上64文字以内');
    const invalidEntries = { loginId: 'abcde', password: 'kaki', passwordConfirmation: 'kani' };
    for (const [name, entry] of Object.entries(invalidEntries)) enter(name, entry);
    submit();
    await waitFor(() => expect(descriptionOf(loginId)).toMatch(/6文字以上で入力/));
    expect(descriptionOf(fieldNamed('password'))).toMatch(/8文字以上32文字以内で/);
    expect(descriptionOf(fieldNamed('passwordConfirmation'))).toMatch(/一致しません/);
    await waitFor(() => expect(document.querySelectorAll('main [role=alert] a')).toHaveLength(5));
  });
});

describe('a form that the issuer has changed', () => {
  const openChangedForm = (items: readonly object[]) =>
    openRegistrationPage(stepPath, {
      [formRoute]: () =>
        jsonAnswer(
          callCountOf(formRoute) > 1
            ? registrationForm(items, { revision: 'rev-2' })
            : registrationForm(),
        ),
      [registerRoute]: ({ body }) =>
        JSON.parse(body).revision === 'rev-2'
          ? jsonAnswer(registeredAccount, 201)
          : errorAnswer('400-1-07-12'),
    });

  it('keeps the entries that are still valid, and lists the removed items', async () => {
    const fewerDays = { ...closingDayItem, options: closingDayItem.options.slice(2) };
    openChangedForm([nameItem, fewerDays, { ...customerNumberItem, isRequired: false }]);
    await fillInAndSendForm();
    const alert = await screen.findByText(/設定を変更しました/);
    await waitFor(() => expect(document.activeElement).toBe(alert.closest('[tabindex="-1"]')));
    const labels = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(labels.filter((label) => !/ステップ|満たして/.test(label))).toEqual([
      'FAX番号',
      '締め日',
    ]);
    expect(screen.getByText(/次の項目は/)).toBeTruthy();
    expect(screen.getByText('そのほかの入力内容は、そのまま残っています。')).toBeTruthy();
    expect(fieldNamed('password').value).toBe(validPassword);
    expect(fieldNamed('customerName').value).toBe('株式会社青葉フーズ流通');
    expect(fieldNamed('customerNumber').value).toBe('0012345678');
    expect(fieldNamed('closingDay').value).toBe('');
    expect(document.querySelector('[name=faxNumber]')).toBeNull();

    await goToConfirmation();
    expect(screen.queryByText(/設定を変更しました/)).toBeNull();
    submit();
    expect(await screen.findByText('登録が完了しました')).toBeTruthy();
    expect(requestsBy('POST').at(-1)?.body).toMatchObject({
      revision: 'rev-2',
      items: [
        { itemKey: 'customerName', value: '株式会社青葉フーズ流通' },
        { itemKey: 'closingDay', value: null },
        { itemKey: 'customerNumber', value: '0012345678' },
      ],
    });
  });

  it('keeps the entries and their corrections while the form cannot be fetched', async () => {
    let formRequestCount = 0;
    openRegistrationPage(stepPath, {
      [formRoute]: () => {
        formRequestCount += 1;
        return formRequestCount === 2
          ? new TypeError('Failed to fetch')
          : jsonAnswer(registrationForm([nameItem], { revision: `rev-${formRequestCount}` }));
      },
      [registerRoute]: () => errorAnswer('400-1-07-12'),
    });
    await screen.findByRole('button', { name: checkLabel });
    enter('loginId', 'aoba-foods');
    enterPasswords();
    enter('customerName', '青葉');
    await goToConfirmation();
    submit();
    await findEntryHeading();
    await screen.findByRole('button', { name: 'もう一度試す' });
    // An invalid entry doesn't fetch the form again.
    enter('customerName', '');
    submit();
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('customerName'))).toMatch(/入力してください/),
    );
    expect(formRequestCount).toBe(2);
    enter('customerName', '青葉食品');
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(formRequestCount).toBe(3));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull());
    expect(fieldNamed('customerName').value).toBe('青葉食品');
    expect(fieldNamed('password').value).toBe(validPassword);
  });
});

describe('step 3 after a refusal of the server', () => {
  it('redirects to step 2 with a message when the agreement is missing', async () => {
    openRegistrationPage(stepPath, {
      [formRoute]: () => errorAnswer('401-1-07-02'),
      [stateRoute]: () => jsonAnswer(validState),
    });
    expect(await screen.findByRole('checkbox', { name: /ご利用規約/ })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/規約への同意から/);
    expect(location.pathname).toBe(`/demo/mypage/apply/step2/${token}`);
    expect(getLoginPageCount()).toBe(0);
  });

  it('redirects to step 2 if the agreement is missing on submit, and then restores the entries', async () => {
    let isAgreed = false;
    openRegistrationPage(stepPath, {
      [formRoute]: () => {
        const fewerDays = { ...closingDayItem, options: closingDayItem.options.slice(2) };
        return jsonAnswer(
          isAgreed
            ? registrationForm([customerNumberItem, nameItem, faxNumberItem, fewerDays])
            : registrationForm(),
        );
      },
      [registerRoute]: () => errorAnswer('401-1-07-02'),
      [stateRoute]: () => jsonAnswer(validState),
      [`POST /registration/${token}/agreement`]: () => {
        isAgreed = true;
        return noContent();
      },
    });
    await fillInAndSendForm();
    await userEvent.click(await screen.findByRole('checkbox', { name: /ご利用規約/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /個人情報/ }));
    await press('同意して次へ進む');
    await findEntryHeading();
    expect(isAgreed).toBe(true);
    expect(getLoginPageCount()).toBe(0);
    await waitFor(() => expect(fieldNamed('customerName').value).toBe('株式会社青葉フーズ流通'));
    expect(fieldNamed('password').value).toBe('');
    expect(await screen.findByText(/パスワードは、再度入力してください/)).toBeTruthy();
    // A choice that no longer exists is not restored.
    expect(fieldNamed('closingDay').value).toBe('');
    enterPasswords();
    await goToConfirmation();
    expect(screen.queryByText(/復元しました/)).toBeNull();
  });

  it('reserves space until the state of the mailed link is loaded, and links to step 2 if this state is valid', async () => {
    const stateAnswer = deferred<Response>();
    openRegistrationPage(stepPath, {
      [formRoute]: () => errorAnswer('404-1-07-01'),
      [stateRoute]: () => stateAnswer.promise,
    });
    await waitFor(() => expect(reservedLineCount()).toBe(6));
    expect(screen.queryByRole('link', { name: 'もう一度申し込む' })).toBeNull();
    stateAnswer.resolve(jsonAnswer(validState));
    const link = await screen.findByRole('link', { name: '規約の確認' });
    expect(link.getAttribute('href')).toBe(`/demo/mypage/apply/step2/${token}`);
    expect(reservedLineCount()).toBe(0);
  });

  it('offers a retry if the state of the link cannot be fetched', async () => {
    openRegistrationPage(stepPath, {
      [formRoute]: () => errorAnswer('404-1-07-01'),
      [stateRoute]: () =>
        callCountOf(stateRoute) > 1 ? jsonAnswer(consumedState) : new TypeError('Failed to fetch'),
    });
    const retryButton = await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.getByRole('link', { name: 'もう一度申し込む' })).toBeTruthy();
    await userEvent.click(retryButton);
    expect(await screen.findByText('登録はお済みです')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'もう一度申し込む' })).toBeNull();
  });
});

it('step 3 shows on submit that the link was used', async () => {
  openRegistrationPage(stepPath, {
    [formRoute]: () => jsonAnswer(registrationForm()),
    [registerRoute]: () => errorAnswer('404-1-07-01'),
    [stateRoute]: () => jsonAnswer(consumedState),
  });
  await fillInAndSendForm();
  await screen.findByText('登録はお済みです');
  expect(screen.queryByRole('button', { name: registerLabel })).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(asksBeforeLeaving()).toBe(false);
});

describe('the login ID', () => {
  const optionalNumberItem = { ...customerNumberItem, isRequired: false };
  it('is optional if the issuer accepts the customer number instead', async () => {
    openRegistrationPage(stepPath, {
      [formRoute]: () =>
        jsonAnswer(registrationForm([optionalNumberItem], { isLoginIdRequired: false })),
      [registerRoute]: () => jsonAnswer({ ...registeredAccount, loginId: '0012345678' }, 201),
    });
    await screen.findByRole('button', { name: checkLabel });
    expect(descriptionOf(fieldNamed('loginId'))).toBe(
      '入力しない場合は、お客さま番号がログインIDになります。 半角の英数字・記号で6文字以上64文字以内',
    );
    expect(getField('ログインID')).toBe(fieldNamed('loginId'));
    enterPasswords();
    await press(checkLabel);
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('loginId'))).toMatch(/ログインIDまたはお客さま番号を入力/),
    );
    enter('customerNumber', '0012345678');
    await waitFor(() => expect(descriptionOf(fieldNamed('loginId'))).not.toMatch(/または/));
    await goToConfirmation();
    expect(screen.getByText('お客さま番号がログインIDになります')).toBeTruthy();
    submit();
    expect(await screen.findByText('0012345678')).toBeTruthy();
    expect(requestsBy('POST')[0]?.body).toMatchObject({ loginId: null });
  });

  it.each([
    ['has no customer number', []],
    ['has a customer number that cannot be edited', [{ ...customerNumberItem, isEditable: false }]],
  ])('is required if the form %s', async (_, items) => {
    openRegistrationPage(stepPath, {
      [formRoute]: () => jsonAnswer(registrationForm(items, { isLoginIdRequired: false })),
    });
    await screen.findByRole('button', { name: checkLabel });
    await press(checkLabel);
    await waitFor(() => expect(descriptionOf(fieldNamed('loginId'))).toMatch(/入力してください/));
    expect(descriptionOf(fieldNamed('loginId'))).not.toMatch(/お客さま番号/);
  });
});
