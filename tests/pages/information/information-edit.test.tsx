import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../support/api.ts';
import { currentStep } from '../../support/current-step.ts';
import {
  asksBeforeLeaving,
  fieldNamed,
  enter,
  storedDrafts,
  press,
} from '../../support/form-fields.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import {
  accepting,
  button,
  changeRequest,
  check,
  creditLimit,
  edit,
  entryStep,
  heading,
  information,
  notAccepting,
  page,
  prepare,
  requests,
  sendPhone,
  toConfirmation,
} from './information-pages.tsx';

beforeEach(prepare);

const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];
const withMonths = (...changeReflectionMonths: string[]) =>
  information(undefined, { changeAcceptance: { ...accepting, changeReflectionMonths } });
const submittedTitle = '変更を申請しました';
const restoredText = /復元しました/;

const textsOf = (role: 'button' | 'link') =>
  page()
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);
const fact = (name: string) =>
  page().queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

describe('the three steps of a change', () => {
  it('send only the changed items, once', async () => {
    await edit();
    await entryStep();
    expect(currentStep()).toBe('ステップ 1／3：入力');
    expect([textsOf('button'), textsOf('link')]).toEqual([[check], ['キャンセル']]);
    // Items that the issuer manages are text.
    expect(page().getByText('¥5,000,000')).toBeTruthy();
    expect(document.querySelector('[name=creditLimit], main :disabled')).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    enter('phoneNumber', '０３（５５５５）０１４２');
    enter('closingDay', '31');
    await userEvent.click(screen.getByRole('radio', { name: '2027年01月から' }));
    expect(asksBeforeLeaving()).toBe(true);
    await waitFor(() => expect(storedDrafts().join()).toContain('2027-01'));

    await toConfirmation();
    expect(currentStep()).toBe('ステップ 2／3：確認');
    expect([textsOf('button'), textsOf('link')]).toEqual([['申請する', '入力に戻る'], []]);
    expect(page().queryByRole('textbox')).toBeNull();
    expect(page().getByRole('region', { name: 'お客さま情報' })).toBeTruthy();
    expect(fact('電話番号')).toMatch(/変更前03-5555-0100変更後03-5555-0142/);
    expect(fact('締日')).toMatch(/変更前20日変更後末日/);
    expect(page().queryByText('会社名')).toBeNull();
    expect([fact('反映される月'), fact('申請日時')]).toEqual(['2027年01月から', undefined]);
    expect([requests(), asksBeforeLeaving()]).toEqual([[], true]);

    await press('申請する');
    const submittedHeading = await heading(submittedTitle);
    await waitFor(() => expect(document.activeElement).toBe(submittedHeading));
    expect(requests()).toEqual([
      {
        revision: 'rev-1',
        changeReflectionMonth: '2027-01',
        items: [
          { itemKey: 'phoneNumber', value: '03-5555-0142' },
          { itemKey: 'closingDay', value: '31' },
        ],
      },
    ]);
    expect(currentStep()).toBe('ステップ 3／3：完了');
    const nextSteps = page().getByText(/^反映されるまでは、これまでの内容が登録されたままです/);
    expect(nextSteps.closest('[role="status"]')).not.toBeNull();
    expect([fact('反映される月'), fact('申請日時')]).toEqual([
      '2026年12月から',
      '2026/11/19 14:08',
    ]);
    expect(fact('電話番号')).toMatch(/変更前03-5555-0100変更後03-5555-0142/);
    const backLink = page().getByRole('link', { name: 'ご登録情報に戻る' });
    expect(backLink.getAttribute('href')).toBe('/demo/mypage/user');
    expect(document.querySelector('main form, main button')).toBeNull();
    expect([asksBeforeLeaving(), storedDrafts()]).toEqual([false, []]);
    act(() => history.forward());
    expect(await heading(submittedTitle)).toBeTruthy();
    expect(requests()).toHaveLength(1);
  });

  it.each<[unknown, (string | undefined)[]]>([
    ['text', [undefined, undefined]],
    [{ ...changeRequest, items: undefined }, ['2026年12月から', '2026/11/19 14:08']],
    [{ ...changeRequest, changeReflectionMonth: undefined }, [undefined, '2026/11/19 14:08']],
    [{ ...changeRequest, requestedAt: undefined }, ['2026年12月から', undefined]],
  ])('end with the readable parts of the answer %j', async (answer, facts) => {
    collectContractWarnings();
    await edit(information(), () => jsonAnswer(answer, 201));
    await sendPhone();
    await heading(submittedTitle);
    expect([fact('反映される月'), fact('申請日時')]).toEqual(facts);
    expect(page().getByRole('link', { name: 'ご登録情報に戻る' })).toBeTruthy();
  });
});

