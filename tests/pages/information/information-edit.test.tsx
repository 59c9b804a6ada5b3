import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { isFocusAround } from '../../support/focus.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import { asksBeforeLeaving, fieldNamed } from '../../support/form-fields.ts';
import {
  accepting,
  beginAnew,
  button,
  changeRequest,
  creditLimit,
  enter,
  getCall,
  information,
  notAccepting,
  open,
  press,
  sentBy,
  submit,
  submitCall,
} from './information-pages.tsx';
import {
  apply,
  becomes,
  begin,
  check,
  entries,
  groupWith,
  heading,
  itemsBut,
  keptDrafts,
  sendPhone,
  toCheck,
} from './change-pages.ts';

beforeEach(beginAnew);

describe('a change of the registered information', () => {
  it('is entered, confirmed, applied for once, with nothing but what was changed', async () => {
    await begin();
    await button(check);
    enter('phoneNumber', '０３（５５５５）０１４２');
    enter('closingDay', '31');
    await userEvent.click(screen.getByRole('radio', { name: '2027年01月から' }));
    expect(asksBeforeLeaving()).toBe(true);
    await waitFor(() => expect(keptDrafts()).toContain('2027-01'));
    await toCheck();
    expect(sentBy('POST')).toEqual([]);
    const main = within(screen.getByRole('main'));
    expect(main.getByText('電話番号').parentElement?.textContent).toMatch(
      /変更前03-5555-0100変更後03-5555-0142/,
    );
    expect(main.getByText('締日').parentElement?.textContent).toMatch(/変更前20日変更後末日/);
    expect(main.queryByText('会社名')).toBeNull();
    expect(main.getByText('2027年01月から')).toBeTruthy();
    await press(apply);
    const done = await heading('変更を申請しました');
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(sentBy('POST')).toEqual([
      {
        path: '/user/change-requests',
        body: {
          revision: 'rev-1',
          changeReflectionMonth: '2027-01',
          items: [
            { itemKey: 'phoneNumber', value: '03-5555-0142' },
            { itemKey: 'closingDay', value: '31' },
          ],
        },
      },
    ]);
    expect(screen.getByText('2026/11/19 14:08')).toBeTruthy();
    expect(asksBeforeLeaving()).toBe(false);
    expect(keptDrafts()).toBe('');
    act(() => history.forward());
    expect(await heading('変更を申請しました')).toBeTruthy();
    expect(sentBy('POST')).toHaveLength(1);
  });

  it('unsets an item that was emptied', async () => {
    await begin();
    await button(check);
    enter('closingDay', '');
    await toCheck();
    expect(screen.getByText('（削除）')).toBeTruthy();
    submit();
    await heading('変更を申請しました');
    expect(sentBy('POST')[0]?.body).toMatchObject({
      items: [{ itemKey: 'closingDay', value: null }],
    });
  });

  it('shows what cannot be changed as text, not as a field', async () => {
    await begin();
    expect(await screen.findByText('¥5,000,000')).toBeTruthy();
    expect(document.querySelector('[name=creditLimit], main :disabled')).toBeNull();
  });

  it('with nothing changed is refused with the advice to press cancel (S5), which leads back', async () => {
    await begin();
    await button(check);
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/「キャンセル」を押して/);
    await userEvent.click(screen.getByRole('link', { name: 'キャンセル' }));
    expect(await screen.findByRole('heading', { name: 'ご登録情報' })).toBeTruthy();
    expect(sentBy('POST')).toEqual([]);
  });

  it('asks once before it is left with entries', async () => {
    await begin();
    await button(check);
    enter('phoneNumber', '03-5555-0199');
    await userEvent.click(screen.getByRole('link', { name: 'キャンセル' }));
    await press('入力を続ける');
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0199');
  });

  it('says a single month and does not ask for it', async () => {
    await begin(
      information(undefined, {
        changeAcceptance: { ...accepting, changeReflectionMonths: ['2026-12'] },
      }),
    );
    expect(await screen.findByText('変更は、2026年12月から反映されます。')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await sendPhone();
    await heading('変更を申請しました');
    expect(sentBy('POST')[0]?.body).toMatchObject({ changeReflectionMonth: '2026-12' });
  });

  it('offers many months in a list', async () => {
    const changeReflectionMonths = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];
    await begin(
      information(undefined, { changeAcceptance: { ...accepting, changeReflectionMonths } }),
    );
    const list = await screen.findByLabelText(/^反映する月/);
    expect(within(list).getAllByRole('option')).toHaveLength(6);
  });

  it('goes back to the entries by the button and by Back, and keeps them', async () => {
    await begin();
    await button(check);
    enter('phoneNumber', '03-5555-0142');
    await toCheck();
    await press('入力に戻る');
    await entries();
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
    await toCheck();
    act(() => history.back());
    await entries();
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
    act(() => history.forward());
    await heading('変更内容の確認');
    expect(sentBy('POST')).toEqual([]);
  });

  it.each([{}, { items: null }, [], 'text'])(
    'is done although the answer is %j',
    async (answer) => {
      hearOfWrongAnswers();
      await begin(information(), () => jsonAnswer(answer, 201));
      await sendPhone();
      expect(await heading('変更を申請しました')).toBeTruthy();
    },
  );
});

