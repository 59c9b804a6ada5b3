import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactAddresses } from '../../../generated/zod/schemas/contactAddresses.zod.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { CheckboxChoices, CheckboxField, RadioGroup } from '../../../src/forms/Choices.tsx';
import { DateField, DateTimeField } from '../../../src/forms/DateField.tsx';
import { FileField } from '../../../src/forms/FileField.tsx';
import { formats } from '../../../src/forms/formats.ts';
import { ListField } from '../../../src/forms/ListField.tsx';
import { agreementMissing, givenTwice, maxRows } from '../../../src/forms/rules/cross-rules.ts';
import { SelectChoice } from '../../../src/forms/SelectChoice.tsx';
import { TextArea } from '../../../src/forms/TextArea.tsx';
import { TextField } from '../../../src/forms/TextField.tsx';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { SendForm } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../src/shell/forms/use-send-form.ts';
import { renderPages, speak } from '../../support/render.tsx';

const send = vi.fn<(entries: object) => Promise<void>>();
const sendIt = () => document.querySelector('form')?.requestSubmit();
const said = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join('');

beforeEach(async () => {
  send.mockReset().mockResolvedValue(undefined);
  await speak();
  await loadTexts('validation', 'form');
});

function Addresses({ rows }: { rows: readonly string[] }) {
  const row = (place: number) => `サブメールアドレス${place}`;
  const form = useSendForm({
    schema: ContactAddresses,
    defaultValues: {
      revision: 'rev-1',
      mailAddress: 'main@example.com',
      subMailAddressList: rows.map((subMailAddress) => ({ subMailAddress })),
    },
    fields: {
      mailAddress: { label: 'メールアドレス', required: true, format: formats.mailAddress },
      subMailAddressList: { label: 'サブメールアドレス', rules: [maxRows(3)] },
      'subMailAddressList.*.subMailAddress': {
        label: row,
        required: true,
        format: formats.mailAddress,
      },
    },
    crossRules: ({ mailAddress: main, subMailAddressList }) =>
      givenTwice(
        subMailAddressList.map(({ subMailAddress }) => subMailAddress),
        (place) => `subMailAddressList.${place}.subMailAddress`,
        [main],
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
        rowLabel={row}
      >
        {(place) => <TextField {...form.field(`subMailAddressList.${place}.subMailAddress`)} />}
      </ListField>
    </SendForm>
  );
}

const address = (row: number) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^サブメールアドレス${row}必須$`));
const add = () => userEvent.click(screen.getByRole('button', { name: 'サブメールアドレスを追加' }));
const remove = (row: number) =>
  userEvent.click(screen.getByRole('button', { name: `サブメールアドレス${row}を削除` }));

describe('a list of rows', () => {
  const open = (...rows: string[]) => renderPages({ pages: { '/': <Addresses rows={rows} /> } });

  it('gets rows, loses them, and sends what is left', async () => {
    open('one@example.com');
    await add();
    expect(document.activeElement).toBe(address(2));
    await userEvent.type(address(2), 'two@example.com');
    await remove(1);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('サブメールアドレス1を削除');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'サブメールアドレス1を削除しました。',
    );
    sendIt();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.lastCall?.[0]).toEqual({
      revision: 'rev-1',
      mailAddress: 'main@example.com',
      subMailAddressList: [{ subMailAddress: 'two@example.com' }],
    });
  });

  it('says that it is full, where a row could be added before', async () => {
    open('one@example.com', 'two@example.com');
    await add();
    expect(screen.queryByRole('button', { name: 'サブメールアドレスを追加' })).toBeNull();
    expect(screen.getByText('登録できるのは3件までです。')).toBeDefined();
  });

  it('says at each row what is wrong with it; the row takes it along when it moves', async () => {
    open('one@example.com', 'nobody', '');
    sendIt();
    await waitFor(() => expect(said(address(3))).toBe('サブメールアドレス3を入力してください。'));
    expect(said(address(2))).toContain('メールアドレスの形式');
    expect(said(address(1))).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(address(2)));
    await remove(1);
    await waitFor(() => expect(said(address(1))).toContain('メールアドレスの形式'));
    expect(said(address(2))).toBe('サブメールアドレス2を入力してください。');
  });

  it('says which address is given twice, until the other one is changed', async () => {
    open('one@example.com', 'ONE@example.com');
    sendIt();
    await waitFor(() =>
      expect(said(address(2))).toMatch(/^サブメールアドレス2は、ほかと同じ内容です/),
    );
    await userEvent.type(address(1), 'x');
    await waitFor(() => expect(said(address(2))).toBe(''));
  });

  it('takes what the server says of a row to that row, and it stays with it', async () => {
    open('one@example.com', 'two@example.com');
    send.mockRejectedValue(
      new ApiError({
        kind: 'http',
        status: 400,
        items: [
          { code: '400-1-06-01', target: ['subMailAddressList.1.subMailAddress'], mapping: [] },
        ],
        flowId: 'flow-0123456789',
      }),
    );
    sendIt();
    await waitFor(() =>
      expect(said(address(2))).toBe(
        'サブメールアドレス2はメールアドレスの形式で入力してください。',
      ),
    );
    await remove(1);
    await waitFor(() => expect(said(address(1))).toContain('メールアドレスの形式'));
    await userEvent.type(address(1), 'x');
    await waitFor(() => expect(said(address(1))).toBe(''));
  });

  it('takes what is said of the list itself to the list', async () => {
    open('one@example.com');
    send.mockRejectedValue(
      new ApiError({
        kind: 'http',
        status: 400,
        items: [{ code: '400-1-00-02', target: ['subMailAddressList'], mapping: [] }],
        flowId: 'flow-0123456789',
      }),
    );
    sendIt();
    const list = screen.getByRole('group', { name: 'サブメールアドレス' });
    await waitFor(() => expect(said(list)).toMatch(/^サブメールアドレスの形式が/));
    await waitFor(() => expect(document.activeElement).toBe(address(1)));
    await userEvent.type(address(1), 'x');
    await waitFor(() => expect(said(list)).toBe(''));
  });
});

const choices = [
  { value: 'pdf', label: 'PDF' },
  { value: 'csv', label: 'CSV' },
];

const noFile: File | null = null;

function Choices() {
  const form = useSendForm({
    defaultValues: {
      isUserAgreementAgreed: false,
      isPrivacyPolicyAgreed: false,
      fileFormats: new Array<string>(),
      changeReflectionMonth: '',
      closingDay: '',
      publicationDate: '',
      contactedAt: '',
      file: noFile,
      remarks: '',
    },
    fields: {
      isUserAgreementAgreed: { label: '利用規約に同意する' },
      isPrivacyPolicyAgreed: { label: '個人情報の取り扱いに同意する' },
      fileFormats: { label: 'ファイル形式', required: true },
      changeReflectionMonth: { label: '変更反映月', required: 'choose' },
      closingDay: { label: '締日', required: 'choose' },
      publicationDate: { label: '発行日', format: formats.date },
      contactedAt: {
        label: 'ご連絡日時',
        format: formats.dateTime,
      },
      file: { label: 'ファイル', required: true },
      remarks: { label: '備考', required: true },
    },
    crossRules: ({ isUserAgreementAgreed, isPrivacyPolicyAgreed }) =>
      agreementMissing({ isUserAgreementAgreed, isPrivacyPolicyAgreed }),
    send,
  });
  return (
    <SendForm form={form}>
      <CheckboxField {...form.bound('isUserAgreementAgreed')} />
      <CheckboxField {...form.bound('isPrivacyPolicyAgreed')} />
      <CheckboxChoices {...form.bound('fileFormats')} options={choices} />
      <RadioGroup {...form.bound('changeReflectionMonth')} options={choices} />
      <SelectChoice {...form.bound('closingDay')} options={choices} />
      <DateField {...form.field('publicationDate')} />
      <DateTimeField {...form.bound('contactedAt')} />
      <FileField {...form.bound('file')} accept=".pdf" />
      <TextArea {...form.field('remarks')} />
    </SendForm>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('choices', () => {
  beforeEach(() => renderPages({ pages: { '/': <Choices /> } }));

  it('that are missing are asked for, each in its words; both agreements in one sentence', async () => {
    sendIt();
    await waitFor(() =>
      expect(said(box('利用規約に同意する'))).toBe(
        '利用規約と個人情報の取り扱いの両方に同意してください。',
      ),
    );
    await waitFor(() => expect(document.activeElement).toBe(box('利用規約に同意する')));
    expect(said(box('個人情報の取り扱いに同意する'))).toBe('');
    expect(said(screen.getByRole('group', { name: /^ファイル形式/ }))).toBe(
      'ファイル形式を選択してください。',
    );
    expect(said(screen.getByRole('radiogroup', { name: /変更反映月/ }))).toBe(
      '変更反映月を選択してください。',
    );
    expect(said(screen.getByLabelText(/締日/))).toBe('締日を選択してください。');
    expect(said(screen.getByLabelText(/ファイル必須/))).toBe('ファイルを選択してください。');
    expect(said(screen.getByLabelText(/備考/))).toBe('備考を入力してください。');
    await userEvent.click(box('利用規約に同意する'));
    await waitFor(() => expect(said(box('利用規約に同意する'))).toBe(''));
  });

  it('are sent as their values', async () => {
    await userEvent.click(box('利用規約に同意する'));
    await userEvent.click(box('個人情報の取り扱いに同意する'));
    const boxes = screen.getByRole('group', { name: /^ファイル形式/ });
    await userEvent.click(within(boxes).getByRole('checkbox', { name: 'CSV' }));
    await userEvent.click(within(boxes).getByRole('checkbox', { name: 'PDF' }));
    await userEvent.click(within(boxes).getByRole('checkbox', { name: 'CSV' }));
    await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    await userEvent.selectOptions(screen.getByLabelText(/締日/), 'pdf');
    const file = new File(['x'], '受領書.pdf');
    await userEvent.upload(screen.getByLabelText(/ファイル必須/), file);
    await userEvent.type(screen.getByLabelText(/備考/), 'よろしく');
    sendIt();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.lastCall?.[0]).toEqual({
      isUserAgreementAgreed: true,
      isPrivacyPolicyAgreed: true,
      fileFormats: ['pdf'],
      changeReflectionMonth: 'csv',
      closingDay: 'pdf',
      publicationDate: '',
      contactedAt: '',
      file,
      remarks: 'よろしく',
    });
  });

  it('report a half-typed date with its time', async () => {
    const group = screen.getByRole('group', { name: 'ご連絡日時' });
    const day = within(group).getByLabelText<HTMLInputElement>('日付');
    vi.spyOn(day, 'validity', 'get').mockReturnValue(
      Object.assign(Object.create(null), { badInput: true }),
    );
    sendIt();
    await waitFor(() => expect(said(group)).toMatch(/^ご連絡日時は、年・月・日と時刻をすべて/));
  });

  it('report a half-typed date until it is complete', async () => {
    const field = screen.getByLabelText<HTMLInputElement>('発行日');
    const message = /^発行日は、年・月・日をすべて/;
    // What the browser says of half a date; its value is empty then.
    const validity = vi.spyOn(field, 'validity', 'get');
    validity.mockReturnValue(Object.assign(Object.create(null), { badInput: true }));
    sendIt();
    await waitFor(() => expect(said(field)).toMatch(message));
    validity.mockReturnValue(Object.assign(Object.create(null), { badInput: false }));
    await userEvent.click(field);
    await userEvent.tab();
    await waitFor(() => expect(said(field)).toBe(''));
  });
});
