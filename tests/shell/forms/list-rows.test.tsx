import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactAddresses } from '../../../generated/zod/schemas/contactAddresses.zod.ts';
import { formats } from '../../../src/forms/formats.ts';
import { ListField } from '../../../src/forms/ListField.tsx';
import { duplicateRowViolations, maxRows } from '../../../src/forms/rules/row-rules.ts';
import { TextField } from '../../../src/forms/TextField.tsx';
import { SendForm } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../src/shell/forms/use-send-form.ts';
import { descriptionOf, press } from '../../support/form-fields.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { errorItem, refusalOf, submit } from './refusal.ts';

const send = vi.fn<(entries: object) => Promise<void>>();

beforeEach(async () => {
  send.mockResolvedValue(undefined);
  await switchLanguage('ja', 'validation', 'form');
});

function MailAddressForm({ rows }: { rows: readonly string[] }) {
  const rowLabel = (index: number) => `サブメールアドレス${index}`;
  const mailAddressRules = { required: true as const, format: formats.mailAddress };
  const form = useSendForm({
    schema: ContactAddresses,
    defaultValues: {
      revision: 'rev-1',
      mailAddress: 'main@example.com',
      subMailAddressList: rows.map((subMailAddress) => ({ subMailAddress })),
    },
    fields: {
      mailAddress: { label: 'メールアドレス', ...mailAddressRules },
      subMailAddressList: { label: 'サブメールアドレス', rules: [maxRows(3)] },
      'subMailAddressList.*.subMailAddress': { label: rowLabel, ...mailAddressRules },
    },
    crossRules: ({ mailAddress: mainAddress, subMailAddressList }) =>
      duplicateRowViolations(
        subMailAddressList.map(({ subMailAddress }) => subMailAddress),
        (index) => `subMailAddressList.${index}.subMailAddress`,
        [mainAddress],
      ),
    send,
  });
  return (
    <SendForm form={form}>
      <TextField {...form.field('mailAddress')} />
      <ListField
        {...form.bound('subMailAddressList')}
        max={3}
        emptyRow={{ subMailAddress: '' }}
        rowLabel={rowLabel}
      >
        {(index) => <TextField {...form.field(`subMailAddressList.${index}.subMailAddress`)} />}
      </ListField>
    </SendForm>
  );
}

const getRowField = (row: number) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^サブメールアドレス${row}必須$`));
const messageOf = (row: number) => descriptionOf(getRowField(row));

describe('a list of rows', () => {
  const showRows = (...rows: string[]) =>
    renderPages({ pages: { '/': <MailAddressForm rows={rows} /> } });
  const removeFirstRow = () => press('サブメールアドレス1を削除');

  it('has messages at rows, which move with their rows', async () => {
    showRows('one@example.com', 'nobody', '');
    submit();
    await waitFor(() => expect(messageOf(3)).toBe('サブメールアドレス3を入力してください。'));
    expect([messageOf(1), messageOf(2)]).toEqual(['', expect.stringContaining('の形式')]);
    await waitFor(() => expect(document.activeElement).toBe(getRowField(2)));
    await removeFirstRow();
    await waitFor(() => expect(messageOf(1)).toContain('メールアドレスの形式'));
    expect(messageOf(2)).toBe('サブメールアドレス2を入力してください。');
  });

  it('shows a server message at its row, also after the row has moved', async () => {
    showRows('one@example.com', 'two@example.com');
    const target = 'subMailAddressList.1.subMailAddress';
    send.mockRejectedValue(refusalOf(errorItem('400-1-06-01', [target])));
    submit();
    const errorText = 'サブメールアドレス2はメールアドレスの形式で入力してください。';
    await waitFor(() => expect(messageOf(2)).toBe(errorText));
    await removeFirstRow();
    await waitFor(() => expect(messageOf(1)).toContain('メールアドレスの形式'));
    await userEvent.type(getRowField(1), 'x');
    await waitFor(() => expect(messageOf(1)).toBe(''));
  });

  it('shows a server message about the list at the list', async () => {
    showRows('one@example.com');
    send.mockRejectedValue(refusalOf(errorItem('400-1-00-02', ['subMailAddressList'])));
    submit();
    const listGroup = screen.getByRole('group', { name: 'サブメールアドレス' });
    await waitFor(() => expect(descriptionOf(listGroup)).toMatch(/^サブメールアドレスの形式が/));
    await waitFor(() => expect(document.activeElement).toBe(getRowField(1)));
    await userEvent.type(getRowField(1), 'x');
    await waitFor(() => expect(descriptionOf(listGroup)).toBe(''));
  });
});
