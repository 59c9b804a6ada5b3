import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer, callCountOf, deferred } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import {
  asksBeforeLeaving,
  fieldNamed,
  descriptionOf,
  press,
  submit,
  enter,
} from '../../support/form-fields.ts';
import {
  prepare,
  closingDay,
  consumedState,
  current,
  customerName,
  customerNumber,
  faxNumber,
  field,
  formCall,
  givenForm,
  goodPassword,
  loginsShown,
  open,
  registerCall,
  registered,
  sentBy,
  stateCall,
  token,
  validState,
} from './registration-pages.tsx';

beforeEach(prepare);

const path = `/apply/step3/${token}`;
const check = '入力内容を確認する';
const register = '登録する';
async function fillIn(): Promise<void> {
  await screen.findByRole('button', { name: check });
  enter('loginId', 'aoba-foods');
  enter('password', goodPassword);
  enter('passwordConfirmation', goodPassword);
  enter('customerNumber', '0012345678');
  enter('customerName', '株式会社青葉フーズ流通');
  enter('faxNumber', '０２２（１２３）４５６７');
  enter('closingDay', '20');
}

const toConfirmation = async (): Promise<void> => {
  submit();
  await screen.findByRole('heading', { name: '登録内容の確認' });
};

async function sendAll(): Promise<void> {
  await fillIn();
  await toConfirmation();
  submit();
}

const findEntryForm = () => screen.findByRole('heading', { name: '登録内容の入力' });

