import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startMockApi } from '../../../support/mock-api.ts';
import { openBillList } from '../support.ts';

startMockApi();

/** Shows the list and waits for what comes after it. */
const open = async () => {
  const page = await openBillList();
  await screen.findByRole('button', { name: 'キー操作' });
  return page;
};
const boxes = (): HTMLInputElement[] =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^選択: / });
const focused = (): Element | null => document.activeElement;
const press = (keys: string) => userEvent.keyboard(keys);
/** The nth bill, from 0. */
const box = (place: number): HTMLInputElement => {
  const found = boxes()[place];
  if (found === undefined) throw new Error(`There is no bill ${place}`);
  return found;
};

describe('the keys of the list', () => {
  it('go from bill to bill and back, by the focus', async () => {
    await open();
    await press('j');
    expect(focused()).toBe(box(0));
    await press('j');
    expect(focused()).toBe(box(1));
    await press('k');
    expect(focused()).toBe(box(0));
    await press('k');
    expect(focused()).toBe(box(0));
  });

  it('go to the details of a bill that cannot be chosen', async () => {
    await open();
    const place = boxes().findIndex(({ disabled }) => disabled);
    expect(place).toBeGreaterThan(0);
    for (let step = 0; step <= place; step += 1) await press('j');
    expect(focused()?.getAttribute('aria-label')).toMatch(/^詳細: /);
    expect(box(place).closest('tr')?.contains(focused())).toBe(true);
    await press('j');
    expect(
      box(place + 1)
        .closest('tr')
        ?.contains(focused()),
    ).toBe(true);
  });

  it('choose the bill that has the focus, and unfold it', async () => {
    await open();
    await press('x');
    expect(boxes().some(({ checked }) => checked)).toBe(false);
    await press('jx');
    expect(box(0).checked).toBe(true);
    await press('x');
    expect(box(0).checked).toBe(false);
    await press('{Enter}');
    expect(focused()?.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByText('宛名', { selector: 'dt' })).toBeDefined();
    await press('{Enter}');
    expect(focused()?.getAttribute('aria-expanded')).toBe('false');
  });

  it('go on from the details of a bill', async () => {
    await open();
    await press('j{Enter}');
    (await screen.findByRole('combobox', { name: 'ステータスの変更' })).focus();
    // A letter chooses from the list.
    await press('j');
    expect(focused()).toBe(screen.getByRole('combobox', { name: 'ステータスの変更' }));
    screen.getByRole('button', { name: '更新する' }).focus();
    await press('j');
    expect(focused()).toBe(box(1));
  });

  it('lead to the search, where they are letters', async () => {
    await open();
    await press('/');
    const keyword = screen.getByRole<HTMLInputElement>('searchbox', { name: 'キーワード' });
    expect(focused()).toBe(keyword);
    await press('jkx?/');
    expect(keyword.value).toBe('jkx?/');
    expect(focused()).toBe(keyword);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['control', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['alt', { altKey: true }],
    ['an input method that composes', { isComposing: true }],
  ])('are not meant together with %s', async (_name, besides) => {
    await open();
    fireEvent.keyDown(document.body, { key: 'j', ...besides });
    expect(focused()).toBe(document.body);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(focused()).toBe(box(0));
  });

  it('choose once, however long a key is held', async () => {
    await open();
    await press('jx');
    fireEvent.keyDown(box(0), { key: 'x', repeat: true });
    expect(box(0).checked).toBe(true);
  });

  it('are listed at "?", are silent under a dialog, and can be switched off on this device', async () => {
    const { unmount } = await open();
    await press('j?');
    const dialog = await screen.findByRole('dialog', { name: '一覧のキー操作' });
    for (const key of ['/', 'j', 'k', 'x', 'Enter', '?']) {
      expect(within(dialog).getByText(key, { selector: 'kbd' })).toBeDefined();
    }
    const before = focused();
    fireEvent.keyDown(dialog, { key: 'j' });
    expect(focused()).toBe(before);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'これらのキーを使う' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
    box(3).focus();
    await press('jx?');
    expect(focused()).toBe(box(3));
    expect(box(3).checked).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    await open();
    await press('j');
    expect(focused()).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'キー操作' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'これらのキーを使う' }));
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await press('j');
    expect(focused()).not.toBe(document.body);
  });

  it('are gone with the list', async () => {
    const { unmount } = await open();
    unmount();
    const event = new KeyboardEvent('keydown', { key: '/', cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
