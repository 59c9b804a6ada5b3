import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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
  activeAcceptance,
  findButton,
  changeRequest,
  checkLabel,
  creditItem,
  openEditPage,
  findEntryStep,
  findHeading,
  information,
  closedAcceptance,
  mainArea,
  getSentRequests,
  sendPhoneNumber,
  goToConfirmation,
} from './information-pages.tsx';

const fiveMonths = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];
const informationWithMonths = (...changeReflectionMonths: string[]) =>
  information(undefined, { changeAcceptance: { ...activeAcceptance, changeReflectionMonths } });
const submittedTitle = '変更を申請しました';
const restoredText = /復元しました/;

const factOf = (term: string) =>
  mainArea().queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;

it('the cancel link deletes the draft', async () => {
  await openEditPage();
  await findEntryStep();
  enter('phoneNumber', '03-5555-0142');
  await waitFor(() => expect(storedDrafts().join()).toContain('5555'));
  screen.getByRole('link', { name: 'キャンセル' }).click();
  (await screen.findByRole('button', { name: 'ページを離れる' })).click();
  await waitFor(() => expect(storedDrafts()).toEqual([]));
});

describe('the three steps of a change', () => {
  it('show the step number, the buttons and the changes, and delete the draft at the end', async () => {
    const textsOf = (role: 'button' | 'link') =>
      mainArea()
        .queryAllByRole(role)
        .map(({ textContent }) => textContent);
    await openEditPage();
    await findEntryStep();
    expect(currentStep()).toBe('ステップ 1／3：入力');
    expect([textsOf('button'), textsOf('link')]).toEqual([[checkLabel], ['キャンセル']]);
    expect(asksBeforeLeaving()).toBe(false);
    enter('phoneNumber', '０３（５５５５）０１４２');
    enter('closingDay', '31');
    await waitFor(() => expect(storedDrafts().join()).toContain('5555'));
    await goToConfirmation();
    expect(currentStep()).toBe('ステップ 2／3：確認');
    expect([textsOf('button'), textsOf('link')]).toEqual([['申請する', '入力に戻る'], []]);
    expect(factOf('電話番号')).toMatch(/変更前03-5555-0100変更後03-5555-0142/);
    expect(factOf('締日')).toMatch(/変更前20日変更後末日/);
    expect(mainArea().queryByText('会社名')).toBeNull();
    expect([factOf('反映される月'), factOf('申請日時')]).toEqual(['2026年12月から', undefined]);
    expect([getSentRequests(), asksBeforeLeaving()]).toEqual([[], true]);
    await press('申請する');
    const submittedHeading = await findHeading(submittedTitle);
    await waitFor(() => expect(document.activeElement).toBe(submittedHeading));
    expect(currentStep()).toBe('ステップ 3／3：完了');
    const nextSteps = mainArea().getByText(/^反映されるまでは、これまでの内容が登録されたままです/);
    expect(nextSteps.closest('[role="status"]')).not.toBeNull();
    expect(document.querySelector('main form, main button')).toBeNull();
    expect([asksBeforeLeaving(), storedDrafts()]).toEqual([false, []]);
  });

  it.each<[unknown, (string | undefined)[]]>([
    ['text', [undefined, undefined]],
    [{ ...changeRequest, items: undefined }, ['2026年12月から', '2026/11/19 14:08']],
    [{ ...changeRequest, changeReflectionMonth: undefined }, [undefined, '2026/11/19 14:08']],
    [{ ...changeRequest, requestedAt: undefined }, ['2026年12月から', undefined]],
  ])('end with the readable parts of the answer %j', async (answer, facts) => {
    collectContractWarnings();
    await openEditPage(information(), () => jsonAnswer(answer, 201));
    await sendPhoneNumber();
    await findHeading(submittedTitle);
    expect([factOf('反映される月'), factOf('申請日時')]).toEqual(facts);
    expect(mainArea().getByRole('link', { name: 'ご登録情報に戻る' })).toBeTruthy();
  });
});