describe('step 3 of the registration', () => {
  it('enters, confirms, registers once, and opens step 4', async () => {
    open(path, {
      [formCall]: () => jsonAnswer(givenForm()),
      [registerCall]: () => jsonAnswer(registered, 201),
    });
    await screen.findByRole('heading', { name: '登録内容の入力' });
    expect(current()).toBe('ステップ 3／4：お客さま情報の登録');
    expect(asksBeforeLeaving()).toBe(false);
    await fillIn();
    expect(asksBeforeLeaving()).toBe(true);
    await toConfirmation();
    const main = within(screen.getByRole('main'));
    for (const text of ['aoba-foods', '022-123-4567', '20日', 'keiri@aoba-foods.example.co.jp'])
      expect(main.getByText(text)).toBeTruthy();
    expect(document.body.textContent).not.toContain(goodPassword);
    const account = within(screen.getByRole('region', { name: 'ログイン情報' }));
    expect(account.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'メールアドレス',
      'ログインID',
      'パスワード',
    ]);
    expect(account.getByText('（安全のため表示していません）')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sentBy('POST')).toEqual([]);
    const steps = history.length;
    await press(register);
    expect(await screen.findByText('登録が完了しました')).toBeTruthy();
    // Back doesn't return to the form of a registered account.
    expect(history.length).toBe(steps);
    expect(location.pathname).toBe('/demo/mypage/apply/step4');
    expect(screen.getByText('aoba-foods')).toBeTruthy();
    expect(sentBy('POST')).toEqual([
      {
        path: `/registration/${token}/customer`,
        body: {
          revision: 'rev-1',
          loginId: 'aoba-foods',
          password: goodPassword,
          passwordConfirmation: goodPassword,
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

  it('shows a used link after Back from step 4, and sends nothing', async () => {
    let isDone = false;
    open(path, {
      [formCall]: () => (isDone ? errorAnswer('404-1-07-01') : jsonAnswer(givenForm())),
      [registerCall]: () => {
        isDone = true;
        return jsonAnswer(registered, 201);
      },
      [stateCall]: () => jsonAnswer(consumedState),
    });
    await sendAll();
    await screen.findByText('登録が完了しました');
    act(() => history.back());
    expect(await screen.findByText('登録はお済みです')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => history.forward());
    expect(await screen.findByText('登録が完了しました')).toBeTruthy();
    expect(sentBy('POST')).toHaveLength(1);
  });

  it('has a group for the account, with the rules of the login ID', async () => {
    open(path, { [formCall]: () => jsonAnswer(givenForm()) });
    const account = within(await screen.findByRole('group', { name: 'ログイン情報' }));
    const loginId = fieldNamed('loginId');
    expect(account.getByLabelText(/^ログインID必須/)).toBe(loginId);
    expect(descriptionOf(loginId)).toBe('半角の英数字・記号で6文字以上64文字以内');
  });
});

describe('a form that the issuer has changed', () => {
  const changedForm = (items: readonly object[]) =>
    open(path, {
      [formCall]: () =>
        jsonAnswer(
          callCountOf(formCall) > 1 ? givenForm(items, { revision: 'rev-2' }) : givenForm(),
        ),
      [registerCall]: ({ body }) =>
        JSON.parse(body).revision === 'rev-2'
          ? jsonAnswer(registered, 201)
          : errorAnswer('400-1-07-12'),
    });

  it('keeps the entries that still fit, and names the removed items', async () => {
    const fewerDays = { ...closingDay, options: closingDay.options.slice(2) };
    changedForm([customerName, fewerDays, { ...customerNumber, isRequired: false }]);
    await sendAll();
    const alert = await screen.findByText(/設定を変更しました/);
    await waitFor(() => expect(document.activeElement).toBe(alert.closest('[tabindex="-1"]')));
    const labels = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(labels.filter((label) => !/ステップ|満たして/.test(label))).toEqual([
      'FAX番号',
      '締め日',
    ]);
    expect(screen.getByText(/次の項目は/)).toBeTruthy();
    expect(fieldNamed('password').value).toBe(goodPassword);
    expect(fieldNamed('customerName').value).toBe('株式会社青葉フーズ流通');
    expect(fieldNamed('customerNumber').value).toBe('0012345678');
    expect(fieldNamed('closingDay').value).toBe('');
    expect(document.querySelector('[name=faxNumber]')).toBeNull();

    await toConfirmation();
    expect(screen.queryByText(/設定を変更しました/)).toBeNull();
    submit();
    expect(await screen.findByText('登録が完了しました')).toBeTruthy();
    expect(sentBy('POST').at(-1)?.body).toMatchObject({
      revision: 'rev-2',
      items: [
        { itemKey: 'customerName', value: '株式会社青葉フーズ流通' },
        { itemKey: 'closingDay', value: null },
        { itemKey: 'customerNumber', value: '0012345678' },
      ],
    });
  });

  it('keeps its entries while it cannot be fetched', async () => {
    let count = 0;
    open(path, {
      [formCall]: () => {
        count += 1;
        return count === 2
          ? new TypeError('Failed to fetch')
          : jsonAnswer(givenForm([customerName], { revision: `rev-${count}` }));
      },
      [registerCall]: () => errorAnswer('400-1-07-12'),
    });
    await screen.findByRole('button', { name: check });
    enter('loginId', 'aoba-foods');
    enter('password', goodPassword);
    enter('passwordConfirmation', goodPassword);
    enter('customerName', '青葉');
    await toConfirmation();
    submit();
    await findEntryForm();
    await screen.findByRole('button', { name: 'もう一度試す' });
    // An invalid entry doesn't fetch the form again.
    enter('customerName', '');
    submit();
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('customerName'))).toMatch(/入力してください/),
    );
    expect(count).toBe(2);
    enter('customerName', '青葉');
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(count).toBe(3));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull());
    expect(fieldNamed('customerName').value).toBe('青葉');
    expect(fieldNamed('password').value).toBe(goodPassword);
  });
});

