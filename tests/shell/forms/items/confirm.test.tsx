import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { groupsOf, item } from '../../../forms/items/items.ts';
import { renderPages, speak } from '../../../support/render.tsx';
import { isFocusAround } from '../../../support/focus.ts';
import { ConfirmedPage, send } from './items-form.tsx';

const groups = groupsOf(
  item('phoneNumber', { label: '電話番号', format: 'phoneNumber', value: '03-5555-0100' }),
  item('closingDay', {
    label: '締日',
    format: 'select',
    value: '15',
    options: [
      { value: '15', label: '15日' },
      { value: '31', label: '末日' },
    ],
  }),
  item('startsOn', { label: '開始日', format: 'date', value: '2026-04-01' }),
);

const sendIt = () => document.querySelector('form')?.requestSubmit();
const heading = () => screen.getByRole('heading', { level: 1 });
const rowOf = (label: string): string | null | undefined =>
  screen.getByText(label).closest('div')?.textContent;

beforeEach(async () => {
  send.mockReset().mockResolvedValue(undefined);
  await speak();
  await loadTexts('validation', 'form', 'flow');
  renderPages({ pages: { '/': <ConfirmedPage groups={groups} /> } });
});

async function change(): Promise<void> {
  await userEvent.clear(screen.getByLabelText('電話番号'));
  await userEvent.type(screen.getByLabelText('電話番号'), '０３－５５５５－０１４２');
  await userEvent.selectOptions(screen.getByLabelText('締日'), '31');
  sendIt();
  await waitFor(() => expect(heading().textContent).toBe('confirm'));
}

describe('a confirmation', () => {
  it('shows what was entered, in words, and what it changes', async () => {
    await change();
    expect(document.activeElement).toBe(heading());
    expect(rowOf('電話番号')).toBe('電話番号変更前03-5555-0100変更後03-5555-0142');
    expect(rowOf('締日')).toBe('締日変更前15日変更後末日');
    expect(rowOf('開始日')).toBe('開始日2026/04/01');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends only what was changed, and ends', async () => {
    await change();
    sendIt();
    await waitFor(() => expect(heading().textContent).toBe('complete'));
    expect(send).toHaveBeenCalledExactlyOnceWith([
      { itemKey: 'phoneNumber', value: '03-5555-0142' },
      { itemKey: 'closingDay', value: '31' },
    ]);
  });

  it('that is refused leads back to the field it is about', async () => {
    send.mockRejectedValueOnce(
      new ApiError({
        kind: 'http',
        status: 400,
        items: [{ code: '400-1-06-03', target: ['phoneNumber'], mapping: [] }],
        flowId: 'flow-0123456789',
      }),
    );
    await change();
    sendIt();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('電話番号')));
    expect(heading().textContent).toBe('enter');
    expect(screen.getByText(/^電話番号は電話番号・FAX番号の形式/)).not.toBeNull();
    // What was entered is still there.
    expect(screen.getByLabelText<HTMLInputElement>('電話番号').value).toBe('03-5555-0142');
    expect(screen.getByLabelText<HTMLSelectElement>('締日').value).toBe('31');
  });

  it('does not come where nothing was changed (S5)', async () => {
    sendIt();
    const notice = await screen.findByText(/^変更された項目がありません/);
    await waitFor(() => expect(isFocusAround(notice)).toBe(true));
    expect(heading().textContent).toBe('enter');
  });
});