describe('what was typed', () => {
  it('is given back without a month that is over', async () => {
    await begin();
    await button(check);
    await userEvent.click(screen.getByRole('radio', { name: '2027年02月から' }));
    enter('phoneNumber', '03-5555-0142');
    await waitFor(() => expect(keptDrafts()).toContain('03-5555-0142'));
    expect(keptDrafts()).toContain('2027-02');
    cleanup();
    const changeReflectionMonths = ['2027-03', '2027-04'];
    await begin(
      information(undefined, { changeAcceptance: { ...accepting, changeReflectionMonths } }),
    );
    await screen.findByText(/前回入力していた内容を復元しました/);
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2027年03月から' }).checked).toBe(
      true,
    );
  });
});

describe('a change that cannot be applied for', () => {
  it('because one is in progress says so, and leads back', async () => {
    await begin(information(undefined, { pendingChangeRequest: changeRequest }));
    expect(await screen.findByText(/新しい変更は申請できません/)).toBeTruthy();
    expect(screen.getByRole('region', { name: '変更を申請中です' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'ご登録情報に戻る' });
    expect(back.getAttribute('href')).toBe('/demo/mypage/user');
    expect(document.querySelector('main form')).toBeNull();
  });

  it('because the period is over says when it opens again', async () => {
    await begin(information(undefined, { changeAcceptance: notAccepting }));
    expect(await screen.findByText(/次は 2026\/12\/01 から/)).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
  });

  it('because nothing is editable says so', async () => {
    await begin(information([creditLimit]));
    expect(await screen.findByText(/変更できる項目はありません/)).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
  });

  it('because its answer lacks what it is sent with says so, and offers another try', async () => {
    hearOfWrongAnswers();
    let answer: object = { ...information(), revision: 7 };
    open('/userEdit', { [getCall]: () => jsonAnswer(answer) });
    await button('もう一度試す');
    expect(document.querySelector('main form')).toBeNull();
    answer = information();
    await press('もう一度試す');
    expect(await button(check)).toBeTruthy();
  });

  it('in one item, which cannot be read, says so; the others can', async () => {
    hearOfWrongAnswers();
    const [customer] = information().groups;
    const items = [...(customer?.items ?? []), { ...creditLimit, label: 3 }];
    await begin({ ...information(), groups: [{ ...customer, items }] });
    expect(await screen.findByText(/表示できない項目があります/)).toBeTruthy();
    expect(fieldNamed('phoneNumber')).toBeTruthy();
  });

  it('because there is no month from which it could count says so', async () => {
    await begin(
      information(undefined, {
        changeAcceptance: { ...accepting, changeReflectionMonths: [] },
      }),
    );
    expect(await screen.findByText(/受付期間外です/)).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
  });
});

describe('a refused change', () => {
  it.each(['400-1-06-07', '409-1-00-02', '400-1-99-01'] as const)(
    'says %s above the form, and keeps the entries',
    async (code) => {
      await begin(information(), () => errorAnswer(code));
      await sendPhone();
      await entries();
      expect((await screen.findByRole('alert')).textContent).toMatch(/\p{L}{10}/u);
      expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
    },
  );
});

describe('a form that is no longer what it was', () => {
  it('because the issuer changed the items (400-1-06-13) keeps what fits and names what went', async () => {
    await becomes('400-1-06-13', {
      ...information(),
      revision: 'rev-2',
      groups: groupWith(itemsBut('phoneNumber')),
    });
    const why = await screen.findByText(/発行元が入力項目を変更しました/);
    await waitFor(() => expect(isFocusAround(why)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    const gone = screen.getByText(/次の項目は、発行元の設定変更により/).closest('[role=status]');
    expect(gone?.textContent).toContain('電話番号');
    enter('faxNumber', '03-5555-0143');
    await toCheck();
    submit();
    await heading('変更を申請しました');
    expect(sentBy('POST').at(-1)?.body).toMatchObject({
      revision: 'rev-2',
      items: [{ itemKey: 'faxNumber', value: '03-5555-0143' }],
    });
  });

  it('because somebody else changed it (409) shows both, and lets the customer decide', async () => {
    await becomes('409-1-00-01', {
      ...information(),
      revision: 'rev-2',
      groups: groupWith(itemsBut('phoneNumber', { value: '03-5555-0777' })),
    });
    expect(await screen.findByText(/ほかの利用者が先に更新/)).toBeTruthy();
    const row = screen.getByText('以前の内容').closest('li');
    expect(row?.textContent).toMatch(/03-5555-0100.*03-5555-0777.*03-5555-0142/);
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
    await toCheck();
    expect(screen.getByText('電話番号').parentElement?.textContent).toMatch(
      /変更前03-5555-0777変更後03-5555-0142/,
    );
    await press('入力に戻る');
    await entries();
    await press('「電話番号」は現在の内容のままにする');
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0777');
    expect(screen.getByText('現在の内容に戻しました。')).toBeTruthy();
  });

  it('because somebody else applied for a change (409) shows theirs, and what was entered', async () => {
    await becomes('409-1-00-01', information(undefined, { pendingChangeRequest: changeRequest }));
    expect(await screen.findByText(/ほかの利用者が先に更新/)).toBeTruthy();
    expect(screen.getByRole('region', { name: '変更を申請中です' })).toBeTruthy();
    expect(screen.getByText('入力された内容（申請されていません）')).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).toContain('03-5555-0142');
  });

  it('because the period has ended (400-1-06-12) says when it opens, and keeps what was entered', async () => {
    await becomes('400-1-06-12', information(undefined, { changeAcceptance: notAccepting }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/受付期間外/);
    expect(screen.getByText(/次は 2026\/12\/01 から/)).toBeTruthy();
    expect(screen.getByText('03-5555-0142')).toBeTruthy();
  });

  it('because a month has passed offers those that there are now', async () => {
    let isOld = true;
    const months = ['2027-01', '2027-02'];
    open('/userEdit', {
      [getCall]: () =>
        jsonAnswer(
          isOld
            ? information()
            : information(undefined, {
                changeAcceptance: { ...accepting, changeReflectionMonths: months },
              }),
        ),
      [submitCall]: () => {
        if (!isOld) return jsonAnswer(changeRequest, 201);
        isOld = false;
        const target = ['changeReflectionMonth'];
        return jsonAnswer([{ code: '400-1-00-02', target, mapping: [] }], 400);
      },
    });
    await sendPhone();
    expect(await screen.findByRole('radio', { name: '2027年02月から' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio', { name: '2026年12月から' })).toBeNull());
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
    await toCheck();
    submit();
    await heading('変更を申請しました');
    expect(sentBy('POST').at(-1)?.body).toMatchObject({ changeReflectionMonth: '2027-01' });
  });

  it('and cannot be fetched stays with its entries until it can', async () => {
    let count = 0;
    open('/userEdit', {
      [getCall]: () => {
        count += 1;
        if (count === 2) return new TypeError('Failed to fetch');
        return jsonAnswer({ ...information(), revision: `rev-${count}` });
      },
      [submitCall]: () => errorAnswer('409-1-00-01'),
    });
    await sendPhone();
    await entries();
    await press('もう一度試す');
    await waitFor(() => expect(count).toBe(3));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull());
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
  });
});