describe('step 3 of a link', () => {
  it('redirects to step 2 with a message when the agreement is missing', async () => {
    open(path, {
      [formCall]: () => errorAnswer('401-1-07-02'),
      [stateCall]: () => jsonAnswer(validState),
    });
    expect(await screen.findByRole('checkbox', { name: /ご利用規約/ })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/規約への同意から/);
    expect(location.pathname).toBe(`/demo/mypage/apply/step2/${token}`);
    expect(loginsShown()).toBe(0);
  });

  it('redirects to step 2 if the agreement is missing on submit, and then restores the entries', async () => {
    let isAgreed = false;
    open(path, {
      [formCall]: () => {
        const fewerDays = { ...closingDay, options: closingDay.options.slice(2) };
        return jsonAnswer(
          isAgreed ? givenForm([customerNumber, customerName, faxNumber, fewerDays]) : givenForm(),
        );
      },
      [registerCall]: () => errorAnswer('401-1-07-02'),
      [stateCall]: () => jsonAnswer(validState),
      [`POST /registration/${token}/agreement`]: () => {
        isAgreed = true;
        return new Response(null, { status: 204 });
      },
    });
    await sendAll();
    await userEvent.click(await screen.findByRole('checkbox', { name: /ご利用規約/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /個人情報/ }));
    await press('同意して次へ進む');
    await findEntryForm();
    expect(isAgreed).toBe(true);
    expect(loginsShown()).toBe(0);
    await waitFor(() => expect(fieldNamed('customerName').value).toBe('株式会社青葉フーズ流通'));
    expect(fieldNamed('password').value).toBe('');
    expect(await screen.findByText(/パスワードは、再度入力してください/)).toBeTruthy();
    // A choice that no longer exists is not restored.
    expect(fieldNamed('closingDay').value).toBe('');
    enter('password', goodPassword);
    enter('passwordConfirmation', goodPassword);
    await toConfirmation();
    expect(screen.queryByText(/復元しました/)).toBeNull();
  });

  it('shows a link to step 2 if its state is valid, and reserves the space while that loads', async () => {
    const answer = deferred<Response>();
    open(path, {
      [formCall]: () => errorAnswer('404-1-07-01'),
      [stateCall]: () => answer.promise,
    });
    await waitFor(() => expect(reservedLineCount()).toBe(6));
    expect(screen.queryByRole('link', { name: 'もう一度申し込む' })).toBeNull();
    answer.resolve(jsonAnswer(validState));
    const link = await screen.findByRole('link', { name: '規約の確認' });
    expect(link.getAttribute('href')).toBe(`/demo/mypage/apply/step2/${token}`);
    expect(reservedLineCount()).toBe(0);
  });

  it('offers a retry while its state is unknown', async () => {
    open(path, {
      [formCall]: () => errorAnswer('404-1-07-01'),
      [stateCall]: () =>
        callCountOf(stateCall) > 1 ? jsonAnswer(consumedState) : new TypeError('Failed to fetch'),
    });
    const retry = await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.getByRole('link', { name: 'もう一度申し込む' })).toBeTruthy();
    await userEvent.click(retry);
    expect(await screen.findByText('登録はお済みです')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'もう一度申し込む' })).toBeNull();
  });
});

it('step 3 shows on submit that its link was used', async () => {
  open(path, {
    [formCall]: () => jsonAnswer(givenForm()),
    [registerCall]: () => errorAnswer('404-1-07-01'),
    [stateCall]: () => jsonAnswer(consumedState),
  });
  await sendAll();
  await screen.findByText('登録はお済みです');
  expect(screen.queryByRole('button', { name: register })).toBeNull();
  expect(asksBeforeLeaving()).toBe(false);
});

describe('the login ID', () => {
  const number = { ...customerNumber, isRequired: false };
  it('is optional if the issuer accepts the customer number instead', async () => {
    open(path, {
      [formCall]: () => jsonAnswer(givenForm([number], { isLoginIdRequired: false })),
      [registerCall]: () => jsonAnswer({ ...registered, loginId: '0012345678' }, 201),
    });
    await screen.findByRole('button', { name: check });
    expect(descriptionOf(fieldNamed('loginId'))).toBe(
      '入力しない場合は、お客さま番号がログインIDになります。 半角の英数字・記号で6文字以上64文字以内',
    );
    expect(field('ログインID')).toBe(fieldNamed('loginId'));
    enter('password', goodPassword);
    enter('passwordConfirmation', goodPassword);
    await press(check);
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('loginId'))).toMatch(/ログインIDまたはお客さま番号を入力/),
    );
    enter('customerNumber', '0012345678');
    await waitFor(() => expect(descriptionOf(fieldNamed('loginId'))).not.toMatch(/または/));
    await toConfirmation();
    expect(screen.getByText('お客さま番号がログインIDになります')).toBeTruthy();
    submit();
    expect(await screen.findByText('0012345678')).toBeTruthy();
    expect(sentBy('POST')[0]?.body).toMatchObject({ loginId: null });
  });

  it('is required if the form has no customer number', async () => {
    open(path, { [formCall]: () => jsonAnswer(givenForm([], { isLoginIdRequired: false })) });
    await screen.findByRole('button', { name: check });
    await press(check);
    await waitFor(() => expect(descriptionOf(fieldNamed('loginId'))).toMatch(/入力してください/));
    expect(descriptionOf(fieldNamed('loginId'))).not.toMatch(/お客さま番号/);
  });
});
