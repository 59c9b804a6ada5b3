import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import { errorAnswer, jsonAnswer, callCountOf, inTurn, refusal } from '../../support/api.ts';
import { closeStorage } from '../../support/closed-storage.ts';
import { isFocusAround } from '../../support/focus.ts';
import { fieldNamed, enter, press, submit } from '../../support/form-fields.ts';
import {
  type Answer,
  findButton,
  cancelRoute,
  changeRequest,
  checkLabel,
  openEditPage,
  findEntryStep,
  getRoute,
  findHeading,
  information,
  closedAcceptance,
  openInformationPage,
  getSentRequests,
  sendPhoneNumber,
  submitRoute,
  goToConfirmation,
  activeAcceptance,
} from './information-pages.tsx';

const [customerGroup] = information().groups;
/** The next revision with one item changed, or without the item. */
const newerInformation = (itemKey: string, changedFields?: object): RegisteredInformation => {
  const items = (customerGroup?.items ?? []).flatMap((item) => {
    if (item.itemKey !== itemKey) return [item];
    return changedFields === undefined ? [] : [{ ...item, ...changedFields }];
  });
  const groups = [{ groupKey: 'customer', title: 'お客さま情報', items }];
  return information(undefined, { revision: 'rev-2', groups });
};
const informationWithNextMonths = information(undefined, {
  changeAcceptance: { ...activeAcceptance, changeReflectionMonths: ['2027-01', '2027-02'] },
});

/** Opens the form. Its first request is refused, and the form is then fetched again. */
const openChangedForm = (
  refusalAnswer: ErrorCode | (() => Response),
  secondAnswer: Partial<RegisteredInformation> | Answer,
): void =>
  openInformationPage('/userEdit', {
    [getRoute]: inTurn(
      () => jsonAnswer(information()),
      typeof secondAnswer === 'function'
        ? secondAnswer
        : () => jsonAnswer(information(undefined, secondAnswer)),
    ),
    [cancelRoute]: () => new Response(null, { status: 204 }),
    [submitRoute]: inTurn(
      typeof refusalAnswer === 'string' ? () => errorAnswer(refusalAnswer) : refusalAnswer,
      () => jsonAnswer(changeRequest, 201),
    ),
  });
const sendToChangedForm = async (
  ...refusalAndAnswer: Parameters<typeof openChangedForm>
): Promise<void> => {
  openChangedForm(...refusalAndAnswer);
  await sendPhoneNumber();
};

const removedTitle = /^次の項目は、発行元の設定変更により/;
const changedTitle = '入力されている間に、次の項目の登録内容が変わりました。';
const entriesKeptText = /^そのほかの入力内容は、そのまま残っています/;
const queryKeepButton = () => screen.queryByRole('button', { name: /現在の内容のままにする/ });
const findComparedTexts = async (): Promise<(string | null)[]> => {
  const changeEntry = (await screen.findByText('以前の内容')).closest('li');
  return [...(changeEntry?.querySelectorAll('dl > div') ?? [])].map(
    ({ textContent }) => textContent,
  );
};
const getPhoneNumber = () => fieldNamed('phoneNumber').value;

