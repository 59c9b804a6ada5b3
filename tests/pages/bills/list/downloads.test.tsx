import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../../support/announced.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { closeMessage, messageStore } from '../../../../src/shell/messages/message-store.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { FIRST_BILL, FIRST_BILL_NAME, openBillList } from '../support.ts';

const saved = vi.hoisted((): string[] => []);
vi.mock('../../../../src/lib/save-file.ts', () => ({
  saveFile: (_file: Blob, name: string) => {
    saved.push(name);
  },
}));

const api = startMockApi();
const paths = () => api.calls.map(({ path }) => path);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const SECOND_BILL = '納品書（11月第3週納品分）';

beforeEach(() => {
  closeMessage();
  saved.length = 0;
});

describe('downloads of the bill list', () => {
  it.each([
    ['PDF', '/bills/bill-202611-00118/pdf', '.pdf'],
    ['CSV', '/bills/bill-202611-00118/csv', '.csv'],
  ])('save the %s of a bill, and refresh the list', async (kind, path, extension) => {
    await openBillList();
    await press(`${kind} ダウンロード: ${FIRST_BILL_NAME}`);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toContain(extension);
    expect(
      announced(await screen.findByText(`「${saved[0]}」をダウンロードしました。`)),
    ).toBeDefined();
    expect(paths()).toContain(path);
    await waitFor(() => expect(paths().filter((called) => called === '/bills')).toHaveLength(2));
  });

  it('save an attached file', async () => {
    await openBillList();
    await press(`詳細: ${FIRST_BILL_NAME}`);
    await press(/配送実績明細_2026年11月\.xlsx/);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(paths()).toContain('/bills/bill-202611-00118/attachments/bill-202611-00118-att-1');
  });

  it.each([
    ['403-1-05-01', '発行元がファイルの公開を終了した', '公開停止'],
    ['404-1-08-01', 'ダウンロードの期限が過ぎています', '期限終了'],
  ])('show %s in the message area, and mark the bill', async (code, text, mark) => {
    await openBillList();
    await api.answerNext({ operationId: 'downloadBillPdf', code });
    await press(`PDF ダウンロード: ${FIRST_BILL_NAME}`);
    await waitFor(() => expect(messageStore.get()?.message).toContain(text));
    expect(messageStore.get()).toMatchObject({ status: 'error' });
    expect(messageStore.get()?.hideTopLink).toBeFalsy();
    const note = screen.getByText(FIRST_BILL).closest('tr')?.nextElementSibling;
    expect(note?.textContent).toContain(mark);
    // The message area announces it already.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(SECOND_BILL)).toBeDefined();
  });

  it('offer a retry after an unexpected error', async () => {
    await openBillList();
    await api.answerNext({ operationId: 'downloadBillPdf', code: '400-1-99-99' });
    await press(`PDF ダウンロード: ${FIRST_BILL_NAME}`);
    await userEvent.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: 'もう一度試す' }),
    );
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('put selected bills into one file', async () => {
    await openBillList();
    await userEvent.click(screen.getByRole('checkbox', { name: `選択: ${FIRST_BILL_NAME}` }));
    await userEvent.click(
      screen.getByRole('checkbox', { name: `選択: ${SECOND_BILL} DLV-202611-00117` }),
    );
    expect(screen.getByText('2件を選択中')).toBeDefined();
    await press('選択した明細をダウンロード');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(api.calls.find(({ path }) => path === '/bills/zip')?.query.getAll('billId')).toEqual([
      'bill-202611-00118',
      'bill-202611-00117',
    ]);
  });

  it('select the page, except bills that cannot be downloaded', async () => {
    await openBillList();
    await userEvent.click(screen.getByRole('checkbox', { name: 'このページの明細をすべて選択' }));
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^選択: / });
    expect(boxes.filter(({ disabled }) => disabled).length).toBeGreaterThan(0);
    expect(boxes.every(({ checked, disabled }) => checked !== disabled)).toBe(true);
  });

  it('clear the selection at another search', async () => {
    await openBillList('?keyword=配送&page=1');
    await userEvent.click(screen.getByRole('checkbox', { name: `選択: ${FIRST_BILL_NAME}` }));
    await press('条件「キーワード：配送」を解除');
    await waitFor(() => expect(screen.queryByText('1件を選択中')).toBeNull());
  });

  it('put the whole result into one file, by its conditions', async () => {
    await openBillList('?keyword=配送&priceFrom=1000&page=2');
    await press('検索結果を一括ダウンロード');
    await waitFor(() => expect(saved).toHaveLength(1));
    const zip = api.calls.find(({ path }) => path === '/bills/zip');
    expect(zip?.query.toString()).toBe(
      new URLSearchParams({ keyword: '配送', priceFrom: '1000' }).toString(),
    );
  });

  it('focus the search form if there are too many files', async () => {
    await openBillList();
    await api.answerNext({ operationId: 'downloadBillsZip', code: '400-1-05-02' });
    await press('検索結果を一括ダウンロード');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('一度にダウンロードできるファイルは100件までです。');
    await userEvent.click(within(alert).getByRole('button', { name: '条件を絞り込む' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('キーワード')));
  });

  it('offer to clear a selection of too many files', async () => {
    await openBillList();
    await userEvent.click(screen.getByRole('checkbox', { name: `選択: ${FIRST_BILL_NAME}` }));
    await api.answerNext({ operationId: 'downloadBillsZip', code: '400-1-05-02' });
    await press('選択した明細をダウンロード');
    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByRole('button', { name: '条件を絞り込む' })).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: '選択を解除' }));
    expect(screen.queryByRole('region', { name: '一括ダウンロード' })).toBeNull();
  });

  it.each([
    ['400-1-05-01', '別のダウンロードを処理しています'],
    ['400-1-05-03', 'ダウンロードできるファイルがありません'],
  ])('show %s of a batch at its button', async (code, text) => {
    await openBillList();
    await api.answerNext({ operationId: 'downloadBillsZip', code });
    await press('検索結果を一括ダウンロード');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
});

