import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import { groupsOf, item } from '../../../forms/items/items.ts';
import { isFocusAround } from '../../../support/focus.ts';
import { fieldNamed, descriptionOf } from '../../../support/form-fields.ts';
import { renderPages, switchLanguage } from '../../../support/render.tsx';
import { errorItem, refusalOf, submit } from '../refusal.ts';
import { ConfirmedPage, onRefused, send } from './items-form.tsx';

const options = [
  { value: '15', label: '15日' },
  { value: '31', label: '末日' },
];
const itemGroups = groupsOf(
  item('phoneNumber', { label: '電話番号', format: 'phoneNumber', value: '03-5555-0100' }),
  item('closingDay', { label: '締日', format: 'select', value: '15', options }),
  item('startsOn', { label: '開始日', format: 'date', value: '2026-04-01' }),
);
const getHeading = () => screen.getByRole('heading', { level: 1 });
const expectStep = (step: string) => waitFor(() => expect(getHeading().textContent).toBe(step));
const rowOf = (label: string) => screen.getByText(label).closest('div')?.textContent;

beforeEach(async () => {
  send.mockResolvedValue(undefined);
  await switchLanguage('ja', 'validation', 'form', 'flow');
  renderPages({ pages: { '/': <ConfirmedPage groups={itemGroups} /> } });
});

async function changeAndConfirm(): Promise<void> {
  await userEvent.clear(fieldNamed('phoneNumber'));
  await userEvent.type(fieldNamed('phoneNumber'), '０３－５５５５－０１４２');
  await userEvent.selectOptions(fieldNamed('closingDay'), '31');
  submit();
  await expectStep('confirm');
}

describe('a confirmation', () => {
  it('shows entries with former values, and sends the changes at the next press', async () => {
    await changeAndConfirm();
    expect(document.activeElement).toBe(getHeading());
    expect(['電話番号', '締日', '開始日'].map(rowOf)).toEqual([
      '電話番号変更前03-5555-0100変更後03-5555-0142',
      '締日変更前15日変更後末日',
      '開始日2026/04/01',
    ]);
    expect(send).not.toHaveBeenCalled();
    submit();
    await expectStep('complete');
    expect(send.mock.calls.map(([items]) => items)).toEqual([
      [
        { itemKey: 'phoneNumber', value: '03-5555-0142' },
        { itemKey: 'closingDay', value: '31' },
      ],
    ]);
  });

  it('returns to the entries after a refusal, and focuses the field of the message', async () => {
    send.mockRejectedValueOnce(refusalOf(errorItem('400-1-06-03', ['phoneNumber'])));
    await changeAndConfirm();
    submit();
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('phoneNumber')));
    await expectStep('enter');
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(['phoneNumber'], expect.any(ApiError));
    expect(descriptionOf(fieldNamed('phoneNumber'))).toMatch(/^電話番号は電話番号・FAX番号の形式/);
    expect([fieldNamed('phoneNumber').value, fieldNamed('closingDay').value]).toEqual([
      '03-5555-0142',
      '31',
    ]);
  });

  it('is not shown without a change (S5)', async () => {
    submit();
    const notice = await screen.findByText(/^変更された項目がありません/);
    await waitFor(() => expect(isFocusAround(notice)).toBe(true));
    await expectStep('enter');
  });
});
