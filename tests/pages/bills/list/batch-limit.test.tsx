import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { batchRequest, billDownloads } from '../../../../src/pages/bills/bill-downloads.ts';
import { allLimitText, overLimitText } from '../../../../src/pages/bills/list/over-limit.ts';
import { BatchBar } from '../../../../src/shell/downloads/BatchBar.tsx';

beforeAll(() => loadTexts('bills', 'downloads', 'common', 'ui'));

const nothing = (): void => undefined;

/** The bar for so many selected bills of so many files each. */
function showBar(bills: number, filesEach: number, fileLimit: number): HTMLButtonElement {
  const ids = Array.from({ length: bills }, (_, index) => `bill-${index}`);
  const selected = new Map(ids.map((id) => [id, filesEach]));
  render(
    <BatchBar
      downloads={billDownloads}
      request={batchRequest('selected', { billId: ids })}
      state={undefined}
      count={bills}
      label="選択した明細をダウンロード"
      problem={overLimitText(selected, fileLimit)}
      onClear={nothing}
    />,
  );
  return screen.getByRole('button', { name: '選択した明細をダウンロード' });
}

describe('a selection', () => {
  it('of as many bills as an address holds can be sent', () => {
    expect(showBar(200, 2, 5000).disabled).toBe(false);
  });

  it('of more bills is not sent, and says why', () => {
    expect(showBar(201, 1, 5000).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(
      '201件を選択中一度にダウンロードできる明細は200件までです。選択する件数を減らしてください。',
    );
  });

  it('of more files than one batch may hold is not sent, and says why', () => {
    expect(showBar(101, 2, 200).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toContain(
      'ファイルは200件までです（選択中：202件）。選択する件数を減らしてください。',
    );
  });

  it('of just as many files can be sent', () => {
    expect(showBar(100, 2, 200).disabled).toBe(false);
  });
});

describe('the whole result', () => {
  it('says the limit where PDF and CSV together may be more files', () => {
    expect(allLimitText(166, 200)).toMatch(/1回200ファイルまでです（PDFとCSVは別々に数えます）/);
  });

  it('says nothing where it cannot be reached, or is not known yet', () => {
    expect([allLimitText(100, 200), allLimitText(500, undefined)]).toEqual([undefined, undefined]);
  });
});