describe('a download whose list is left', () => {
  const startAndLeave = async (): Promise<void> => {
    const { unmount } = await openBillList();
    await press(`PDF ダウンロード: ${FIRST_BILL_NAME}`);
    await waitFor(() => expect(paths()).toContain('/bills/bill-202611-00118/pdf'));
    unmount();
  };
  const pdfButton = () =>
    screen.getByRole('button', { name: `PDF ダウンロード: ${FIRST_BILL_NAME}` });

  it('is saved', async () => {
    await api.answerNext({ operationId: 'downloadBillPdf', delayMs: 500 });
    await startAndLeave();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('is still running when the list is opened again', async () => {
    await api.answerNext({ operationId: 'downloadBillPdf', delayMs: 3000 });
    await startAndLeave();
    await openBillList();
    expect(pdfButton().getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await screen.findByText(`「${saved[0]}」をダウンロードしました。`)).toBeDefined();
    expect(pdfButton().getAttribute('aria-busy')).toBeNull();
  });

  it.each([
    ['400-1-99-99', '予期しないエラー'],
    ['500-1-00-01', '予期しないエラー'],
  ])('shows the failure %s at the bill when the list is opened again', async (code, text) => {
    await api.answerNext({ operationId: 'downloadBillPdf', code, delayMs: 300 });
    await startAndLeave();
    await new Promise((resolve) => setTimeout(resolve, 800));
    await openBillList();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    await userEvent.click(within(alert).getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('shows a removed file at the bill, and no message on other pages', async () => {
    await api.answerNext({ operationId: 'downloadBillPdf', code: '403-1-05-01', delayMs: 300 });
    await startAndLeave();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(messageStore.get()).toBeNull();
    await openBillList();
    expect((await screen.findByRole('alert')).textContent).toContain('公開を終了した');
  });

  it('ends at a logout', async () => {
    await api.answerNext({ operationId: 'downloadBillPdf', delayMs: 500 });
    await startAndLeave();
    clearSession();
    await openBillList();
    expect(pdfButton().getAttribute('aria-busy')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(saved).toEqual([]);
  });
});