describe('an item that another user has changed (409-1-00-01)', () => {
  it('is shown with its old and new content, without a button if the customer has not edited it', async () => {
    const newName = '株式会社若葉フーズ';
    await sendToChangedForm('409-1-00-01', newerInformation('customerName', { value: newName }));
    expect(await findComparedTexts()).toEqual([
      '以前の内容株式会社青葉フーズ流通',
      `現在の内容${newName}`,
    ]);
    await screen.findByText(/ほかの利用者が先に更新/);
    expect(screen.getByText(changedTitle).closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText(entriesKeptText)).toBeTruthy();
    for (const text of [removedTitle, /復元しました/]) expect(screen.queryByText(text)).toBeNull();
    expect(queryKeepButton()).toBeNull();
    expect(screen.getByText(newName).lang).toBe('ja');
    expect([fieldNamed('customerName').value, getPhoneNumber()]).toEqual([newName, '03-5555-0142']);
    await goToConfirmation();
    for (const text of [changedTitle, entriesKeptText, /ほかの利用者が先に更新/])
      expect(screen.queryByText(text)).toBeNull();
    submit();
    await findHeading('変更を申請しました');
    expect(getSentRequests()).toEqual([
      expect.objectContaining({ revision: 'rev-1' }),
      {
        revision: 'rev-2',
        changeReflectionMonth: '2026-12',
        items: [{ itemKey: 'phoneNumber', value: '03-5555-0142' }],
      },
    ]);
  });

  it('replaces the entry of the customer when its button is pressed', async () => {
    await sendToChangedForm(
      '409-1-00-01',
      newerInformation('phoneNumber', { value: '03-5555-0777' }),
    );
    expect(await findComparedTexts()).toEqual([
      '以前の内容03-5555-0100',
      '現在の内容03-5555-0777',
      '入力された内容03-5555-0142',
    ]);
    await goToConfirmation();
    expect(screen.getByText('電話番号').parentElement?.textContent).toMatch(
      /変更前03-5555-0777変更後03-5555-0142/,
    );
    await press('入力に戻る');
    await findEntryStep();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    await press('「電話番号」は現在の内容のままにする');
    expect(getPhoneNumber()).toBe('03-5555-0777');
    const message = screen.getByText('現在の内容に戻しました。');
    expect(message.getAttribute('role')).toBe('status');
    expect(queryKeepButton()).toBeNull();
    // The pressed button was removed.
    await waitFor(() => expect(isFocusAround(message)).toBe(true));
    submit();
    expect(await screen.findByText(/「キャンセル」を押して/)).toBeTruthy();
    expect(getSentRequests()).toHaveLength(1);
  });

  it.each([
    ['phoneNumber', '03-5555-0142', '03-5555-0142', ['03-5555-0100', '03-5555-0142'], false],
    ['closingDay', '31', null, ['20日', '未登録', '末日'], true],
  ])(
    'is compared as displayed, and has a button only if it differs from the entry: %s',
    async (itemKey, entry, value, texts, needsDecision) => {
      openChangedForm('409-1-00-01', newerInformation(itemKey, { value }));
      await findButton(checkLabel);
      enter(itemKey, entry);
      await goToConfirmation();
      submit();
      const labels = ['以前の内容', '現在の内容', '入力された内容'];
      expect(await findComparedTexts()).toEqual(texts.map((text, row) => labels[row] + text));
      expect(queryKeepButton() !== null).toBe(needsDecision);
    },
  );

  it('is fetched only once per conflict, and not again after an invalid entry', async () => {
    await sendToChangedForm('409-1-00-01', {});
    await findEntryStep();
    await waitFor(() => expect(callCountOf(getRoute)).toBe(2));
    enter('phoneNumber', 'not a number');
    enter('customerName', '');
    await press(checkLabel);
    await waitFor(() => expect(document.querySelectorAll('main [role=alert] a')).toHaveLength(2));
    expect(fieldNamed('phoneNumber').getAttribute('aria-invalid')).toBe('true');
    expect(callCountOf(getRoute)).toBe(2);
  });

  it('can be fetched by a retry after a failure, and the entries are kept', async () => {
    const answers = [new TypeError(), jsonAnswer(newerInformation('phoneNumber', {}))];
    await sendToChangedForm('409-1-00-01', () => answers.shift() ?? new TypeError());
    await findEntryStep();
    const retryButton = await screen.findByRole('button', { name: 'もう一度試す' });
    enter('phoneNumber', '03-5555-0199');
    await userEvent.click(retryButton);
    await waitFor(() => expect(callCountOf(getRoute)).toBe(3));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull());
    expect(getPhoneNumber()).toBe('03-5555-0199');
  });
});

