import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../src/app/query-client.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import type { ExportProps } from '../../../../src/pages/bills/export/export-props.ts';
import type { BillSearch } from '../../../../src/pages/bills/search/condition.ts';
import { ListTools, areKeysOn, keepKeysOn } from '../../../../src/pages/bills/tools/ListTools.tsx';
import { noAnswer, stubApi } from '../../../support/api.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { searchOptions } from '../search/search-options.ts';

type Part = ComponentType<ExportProps>;

/** How the chunk of an export comes. */
const chunk = vi.hoisted(() => ({ load: (_kind: string): Promise<unknown> => Promise.resolve() }));
vi.mock('../../../../src/pages/bills/export/load-export.ts', () => ({
  loadExport: (kind: string) => chunk.load(kind),
}));

beforeAll(() => loadTexts('common', 'bills', 'bill-tools'));
beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/');
});

const searchOf = (page: number): BillSearch => ({
  condition: { searchTargetId: 'title', priceFrom: 1 },
  sort: 'priceDesc',
  page,
  perPage: null,
});
const onSearch = vi.fn<() => void>();

function show() {
  onSearch.mockReset();
  const sent = stubApi({ 'GET /bills/summary': noAnswer });
  const client = createQueryClient();
  const tools = (page: number) => (
    <QueryClientProvider client={client}>
      <ListTools
        search={searchOf(page)}
        options={searchOptions}
        total={3}
        columns={{ shown: [], below: [], offered: [], chosen: [], choose: () => undefined }}
        onSearch={onSearch}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(tools(1));
  return { sent, turnTo: (page: number) => rerender(tools(page)) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole('button', { name });

describe('the tools of the list', () => {
  it('ask for the sum of what is searched for, without what has no effect', async () => {
    const { sent } = show();
    await vi.waitFor(() =>
      expect(sent.map(({ path }) => path)).toEqual(['/bills/summary?priceFrom=1']),
    );
  });

  it.each(['表示する列', 'CSVで保存', '印刷', 'キー操作'])(
    'say of %s that a dialog opens',
    (name) => {
      show();
      expect(button(name).getAttribute('aria-haspopup')).toBe('dialog');
    },
  );

  it.each([
    ['表示する列', '一覧に表示する列'],
    ['キー操作', '一覧のキー操作'],
  ])('open the dialog of %s, and close it', async (name, title) => {
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(name);
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    await press('閉じる');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the keys of the list', () => {
  const key = (pressed: string): boolean => fireEvent.keyDown(document.body, { key: pressed });

  it('lead to the search and to what they do as soon as the tools are there', () => {
    show();
    key('/');
    expect(onSearch).toHaveBeenCalledOnce();
    key('?');
    expect(screen.getByRole('dialog', { name: '一覧のキー操作' })).toBeDefined();
  });

  it('are off where they were switched off, until they are switched on', async () => {
    keepKeysOn(false);
    show();
    key('/');
    expect(onSearch).not.toHaveBeenCalled();
    await press('キー操作');
    await userEvent.click(screen.getByRole('checkbox', { name: 'これらのキーを使う' }));
    expect(areKeysOn()).toBe(true);
    await press('閉じる');
    key('/');
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it.each(['"yes"', '0', '{'])('are on where what is kept says nothing: %s', (kept) => {
    localStorage.setItem('billKeys.demo', kept);
    expect(areKeysOn()).toBe(true);
  });
});

describe('a file or a printed page of the result', () => {
  const Exported: Part = ({ search, options, onClose }) => (
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
  ])('is loaded at its press, which says so meanwhile: %s', async (name, kind) => {
    const asked: string[] = [];
    let come: (part: Part) => void = () => undefined;
    chunk.load = (wanted) => {
      asked.push(wanted);
      return new Promise<Part>((resolve) => {
        come = resolve;
      });
    };
    show();
    await press(name);
    expect(asked).toEqual([kind]);
    const busy = screen
      .getAllByRole('button')
      .filter((one) => one.getAttribute('aria-busy') === 'true');
    expect(busy.map(({ textContent }) => textContent)).toEqual([name]);
    await act(async () => come(Exported));
    expect(screen.getByText(/^page 1 of 24 months/)).toBeDefined();
    expect(button(name).hasAttribute('aria-busy')).toBe(false);
  });

  it('is of the search that was shown at the press, wherever Back has led meanwhile', async () => {
    let come: (part: Part) => void = () => undefined;
    chunk.load = () =>
      new Promise<Part>((resolve) => {
        come = resolve;
      });
    const { turnTo } = show();
    await press('印刷');
    turnTo(2);
    await act(async () => come(Exported));
    turnTo(3);
    expect(screen.getByText(/^page 1 of/)).toBeDefined();
  });

  it('is gone when it is ended', async () => {
    chunk.load = () => Promise.resolve(Exported);
    show();
    await press('印刷');
    await userEvent.click(await screen.findByRole('button', { name: 'end' }));
    expect(screen.queryByText(/^page/)).toBeNull();
  });

  it('that could not be loaded says so aloud, and can be tried again', async () => {
    chunk.load = () => Promise.reject(new TypeError('Failed to fetch'));
    show();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('CSVで保存');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^必要なファイルを読み込めませんでした。/,
    );
    chunk.load = () => Promise.resolve(Exported);
    waitForGuard();
    await press('CSVで保存');
    expect(await screen.findByText(/^page 1/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
