import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { closeStorage } from '../../../support/closed-storage.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { simulatePhone } from '../search/support.tsx';
import { showLoadedBillList } from '../support.ts';
import { press } from '../../../support/form-fields.ts';

startMockApi();

const OPTIONAL_HEADINGS = [
  'メール添付',
  '添付ファイル',
  '返送ファイル',
  '前回アクセス',
  'IPアドレス',
  '最終ダウンロード',
];
const getHeadings = (): string[] =>
  screen.getAllByRole('columnheader').map((heading) => heading.textContent);
const getOptionalHeadings = (): string[] =>
  OPTIONAL_HEADINGS.filter((headingText) => getHeadings().includes(headingText));
const getCheckbox = (label: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${label}`) });
const openChooser = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: '表示設定' }));
  return screen.findByRole('dialog', { name: '一覧の表示設定' });
};
const resizeWindow = (widthPx: number): void => {
  vi.stubGlobal('innerWidth', widthPx);
  act(() => void window.dispatchEvent(new Event('resize')));
};

beforeEach(() => {
  pageCustomer.set({ key: 'customer-one', name: '青葉' });
  resizeWindow(1920);
});

describe('the display of the list', () => {
  it('is chosen in a dialog, and is kept for the next visit of the same customer only', async () => {
    const { unmount: unmountFirstList } = await showLoadedBillList();
    await openChooser();
    await userEvent.click(getCheckbox('IPアドレス'));
    await userEvent.click(getCheckbox('行の間隔を広げ'));
    const otherHeadings = OPTIONAL_HEADINGS.filter((name) => name !== 'IPアドレス');
    expect(getOptionalHeadings()).toEqual(otherHeadings);
    await press('閉じる');
    expect(screen.queryByRole('dialog')).toBeNull();
    unmountFirstList();
    const { unmount: unmountSecondList } = await showLoadedBillList();
    expect(getOptionalHeadings()).toEqual(otherHeadings);
    expect(screen.getByRole('table').dataset['comfortable']).toBe('true');
    unmountSecondList();
    pageCustomer.set({ key: 'customer-two', name: '若葉' });
    await showLoadedBillList();
    expect(getOptionalHeadings()).toEqual(OPTIONAL_HEADINGS);
  });

  it('returns to the default in the dialog, which marks chosen columns without space', async () => {
    resizeWindow(1435);
    await showLoadedBillList();
    const dialog = await openChooser();
    const group = within(dialog).getByRole('group', { name: '表示する列' });
    const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/は常に表示されます。/);
    await press('すべて選択');
    expect(getOptionalHeadings()).toEqual(['最終ダウンロード']);
    const isMarked = (label: string) =>
      getCheckbox(label).closest('label')?.textContent.includes('明細の名称の下に表示');
    const labels = ['IPアドレス', '最終ダウンロード', '添付ファイル'];
    expect(labels.map(isMarked)).toEqual([true, false, false]);
    await userEvent.click(getCheckbox('前回アクセス'));
    expect(screen.queryByText(/^前回アクセス: /)).toBeNull();
    expect(getCheckbox('IPアドレス').checked).toBe(true);
    await press('標準に戻す');
    expect(getOptionalHeadings()).toEqual([]);
    expect(isMarked('IPアドレス')).toBe(false);
    resizeWindow(1920);
    expect(getOptionalHeadings()).toEqual(OPTIONAL_HEADINGS);
  });

  it('can be chosen although the storage is blocked', async () => {
    await showLoadedBillList();
    await openChooser();
    const setItemSpy = closeStorage('localStorage', 'setItem');
    await userEvent.click(getCheckbox('IPアドレス'));
    expect(getOptionalHeadings()).not.toContain('IPアドレス');
    expect(setItemSpy).toHaveBeenCalled();
  });

  it('has no columns to choose on a phone', async () => {
    simulatePhone();
    await showLoadedBillList();
    await openChooser();
    expect(within(screen.getByRole('dialog')).getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'すべて選択' })).toBeNull();
  });
});
