import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDownloads, type Downloads } from '../../../../src/shell/downloads/download-store.ts';
import {
  DownloadListSection,
  type DownloadListSectionProps,
} from '../../../../src/shell/downloads/list/DownloadListSection.tsx';
import {
  SelectableTable,
  PageCheckbox,
  type PageCheckboxProps,
} from '../../../../src/shell/downloads/list/SelectableTable.tsx';
import { expectAnnounced } from '../../../support/announced.ts';
import { switchLanguage } from '../../../support/render.tsx';
import { runningState } from '../running-state.ts';

const request = { position: 'all', key: 'zip', path: '/bills/zip' };
const noOperation = (): void => undefined;
const idleProps = { request, state: undefined };
const idleList = { ...idleProps, label: 'すべて', limitHint: undefined };
const emptySelection = { selectedCount: 0, label: '', problem: undefined, onClear: noOperation };

type Overrides = Partial<Omit<DownloadListSectionProps, 'wholeListDownload'>> & {
  wholeListDownload?: Partial<DownloadListSectionProps['wholeListDownload']>;
};

function showList({ wholeListDownload, ...overrides }: Overrides = {}): {
  downloads: Downloads;
  rerender: (changedProps: Overrides) => void;
} {
  const downloads = createDownloads();
  const listElement = (changedProps: Overrides) => (
    <DownloadListSection
      title="検索結果"
      downloads={downloads}
      extent={{ page: 1, perPage: 50, total: 2 }}
      onPage={noOperation}
      selectionBar={{ ...idleProps, ...emptySelection }}
      lastFile={undefined}
      rows={null}
      isStale={false}
      {...overrides}
      {...changedProps}
      wholeListDownload={{ ...idleList, ...wholeListDownload, ...changedProps.wholeListDownload }}
    >
      <p>The table</p>
    </DownloadListSection>
  );
  const { rerender } = render(listElement({}));
  return { downloads, rerender: (changedProps) => rerender(listElement(changedProps)) };
}
const getDownloadAllButton = () => screen.getByRole('button', { name: 'すべて' });

beforeEach(() => switchLanguage('ja', 'downloads'));

