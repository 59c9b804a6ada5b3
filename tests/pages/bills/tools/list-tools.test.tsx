import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import type { ExportProps } from '../../../../src/pages/bills/export/export-props.ts';
import { ListTools, readShortcutsEnabled } from '../../../../src/pages/bills/tools/ListTools.tsx';
import { waitForGuard } from '../../../support/click-guard.ts';
import { makeChoice } from '../row-props.ts';
import { defaultSearch } from '../search/default-search.ts';
import { searchOptions } from '../search/support.tsx';
import { deferred } from '../../../support/api.ts';
import { press } from '../../../support/form-fields.ts';

type ExportPart = ComponentType<ExportProps>;

const exportChunk = vi.hoisted(() => ({
  load: (_kind: string): Promise<unknown> => Promise.resolve(),
}));
vi.mock('../../../../src/pages/bills/export/load-export.ts', () => ({
  loadExport: (kind: string) => exportChunk.load(kind),
}));

beforeAll(() => loadTexts('bills', 'bill-tools'));

const onFocusSearch = vi.fn<() => void>();

function renderTools() {
  const createToolsElement = (page: number) => (
    <ListTools
      search={{ ...defaultSearch, page }}
      options={searchOptions}
      portalTitle="Web明細"
      hasPaymentDueDates={false}
      columnChoice={makeChoice()}
      onFocusSearch={onFocusSearch}
    />
  );
  const { rerender } = render(createToolsElement(1));
  return { showPage: (page: number) => rerender(createToolsElement(page)) };
}
const getButton = (buttonName: string) => screen.getByRole('button', { name: buttonName });

describe('the tools of the list', () => {
  it.each([
    ['表示設定', '一覧の表示設定'],
    ['キー操作', '一覧のキー操作'],
  ])('have the button %s, which opens a dialog and closes the menu', async (buttonName, title) => {
    renderTools();
    const menu = getButton(buttonName).closest<HTMLElement>('[popover]');
    expect(screen.getByRole('group', { name: 'その他の操作' })).toBe(menu);
    const hideMenu = vi.fn<() => void>();
    if (menu) menu.hidePopover = hideMenu;
    expect(getButton('その他の操作').getAttribute('popovertarget')).toBe(menu?.id);
    expect(getButton(buttonName).getAttribute('aria-haspopup')).toBe('dialog');
    await press(buttonName);
    expect(hideMenu).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    await press('閉じる');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the keys of the list', () => {
  const pressKey = (key: string): boolean => fireEvent.keyDown(document.body, { key });

  it('work as soon as the tools are rendered', () => {
    renderTools();
    pressKey('/');
    expect(onFocusSearch).toHaveBeenCalledOnce();
    pressKey('?');
    expect(screen.getByRole('dialog', { name: '一覧のキー操作' })).toBeDefined();
  });

  it.each(['"yes"', '0', '{'])('are enabled if the stored value is invalid: %s', (storedText) => {
    localStorage.setItem('billKeys.demo', storedText);
    expect(readShortcutsEnabled()).toBe(true);
  });
});

describe('an export', () => {
  const ExportStub: ExportPart = ({ search, options, onClose }) => (
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
    'is loaded after a press on %s, and exports the search at the time of the press',
    async (buttonName, kind) => {
      const requestedKinds: string[] = [];
      const exportCode = deferred<ExportPart>();
      exportChunk.load = (requestedKind) => {
        requestedKinds.push(requestedKind);
        return exportCode.promise;
      };
      const { showPage } = renderTools();
      await press(buttonName);
      expect(requestedKinds).toEqual([kind]);
      expect(getButton(buttonName).getAttribute('aria-busy')).toBe('true');
      // Back may open another page before the code is loaded.
      showPage(2);
      await act(async () => exportCode.resolve(ExportStub));
      showPage(3);
      expect(screen.getByText(/^page 1 of 24 months/)).toBeDefined();
      expect(getButton(buttonName).hasAttribute('aria-busy')).toBe(false);
      await press('end');
      expect(screen.queryByText(/^page/)).toBeNull();
    },
  );

  it('that failed to load is announced, and can be repeated', async () => {
    exportChunk.load = () => Promise.reject(new TypeError('Failed to fetch'));
    renderTools();
    await press('CSVで保存');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^必要なファイルを読み込めませんでした。/,
    );
    exportChunk.load = () => Promise.resolve(ExportStub);
    waitForGuard();
    await press('CSVで保存');
    expect(await screen.findByText(/^page 1/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
