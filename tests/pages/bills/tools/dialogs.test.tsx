import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { ColumnChooser } from '../../../../src/pages/bills/columns/ColumnChooser.tsx';
import { COLUMNS, type ColumnName } from '../../../../src/pages/bills/columns/columns.ts';
import { KeysDialog } from '../../../../src/pages/bills/keys/KeysDialog.tsx';

beforeAll(() => loadTexts('common', 'bills', 'bill-tools'));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the choice of columns', () => {
  const offered = COLUMNS.filter(({ isOfPaymentDue }) => !isOfPaymentDue);
  const choose = vi.fn<(columns: readonly ColumnName[] | undefined) => void>();
  const onClose = vi.fn<() => void>();
  const show = (chosen: readonly ColumnName[], room: readonly ColumnName[] = chosen): void => {
    choose.mockReset();
    const shown = COLUMNS.filter(({ name }) => room.includes(name));
    render(
      <ColumnChooser choice={{ below: [], offered, chosen, shown, choose }} onClose={onClose} />,
    );
  };
  const box = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

  it('has a box for each column, those that are wanted ticked', () => {
    show(['attachments', 'lastDownload']);
    const dialog = within(screen.getByRole('dialog', { name: '一覧に表示する列' }));
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['メール添付', false],
      ['添付ファイル', true],
      ['返送ファイル', false],
      ['前回アクセス', false],
      ['IPアドレス', false],
      ['最終ダウンロード', true],
    ]);
  });

  it('says which columns stand always, where the boxes are', () => {
    show([]);
    const group = screen.getByRole('group', { name: '一覧に表示する列' });
    const lead = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(lead?.textContent).toMatch(/^発行日、明細、金額、.*は常に表示されます。/);
  });

  it('adds a column in its place, and takes one away', async () => {
    show(['attachments', 'lastDownload']);
    await userEvent.click(box('返送ファイル'));
    await userEvent.click(box('添付ファイル'));
    expect(choose.mock.calls).toEqual([
      [['attachments', 'returnedFile', 'lastDownload']],
      [['lastDownload']],
    ]);
  });

  it('says of a wanted column that there is no room for it, and where it stands', () => {
    show(['attachments', 'ipAddress'], ['attachments']);
    const textOf = (name: string) => box(name).closest('label')?.textContent;
    expect(['添付ファイル', 'IPアドレス', '返送ファイル'].map(textOf)).toEqual([
      '添付ファイル',
      'IPアドレス画面の幅が足りないため、明細の名称の下に表示されます',
      '返送ファイル',
    ]);
  });

  it('takes all of them, or leaves it to the window', async () => {
    show(['attachments']);
    await press('すべて選択');
    await press('標準に戻す');
    expect(choose.mock.calls).toEqual([[offered.map(({ name }) => name)], [undefined]]);
    await press('閉じる');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the keys of the list', () => {
  const onSwitch = vi.fn<(isOn: boolean) => void>();

  it('are told, each with what it does', () => {
    render(<KeysDialog isOn onSwitch={onSwitch} onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: '一覧のキー操作' });
    expect([...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      '/キーワードの入力欄へ移動',
      'j次の明細へ移動',
      'k前の明細へ移動',
      'x明細を選択／選択解除',
      'Enter明細の詳細を開く／閉じる',
      '?キー操作の説明を表示',
    ]);
    expect(screen.getByText(/^文字の入力中は働きません。/)).toBeDefined();
  });

  it.each([true, false])('are switched over from %s', async (isOn) => {
    onSwitch.mockReset();
    render(<KeysDialog isOn={isOn} onSwitch={onSwitch} onClose={() => undefined} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'これらのキーを使う' });
    expect(box.checked).toBe(isOn);
    await userEvent.click(box);
    expect(onSwitch.mock.calls).toEqual([[!isOn]]);
  });
});