describe('the month of a change', () => {
  const monthGroup = async () =>
    within(await screen.findByRole('group', { name: '変更の反映時期' }));

  it.each([2, 4])(
    'is chosen from %i radio buttons, with the earliest as default',
    async (count) => {
      await edit(withMonths(...months.slice(0, count)));
      const group = await monthGroup();
      const radios = group.getAllByRole<HTMLInputElement>('radio');
      expect(radios.map(({ checked }) => checked)).toEqual(
        Array.from({ length: count }, (_, index) => index === 0),
      );
      expect(group.getByRole('radiogroup', { name: /^反映する月/ })).toBeTruthy();
      expect(group.queryByRole('combobox')).toBeNull();
      expect(group.queryByText(/反映されます。$/)).toBeNull();
    },
  );

  it('is chosen from a list of five, with the earliest as default', async () => {
    await edit(withMonths(...months));
    const group = await monthGroup();
    expect(group.getByRole<HTMLSelectElement>('combobox').value).toBe('2026-12');
    expect(group.getAllByRole('option').at(-1)?.textContent).toBe('2027年04月から');
    expect(group.queryByRole('radio')).toBeNull();
  });

  it('is text when there is only one, which is sent', async () => {
    await edit(withMonths('2026-12'));
    const group = await monthGroup();
    expect(group.getByText('変更は、2026年12月から反映されます。')).toBeTruthy();
    expect(group.queryByRole('combobox')).toBeNull();
    expect(group.queryByRole('radio')).toBeNull();
    await sendPhone();
    await heading(submittedTitle);
    expect(requests()[0]).toMatchObject({ changeReflectionMonth: '2026-12' });
  });
});

it('the draft of a change is restored without a month that has passed', async () => {
  await edit();
  await button(check);
  await userEvent.click(screen.getByRole('radio', { name: '2027年02月から' }));
  enter('phoneNumber', '03-5555-0142');
  await waitFor(() => expect(storedDrafts().join()).toContain('03-5555-0142'));
  expect(storedDrafts().join()).toContain('2027-02');
  cleanup();
  await edit(withMonths('2027-03', '2027-04'));
  await screen.findByText(restoredText);
  expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2027年03月から' }).checked).toBe(
    true,
  );
  await toConfirmation();
  expect(screen.queryByText(restoredText)).toBeNull();
});

describe('the edit page without a form', () => {
  const pendingText = /申請を取り消すと、新しい変更を申請できます/;
  const overText = '現在は、変更の受付期間外です';

  it.each([
    [
      'a change in progress',
      information(undefined, {
        pendingChangeRequest: changeRequest,
        changeAcceptance: notAccepting,
      }),
      pendingText,
      [overText, /変更できる項目はありません/],
    ],
    [
      'the end of the period',
      information(undefined, { changeAcceptance: notAccepting }),
      /次は 2026\/12\/01 から/,
      ['変更を申請中です', /変更できる項目はありません/],
    ],
    ['a missing month', withMonths(), overText, ['変更を申請中です']],
    ['no editable item', information([creditLimit]), /変更できる項目はありません/, [overText]],
  ])('shows the reason and a link back: %s', async (_, answer, reason, otherTexts) => {
    await edit(answer);
    expect(await screen.findByText(reason)).toBeTruthy();
    for (const text of [...otherTexts, /申請されていません/])
      expect(page().queryByText(text)).toBeNull();
    const backLink = page().getByRole('link', { name: 'ご登録情報に戻る' });
    expect(backLink.getAttribute('href')).toBe('/demo/mypage/user');
    expect(document.querySelector('main form')).toBeNull();
    expect(page().queryByRole('alert')).toBeNull();
  });
});
