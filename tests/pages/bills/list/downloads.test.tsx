import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL_LABEL, showLoadedBillList } from '../support.ts';
import { savedFiles } from '../../../support/saved.ts';
import { deferred } from '../../../support/api.ts';
import { press } from '../../../support/form-fields.ts';

const api = startMockApi();
const SECOND_BILL_TITLE = '納品書（11月第3週納品分）';

describe('downloads of the bill list', () => {
  it('put selected bills into one file', async () => {
    await showLoadedBillList();
    await userEvent.click(screen.getByRole('checkbox', { name: `選択: ${FIRST_BILL_LABEL}` }));
    await userEvent.click(
      screen.getByRole('checkbox', { name: `選択: ${SECOND_BILL_TITLE} DLV-202611-00117` }),
    );
    expect(screen.getByText('2件を選択中')).toBeDefined();
    await press('選択した明細をダウンロード');
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(api.calls.find(({ path }) => path === '/bills/zip')?.query.getAll('billId')).toEqual([
      'bill-202611-00118',
      'bill-202611-00117',
    ]);
  });

  it('of selected bills are not offered after another search, because the selection is cleared', async () => {
    await showLoadedBillList('?keyword=配送&page=1');
    await userEvent.click(screen.getByRole('checkbox', { name: `選択: ${FIRST_BILL_LABEL}` }));
    await press('条件「キーワード：配送」を解除');
    await waitFor(() => expect(screen.queryByText('1件を選択中')).toBeNull());
  });

  it('request the whole result as one file by the conditions of the search', async () => {
    await showLoadedBillList('?keyword=配送&priceFrom=1000&page=2');
    await press('条件「キーワード：配送」を解除');
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
    await press('検索結果を一括ダウンロード');
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    const zipCall = api.calls.find(({ path }) => path === '/bills/zip');
    expect(Object.fromEntries(zipCall?.query ?? [])).toEqual({ priceFrom: '1000' });
  });

  it('offer a button to the search form if there are too many files, until the next search', async () => {
    await showLoadedBillList();
    await api.answerNext({ operationId: 'downloadBillsZip', code: '400-1-05-02' });
    await press('検索結果を一括ダウンロード');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('一度にダウンロードできるファイルは100件までです。');
    await userEvent.click(within(alert).getByRole('button', { name: '条件を絞り込む' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('キーワード')));
    await userEvent.keyboard('保守{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

it('a download continues while another page is open, and its button is busy when the list opens again', async () => {
  const pdfRelease = deferred<void>();
  const answerRequest = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/pdf')) await pdfRelease.promise;
    return answerRequest(request);
  });
  const { unmount } = await showLoadedBillList();
  await press(`PDF ダウンロード: ${FIRST_BILL_LABEL}`);
  unmount();
  await showLoadedBillList();
  const button = screen.getByRole('button', { name: `PDF ダウンロード: ${FIRST_BILL_LABEL}` });
  expect(button.getAttribute('aria-busy')).toBe('true');
  pdfRelease.resolve();
  expect(await screen.findByText(/をダウンロードしました。$/)).toBeDefined();
  expect(savedFiles).toHaveLength(1);
  expect(button.getAttribute('aria-busy')).toBeNull();
});
