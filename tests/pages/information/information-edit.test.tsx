import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../support/api.ts';
import { fieldNamed, enter, storedDrafts } from '../../support/form-fields.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import {
  openAcceptance,
  findButton,
  changeRequest,
  checkLabel,
  creditLimit,
  openEditPage,
  findHeading,
  information,
  closedAcceptance,
  mainArea,
  switchToJapanese,
  getSentRequests,
  sendPhoneNumber,
  goToConfirmation,
} from './information-pages.tsx';

beforeEach(switchToJapanese);

const fiveMonths = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];
const informationWithMonths = (...changeReflectionMonths: string[]) =>
  information(undefined, { changeAcceptance: { ...openAcceptance, changeReflectionMonths } });
const submittedTitle = '変更を申請しました';
const restoredText = /復元しました/;

const factOf = (term: string) =>
  mainArea().queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;

describe('the three steps of a change', () => {
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

  it('is text when only one month is possible, which is then sent', async () => {
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
      information(undefined, {
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
    ['no editable item', information([creditLimit]), /変更できる項目はありません/, [closedText]],
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
