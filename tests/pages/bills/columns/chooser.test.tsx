import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { closeStorage } from '../../../support/closed-storage.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { onPhone } from '../search/support.tsx';
import { showLoadedBillList } from '../support.ts';

startMockApi();

const OPTIONAL = [
  'メール添付',
  '添付ファイル',
  '返送ファイル',
  '前回アクセス',
  'IPアドレス',
  '最終ダウンロード',
];
const headings = (): string[] =>
  screen.getAllByRole('columnheader').map((heading) => heading.textContent);
const shownColumns = (): string[] => OPTIONAL.filter((name) => headings().includes(name));
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openChooser = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: '表示設定' }));
  return screen.findByRole('dialog', { name: '一覧の表示設定' });
};
const widen = (pixels: number): void => {
  vi.stubGlobal('innerWidth', pixels);
  act(() => void window.dispatchEvent(new Event('resize')));
};

beforeEach(() => {
  pageCustomer.set({ key: 'customer-one', name: '青葉' });
  widen(1920);
});

describe('the display of the list', () => {
  it('is chosen in a dialog, and the same customer finds it at the next visit', async () => {
    const { unmount } = await showLoadedBillList();
    await openChooser();
    await userEvent.click(box('IPアドレス'));
    await userEvent.click(box('行の間隔を広げ'));
    const rest = OPTIONAL.filter((name) => name !== 'IPアドレス');
    expect(shownColumns()).toEqual(rest);
    await press('閉じる');
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    const { unmount: leave } = await showLoadedBillList();
    expect(shownColumns()).toEqual(rest);
    expect(screen.getByRole('table').dataset['comfortable']).toBe('true');
    leave();
    pageCustomer.set({ key: 'customer-two', name: '若葉' });
    await showLoadedBillList();
    expect(shownColumns()).toEqual(OPTIONAL);
  });

  it('marks chosen columns without room, and returns to the default', async () => {
    widen(1435);
    await showLoadedBillList();
    const dialog = await openChooser();
    const group = within(dialog).getByRole('group', { name: '表示する列' });
    const lead = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(lead?.textContent).toMatch(/は常に表示されます。/);
    await press('すべて選択');
    expect(shownColumns()).toEqual(['最終ダウンロード']);
    const isMarked = (name: string) =>
      box(name).closest('label')?.textContent.includes('明細の名称の下に表示');
    expect([isMarked('IPアドレス'), isMarked('最終ダウンロード')]).toEqual([true, false]);
    await press('標準に戻す');
    expect(shownColumns()).toEqual([]);
    expect(isMarked('IPアドレス')).toBe(false);
  });

  it('can be chosen if the storage is blocked', async () => {
    await showLoadedBillList();
    await openChooser();
    const attempts = closeStorage('localStorage', 'setItem');
    await userEvent.click(box('IPアドレス'));
    expect(shownColumns()).not.toContain('IPアドレス');
    expect(attempts).toHaveBeenCalled();
  });

  it('has no columns to choose on a phone', async () => {
    onPhone();
    await showLoadedBillList();
    await openChooser();
    expect(within(screen.getByRole('dialog')).getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'すべて選択' })).toBeNull();
  });
});