describe('a form that the issuer has changed (400-1-06-13)', () => {
  it('lists the removed items, and sends the remaining entries with the new revision', async () => {
    await sendToChangedForm('400-1-06-13', newerInformation('phoneNumber'));
    const reason = await screen.findByText(/発行元が入力項目を変更しました/);
    await waitFor(() => expect(isFocusAround(reason)).toBe(true));
    const removedNotice = screen.getByText(removedTitle).closest<HTMLElement>('[role="status"]');
    const items = within(removedNotice ?? document.body).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['電話番号']);
    expect(screen.queryByText(changedTitle)).toBeNull();
    expect(screen.getByText(entriesKeptText)).toBeTruthy();
    enter('faxNumber', '03-5555-0143');
    await goToConfirmation();
    submit();
    await findHeading('変更を申請しました');
    expect(getSentRequests().at(-1)).toMatchObject({
      revision: 'rev-2',
      items: [{ itemKey: 'faxNumber', value: '03-5555-0143' }],
    });
  });

  it('keeps a chosen month that still exists', async () => {
    openChangedForm('400-1-06-13', informationWithNextMonths);
    await findButton(checkLabel);
    await userEvent.click(screen.getByRole('radio', { name: '2027年02月から' }));
    enter('phoneNumber', '03-5555-0142');
    await goToConfirmation();
    submit();
    await waitFor(() => expect(screen.queryByRole('radio', { name: '2026年12月から' })).toBeNull());
    const chosenMonth = await screen.findByRole<HTMLInputElement>('radio', {
      name: '2027年02月から',
    });
    await waitFor(() => expect(chosenMonth.checked).toBe(true));
    expect(screen.queryByText(removedTitle)).toBeNull();
  });

  it('keeps the entries without the notice of a draft, also if the storage is full', async () => {
    closeStorage('sessionStorage', 'setItem');
    await sendToChangedForm('400-1-06-13', newerInformation('faxNumber'));
    await screen.findByText(entriesKeptText);
    expect(getPhoneNumber()).toBe('03-5555-0142');
    expect(screen.queryByText(/復元しました/)).toBeNull();
  });
});

it('a form whose month has passed offers the current months', async () => {
  const refuseMonth = () => refusal('400-1-00-02', ['changeReflectionMonth']);
  await sendToChangedForm(refuseMonth, informationWithNextMonths);
  expect(await screen.findByRole('radio', { name: '2027年02月から' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '2026年12月から' })).toBeNull());
  expect(getPhoneNumber()).toBe('03-5555-0142');
  await goToConfirmation();
  submit();
  await findHeading('変更を申請しました');
  expect(getSentRequests().at(-1)).toMatchObject({ changeReflectionMonth: '2027-01' });
});

describe('a change that can no longer be requested', () => {
  it('shows the reason and the entries, and moves the focus to the title', async () => {
    await sendToChangedForm('400-1-06-12', { changeAcceptance: closedAcceptance });
    expect(await findHeading('入力された内容（申請されていません）')).toBeTruthy();
    expect(screen.getByText(/このタブを閉じるかログアウトするまで残ります/)).toBeTruthy();
    expect(screen.getByText('電話番号').parentElement?.textContent).toMatch(
      /変更前03-5555-0100変更後03-5555-0142/,
    );
    expect(screen.queryByText('会社名')).toBeNull();
    expect(screen.getByText(/次は 2026\/12\/01 から/)).toBeTruthy();
    const title = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByRole('alert').textContent).toMatch(/受付期間外/);
  });

  it('shows the request of another user, and keeps the draft, which fills the form after the cancellation', async () => {
    await sendToChangedForm('409-1-00-01', { pendingChangeRequest: changeRequest });
    expect(await screen.findByText(/ほかの利用者が先に更新/)).toBeTruthy();
    expect(screen.getByRole('region', { name: '変更を申請中です' })).toBeTruthy();
    expect(screen.getByText('入力された内容（申請されていません）')).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).toContain('03-5555-0142');
    await press('申請を取り消す');
    await press('取り消す');
    await findEntryStep();
    expect(screen.queryByText(/ほかの利用者が先に更新/)).toBeNull();
    expect(getPhoneNumber()).toBe('03-5555-0142');
  });
});

it.each([
  ['429-1-05-01', []],
  ['400-1-06-03', ['faxNumber']],
])('a refusal with %s at the fields %j does not fetch the form again', async (code, target) => {
  await openEditPage(information(), () => refusal(code, target));
  await sendPhoneNumber();
  await findEntryStep();
  await waitFor(() =>
    expect(document.querySelector('main [role=alert], [aria-invalid=true]')).not.toBeNull(),
  );
  expect(callCountOf(getRoute)).toBe(1);
  expect(screen.queryByText(entriesKeptText)).toBeNull();
});
