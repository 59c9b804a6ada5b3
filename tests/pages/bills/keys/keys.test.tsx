import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { waitForGuard } from '../../../support/click-guard.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { showLoadedBillList } from '../support.ts';

startMockApi();

const openList = async () => {
  const page = await showLoadedBillList();
  await screen.findByRole('button', { name: 'キー操作' });
  return page;
};
const getCheckboxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^選択: / });
const getFocusedElement = (): Element | null => document.activeElement;
const press = (keys: string) => userEvent.keyboard(keys);

it('the shortcuts are explained in a dialog, which blocks them while it is open and can switch them off', async () => {
  const { unmount } = await openList();
  await press('j?');
  const dialog = await screen.findByRole('dialog', { name: '一覧のキー操作' });
  expect([...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    '/キーワードの入力欄へ移動',
    'j次の明細へ移動',
    'k前の明細へ移動',
    'x明細を選択／選択解除',
    'Enter明細の詳細を開く／閉じる',
    '?キー操作の説明を表示',
  ]);
  const focusedElementBefore = getFocusedElement();
  fireEvent.keyDown(dialog, { key: 'j' });
  expect(getFocusedElement()).toBe(focusedElementBefore);
  const toggleShortcuts = async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'これらのキーを使う' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: '閉じる' }),
    );
  };
  await toggleShortcuts();
  getCheckboxes()[3]?.focus();
  await press('jx?');
  expect([getFocusedElement(), getCheckboxes()[3]?.checked]).toEqual([getCheckboxes()[3], false]);
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await openList();
  await press('j');
  expect(getFocusedElement()).toBe(document.body);
  waitForGuard();
  await userEvent.click(screen.getByRole('button', { name: 'キー操作' }));
  await toggleShortcuts();
  await press('j');
  expect(getFocusedElement()).not.toBe(document.body);
});
