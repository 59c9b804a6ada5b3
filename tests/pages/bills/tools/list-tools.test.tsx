import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import type { ExportProps } from '../../../../src/pages/bills/export/export-props.ts';
import type { BillSearch } from '../../../../src/pages/bills/search/search-address.ts';
import { ListTools, readShortcutsEnabled } from '../../../../src/pages/bills/tools/ListTools.tsx';
import { waitForGuard } from '../../../support/click-guard.ts';
import { columnChoice } from '../bare-bill.ts';
import { searchOptions } from '../search/support.tsx';
import { deferred } from '../../../support/api.ts';

type Part = ComponentType<ExportProps>;

const chunk = vi.hoisted(() => ({ load: (_kind: string): Promise<unknown> => Promise.resolve() }));
vi.mock('../../../../src/pages/bills/export/load-export.ts', () => ({
  loadExport: (kind: string) => chunk.load(kind),
}));

beforeAll(() => loadTexts('bills', 'bill-tools'));

const searchOf = (page: number): BillSearch => ({
  condition: {},
  sort: 'priceDesc',
  page,
  perPage: null,
});
const onSearch = vi.fn<() => void>();

function show() {
  const tools = (page: number) => (
    <ListTools
      search={searchOf(page)}
      options={searchOptions}
      portalTitle="Web明細"
      hasPaymentDueDates={false}
      columns={columnChoice()}
      onFocusSearch={onSearch}
    />
  );
  const { rerender } = render(tools(1));
  return { turnTo: (page: number) => rerender(tools(page)) };
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

describe('the tools of the list', () => {
  it.each([
    ['表示設定', '一覧の表示設定'],
    ['キー操作', '一覧のキー操作'],
  ])('%s opens a dialog, and closes the menu', async (name, title) => {
    show();
    const menu = button(name).closest<HTMLElement>('[popover]');
    const hide = vi.fn<() => void>();
    if (menu) menu.hidePopover = hide;
    expect(button('その他の操作').getAttribute('popovertarget')).toBe(menu?.id);
    expect(button(name).getAttribute('aria-haspopup')).toBe('dialog');
    await press(name);
    expect(hide).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    await press('閉じる');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the keys of the list', () => {
  const key = (pressed: string): boolean => fireEvent.keyDown(document.body, { key: pressed });

  it('work as soon as the tools are rendered', () => {
    show();
    key('/');
    expect(onSearch).toHaveBeenCalledOnce();
    key('?');
    expect(screen.getByRole('dialog', { name: '一覧のキー操作' })).toBeDefined();
  });

  it.each(['"yes"', '0', '{'])('are on if the stored value is not valid: %s', (stored) => {
    localStorage.setItem('billKeys.demo', stored);
    expect(readShortcutsEnabled()).toBe(true);
  });
});

describe('an export', () => {
  const ExportStub: Part = ({ search, options, onClose }) => (
    <p>
      {`page ${search.page} of ${options?.lastMonths} months`}
      <button type="button" onClick={onClose}>
        end
      </button>
    </p>
  );

  it.each([
    ['CSVで保存', 'csv'],
    ['印刷', 'print'],
  ])(
    '%s is loaded when its button is pressed, and exports the search of that moment',
    async (name, kind) => {
      const requested: string[] = [];
      const part = deferred<Part>();
      chunk.load = (language) => {
        requested.push(language);
        return part.promise;
      };
      const { turnTo } = show();
      await press(name);
      expect(requested).toEqual([kind]);
      expect(button(name).getAttribute('aria-busy')).toBe('true');
      // Back may open another page before the code is loaded.
      turnTo(2);
      await act(async () => part.resolve(ExportStub));
      turnTo(3);
      expect(screen.getByText(/^page 1 of 24 months/)).toBeDefined();
      expect(button(name).hasAttribute('aria-busy')).toBe(false);
      await press('end');
      expect(screen.queryByText(/^page/)).toBeNull();
    },
  );

  it('that failed to load is announced, and can be repeated', async () => {
    chunk.load = () => Promise.reject(new TypeError('Failed to fetch'));
    show();
    await press('CSVで保存');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^必要なファイルを読み込めませんでした。/,
    );
    chunk.load = () => Promise.resolve(ExportStub);
    waitForGuard();
    await press('CSVで保存');
    expect(await screen.findByText(/^page 1/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
