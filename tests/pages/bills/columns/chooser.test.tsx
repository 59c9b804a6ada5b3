import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { closeStorage } from '../../../support/closed-storage.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL_NAME, openBillList } from '../support.ts';

startMockApi();

const headings = (): string[] =>
  screen.getAllByRole('columnheader').map((heading) => heading.textContent);
const OPTIONAL = [
  'メール添付',
  '添付ファイル',
  '返送ファイル',
  '前回アクセス',
  'IPアドレス',
  '最終ダウンロード',
];
const shown = (): string[] => OPTIONAL.filter((name) => headings().includes(name));

const openChooser = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: '表示する列' }));
  return screen.findByRole('dialog', { name: '一覧に表示する列' });
};
const box = (name: string): HTMLElement =>
  screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

const widen = (pixels: number): void => {
  vi.stubGlobal('innerWidth', pixels);
};

beforeEach(() => {
  pageCustomer.set({ key: 'customer-one', name: '青葉' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  pageCustomer.set(undefined);
});

describe('the columns of the list', () => {
  it('are all of S2 from 1440 pixels, each with its name and its text in every row', async () => {
    widen(1440);
    await openBillList();
    expect(shown()).toEqual(OPTIONAL);
    const row = screen
      .getAllByRole('row')
      .find((candidate) => candidate.textContent.includes('DLV-202611-00117'));
    const cells = within(row ?? document.body).getAllByRole('cell');
    const facts = cells.filter((cell) => OPTIONAL.includes(cell.dataset['label'] ?? ''));
    expect(facts.map((cell) => cell.textContent)).toEqual([
      '添付あり',
      'なし',
      'なし',
      '2026/11/17 09:41',
      '203.0.113.24',
      '2026/11/17 09:42',
    ]);
  });

  it('are the fewer ones of a narrower window; the details then have the rest', async () => {
    widen(1280);
    await openBillList();
    expect(shown()).toEqual([]);
    widen(1440);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(shown()).toEqual(OPTIONAL);
    await userEvent.click(screen.getByRole('button', { name: `詳細: ${FIRST_BILL_NAME}` }));
    expect(await screen.findByText('宛名', { selector: 'dt' })).toBeDefined();
    expect(screen.queryByText('IPアドレス', { selector: 'dt' })).toBeNull();
    // Files can be had there, whether or not there is a column of them.
    expect(screen.getByRole('heading', { name: '添付ファイル' })).toBeDefined();
    expect(screen.getByText('宛名').closest('td')?.colSpan).toBe(headings().length);
    widen(1280);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(screen.getByText('IPアドレス', { selector: 'dt' })).toBeDefined();
    expect(screen.getByText('宛名').closest('td')?.colSpan).toBe(headings().length);
  });

  it('are chosen in a dialog, and are the same at the next visit', async () => {
    widen(1440);
    const { unmount } = await openBillList();
    await openChooser();
    await userEvent.click(box('IPアドレス'));
    await userEvent.click(box('メール添付'));
    const rest = OPTIONAL.filter((name) => !['IPアドレス', 'メール添付'].includes(name));
    expect(shown()).toEqual(rest);
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    await openBillList();
    expect(shown()).toEqual(rest);
  });

  it("are not another customer's", async () => {
    widen(1440);
    const { unmount } = await openBillList();
    await openChooser();
    await userEvent.click(box('IPアドレス'));
    unmount();
    pageCustomer.set({ key: 'customer-two', name: '若葉' });
    await openBillList();
    expect(shown()).toEqual(OPTIONAL);
  });

  it('without room are announced as displayed below the title', async () => {
    widen(1100);
    await openBillList();
    await openChooser();
    await userEvent.click(screen.getByRole('button', { name: 'すべて選択' }));
    expect(shown()).toContain('最終ダウンロード');
    expect(shown()).not.toContain('IPアドレス');
    expect(box('IPアドレス').closest('label')?.textContent).toContain('明細の名称の下に表示');
    expect(box('最終ダウンロード').closest('label')?.textContent).not.toContain(
      '明細の名称の下に表示',
    );
    await userEvent.click(screen.getByRole('button', { name: '標準に戻す' }));
    expect(shown()).toEqual([]);
  });

  it('can be chosen where nothing can be kept', async () => {
    widen(1440);
    await openBillList();
    await openChooser();
    const asked = closeStorage('localStorage', 'setItem');
    await userEvent.click(box('IPアドレス'));
    expect(shown()).not.toContain('IPアドレス');
    expect(asked).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