describe('the month of a change', () => {
  const findMonthGroup = async () =>
    within(await screen.findByRole('group', { name: '変更の反映時期' }));

  it.each([2, 4])(
    'is chosen from %i radio buttons, with the earliest as default',
    async (monthCount) => {
      await openEditPage(informationWithMonths(...fiveMonths.slice(0, monthCount)));
      const group = await findMonthGroup();
      const radios = group.getAllByRole<HTMLInputElement>('radio');
      expect(radios.map(({ checked }) => checked)).toEqual(
        Array.from({ length: monthCount }, (_, index) => index === 0),
      );
      expect(group.getByRole('radiogroup', { name: /^反映する月/ })).toBeTruthy();
      expect(group.queryByRole('combobox')).toBeNull();
      expect(group.queryByText(/反映されます。$/)).toBeNull();
    },
  );

  it('is chosen from a list of five, with the earliest as default', async () => {
    await openEditPage(informationWithMonths(...fiveMonths));
    const group = await findMonthGroup();
    expect(group.getByRole<HTMLSelectElement>('combobox').value).toBe('2026-12');
    expect(group.getAllByRole('option').at(-1)?.textContent).toBe('2027年04月から');
    expect(group.queryByRole('radio')).toBeNull();
  });

  it('is text when only one month is possible, and this month is sent', async () => {
    await openEditPage(informationWithMonths('2026-12'));
    const group = await findMonthGroup();
    expect(group.getByText('変更は、2026年12月から反映されます。')).toBeTruthy();
    expect(group.queryByRole('combobox')).toBeNull();
    expect(group.queryByRole('radio')).toBeNull();
    await sendPhoneNumber();
    await findHeading(submittedTitle);
    expect(getSentRequests()[0]).toMatchObject({ changeReflectionMonth: '2026-12' });
  });
});

it('the draft of a change is restored without a month that has passed', async () => {
  await openEditPage();
  await findButton(checkLabel);
  await userEvent.click(screen.getByRole('radio', { name: '2027年02月から' }));
  enter('phoneNumber', '03-5555-0142');
  await waitFor(() => expect(storedDrafts().join()).toContain('03-5555-0142'));
  expect(storedDrafts().join()).toContain('2027-02');
  cleanup();
  await openEditPage(informationWithMonths('2027-03', '2027-04'));
  await screen.findByText(restoredText);
  expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2027年03月から' }).checked).toBe(
    true,
  );
  await goToConfirmation();
  expect(screen.queryByText(restoredText)).toBeNull();
});

describe('the edit page without a form', () => {
  const pendingText = /申請を取り消すと、新しい変更を申請できます/;
  const closedText = '現在は、変更の受付期間外です';

  it.each([
    [
      'a change in progress',
      information([creditItem], {
        pendingChangeRequest: changeRequest,
        changeAcceptance: closedAcceptance,
      }),
      pendingText,
      [closedText, /変更できる項目はありません/],
    ],
    [
      'the end of the period',
      information(undefined, { changeAcceptance: closedAcceptance }),
      /次は 2026\/12\/01 から/,
      ['変更を申請中です', /変更できる項目はありません/],
    ],
    ['a missing month', informationWithMonths(), closedText, ['変更を申請中です']],
    ['no editable item', information([creditItem]), /変更できる項目はありません/, [closedText]],
  ])('shows the reason and a link back: %s', async (_, answer, reason, otherTexts) => {
    await openEditPage(answer);
    expect(await screen.findByText(reason)).toBeTruthy();
    for (const text of [...otherTexts, /申請されていません/])
      expect(mainArea().queryByText(text)).toBeNull();
    const backLink = mainArea().getByRole('link', { name: 'ご登録情報に戻る' });
    expect(backLink.getAttribute('href')).toBe('/demo/mypage/user');
    expect(document.querySelector('main form')).toBeNull();
    expect(mainArea().queryByRole('alert')).toBeNull();
  });
});
