import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { batchRequest, billDownloads } from '../../../../src/pages/bills/bill-downloads.ts';
import { resultInParts, selectionInParts } from '../../../../src/pages/bills/list/BillResults.tsx';
import { BatchBar } from '../../../../src/shell/downloads/BatchBar.tsx';
import { overFileLimitText } from '../../../../src/shell/downloads/use-selection.ts';

beforeAll(() => loadTexts('bills', 'downloads', 'common', 'ui'));

const nothing = (): void => undefined;
const label = '選択した明細をダウンロード';

const selection = (bills: number, filesEach: number): Map<string, number> =>
  new Map(Array.from({ length: bills }, (_, index) => [`bill-${index}`, filesEach]));

describe('a selection', () => {
  it('of as many bills as an address holds is one file', () => {
    expect(selectionInParts(selection(200, 2), 5000)).toBeUndefined();
  });

  it('of just as many files as a batch may hold is one file', () => {
    expect(selectionInParts(selection(100, 2), 200)).toBeUndefined();
  });

  it.each([
    [201, 1, 5000],
    [101, 2, 200],
  ])('of %i bills with %i files each and a limit of %i comes in parts, and says so', (...given) => {
    const [bills, filesEach, limit] = given;
    expect(selectionInParts(selection(bills, filesEach), limit)).toBe(
      '件数が多いため、複数のZIPに分けて順にダウンロードします。',
    );
  });
});

describe('the bar of a selection', () => {
  const show = (given: { problem?: string; start?: () => void }): HTMLElement => {
    const { problem, start } = given;
    render(
      <BatchBar
        downloads={billDownloads}
        request={batchRequest('selected', {}, ['bill-1'])}
        state={undefined}
        count={201}
        label={label}
        problem={problem}
        inParts={start && { text: '分けて', start }}
        onClear={nothing}
      />,
    );
    return screen.getByRole('button', { name: label });
  };

  it('says that it comes in parts, and begins those', async () => {
    const start = vi.fn<() => void>();
    await userEvent.click(show({ start }));
    expect(screen.getByRole('status').textContent).toBe('201件を選択中分けて');
    expect(start).toHaveBeenCalledOnce();
    expect(billDownloads.states.get()).toEqual({});
  });

  it('does not send what cannot be had in parts either, and says why', () => {
    const problem = overFileLimitText(selection(101, 2), 200);
    expect(show({ problem: problem ?? '' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('status').textContent).toContain(
      'ファイルは200件までです（選択中：202件）。選択する件数を減らしてください。',
    );
  });
});

describe('the whole result', () => {
  it('says the limit where PDF and CSV together may be more files', () => {
    expect(resultInParts(166, 200)).toMatch(/ファイルは200件までです（PDFとCSVは別々に数えます）/);
  });

  it('says nothing where it cannot be reached, and keeps its place while it is not known yet', () => {
    expect([
      resultInParts(100, 200),
      resultInParts(100, undefined),
      resultInParts(500, undefined),
    ]).toEqual([undefined, undefined, '']);
  });
});