describe('the section of a list of files', () => {
  it.each([
    [1, 50, 1234, '1,234件中 1～50件を表示'],
    [21, 50, 1234, '1,234件中 1,001～1,050件を表示'],
    [25, 50, 1234, '1,234件中 1,201～1,234件を表示'],
    [1, 50, 1, '1件中 1～1件を表示'],
  ])(
    'shows the range of page %i with %i files each, of %i files in total',
    (page, perPage, total, text) => {
      showList({ extent: { page, perPage, total } });
      expectAnnounced(screen.getByText(text));
    },
  );

  it('announces a saved file in an existing live region', () => {
    const { rerender } = showList();
    const regions = screen.getAllByRole('status');
    expect(regions.map(({ textContent }) => textContent)).toEqual(['', '2件中 1～2件を表示']);
    rerender({ lastFile: { fileName: 'bills.zip', count: 1 } });
    expect(regions.map(({ textContent }) => textContent)).toContain(
      '「bills.zip」をダウンロードしました。',
    );
  });

  it('starts one download of all files: its button is busy, and a progress bar appears if the download is slow', () => {
    const { downloads, rerender } = showList();
    const startDownloadSpy = vi.spyOn(downloads, 'start').mockResolvedValue();
    expect(getDownloadAllButton().getAttribute('aria-describedby')).toBeNull();
    // The focus returns to the button by this id.
    expect(getDownloadAllButton().id).toBe('download-all-zip');
    fireEvent.click(getDownloadAllButton());
    expect(startDownloadSpy).toHaveBeenCalledExactlyOnceWith(request);
    rerender({ wholeListDownload: { state: runningState(request) } });
    expect(getDownloadAllButton().getAttribute('aria-busy')).toBe('true');
    // The download may be quick, so the page does not move.
    expect(screen.queryByRole('progressbar')).toBeNull();
    rerender({ wholeListDownload: { state: runningState(request, { isSlow: true }) } });
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('downloads everything in parts if requested', () => {
    const downloadInParts = vi.fn<() => void>();
    const { downloads } = showList({ wholeListDownload: { downloadInParts } });
    const startDownloadSpy = vi.spyOn(downloads, 'start');
    fireEvent.click(getDownloadAllButton());
    expect(downloadInParts).toHaveBeenCalledOnce();
    expect(startDownloadSpy).not.toHaveBeenCalled();
  });

  it.each([
    ['limit', undefined],
    ['hint', noOperation],
  ])('describes the limit of one file at the button, with the style %s', (className, inParts) => {
    showList({ wholeListDownload: { limitHint: '200件までです。', downloadInParts: inParts } });
    const hintId = getDownloadAllButton().getAttribute('aria-describedby') ?? '';
    const expectedHint = { textContent: '200件までです。', className };
    expect(document.getElementById(hintId)).toMatchObject(expectedHint);
  });

  it('reserves the space of range and button while no rows are loaded', () => {
    showList({ extent: undefined });
    const regions = screen.getAllByRole('status');
    expect(regions.map(({ textContent }) => textContent)).toEqual(['', '\u00A0']);
    expect(getDownloadAllButton().className).toContain('hiddenButton');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['one page by default', undefined, 2],
    ['the given step of five pages', 5, 6],
  ])('has a button that goes forward by %s', (_, pagingStep, nextPage) => {
    const onPage = vi.fn<(page: number) => void>();
    showList({
      extent: { page: 1, perPage: 50, total: 500 },
      onPage,
      ...(pagingStep === undefined ? {} : { pagingStep }),
    });
    fireEvent.click(screen.getByRole('button', { name: /^次の/ }));
    expect(onPage).toHaveBeenCalledExactlyOnceWith(nextPage);
  });
});

describe('the checkbox of all rows', () => {
  const renderCheckbox = (selectedCount: number, selectableCount: number) => {
    const props: PageCheckboxProps = {
      label: 'このページをすべて選択',
      shortLabel: 'すべて選択',
      selectedCount,
      selectableCount,
      onChange: vi.fn<(isSelected: boolean) => void>(),
    };
    render(<PageCheckbox {...props} />);
    return {
      input: screen.getByRole<HTMLInputElement>('checkbox', { name: 'このページをすべて選択' }),
      onChange: props.onChange,
    };
  };

  it.each([
    [0, 3, { checked: false, indeterminate: false, disabled: false }],
    [1, 3, { checked: false, indeterminate: true, disabled: false }],
    [3, 3, { checked: true, indeterminate: false, disabled: false }],
    [0, 0, { checked: false, indeterminate: false, disabled: true }],
  ])(
    'with %i of %i rows selected has the state %j',
    (selectedCount, selectableCount, expectedState) => {
      expect(renderCheckbox(selectedCount, selectableCount).input).toMatchObject(expectedState);
    },
  );

  it.each([
    ['selects all rows if some are selected', 1, true],
    ['deselects all rows if all are selected', 3, false],
  ])('%s', (_, selectedCount, isSelected) => {
    const { input, onChange } = renderCheckbox(selectedCount, 3);
    fireEvent.click(input);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(isSelected);
  });
});

describe('a table of files', () => {
  const showTable = (isStale: boolean, columnWidths?: string) =>
    render(
      <SelectableTable<string>
        label="ファイルの一覧"
        className="columns"
        columnWidths={columnWidths}
        pageCheckbox={{
          label: 'ページ',
          shortLabel: 'すべて選択',
          selectedCount: 0,
          selectableCount: 1,
          onChange: noOperation,
        }}
        headings={[
          { key: 'name', content: '名前' },
          { key: 'price', content: '金額', isPrice: true },
        ]}
        rows={['a.pdf', undefined, undefined]}
        renderRow={(row) => (
          <tr role="row" key={row}>
            <td role="cell">{row}</td>
          </tr>
        )}
        unreadableText="表示できません。"
        isStale={isStale}
      />,
    );

  it('has explicit table roles, because its grid layout removes the implicit roles', () => {
    showTable(false);
    const table = screen.getByRole('table', { name: 'ファイルの一覧' });
    expect(table.getAttribute('role')).toBe('table');
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['すべて選択', '名前', '金額']);
    expect(headings.map((heading) => heading.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
    for (const element of table.querySelectorAll('tr, td, th, thead, tbody'))
      expect(element.getAttribute('role')).not.toBeNull();
  });

  it('shows an unreadable row over the whole width', () => {
    showTable(false);
    const texts = screen.getAllByText('表示できません。');
    expect(texts.map((text) => text.closest('td')?.colSpan)).toEqual([3, 3]);
  });

  it('is marked as stale while other rows are loading', () => {
    showTable(true);
    const table = screen.getByRole('table');
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(table.className).toContain('stale');
    cleanup();
    showTable(false);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole('table').className).not.toContain('stale');
  });
});
