import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../generated/model/bill.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { startMockApi } from '../../support/mock-api.ts';
import { FIRST_BILL_LABEL, showLoadedBillList } from './support.ts';

const api = startMockApi();
const getButton = (buttonName: string | RegExp) => screen.getByRole('button', { name: buttonName });
const press = (buttonName: string | RegExp) => userEvent.click(getButton(buttonName));
const getFocusedElement = () => document.activeElement;
const getSearchCount = () => api.calls.filter(({ path }) => path === '/bills').length;
const getResultRegion = () => screen.getByRole('region', { name: '検索結果' });

/** Changes each bill in the list of the server. */
let changeBill: (bill: Bill) => Bill = (bill) => bill;

beforeEach(() => {
  changeBill = (bill) => bill;
  const answerRequest = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answerRequest(request);
    if (!new URL(request.url).pathname.endsWith('/bills') || !response.ok) return response;
    const list: { items: Bill[] } = await response.json();
    return Response.json({ ...list, items: list.items.map(changeBill) });
  });
});

describe('the focus after a status change', () => {
  const openStatusForm = async (): Promise<HTMLElement> => {
    await showLoadedBillList();
    await press(`変更: ステータス ${FIRST_BILL_LABEL}`);
    const field = await screen.findByLabelText('ステータスの変更');
    await waitFor(() => expect(getFocusedElement()).toBe(field));
    return field;
  };
  const updateStatus = async (field: HTMLElement): Promise<void> => {
    await userEvent.selectOptions(field, '確認済');
    await press('更新する');
    await screen.findByText(/に更新しました。$/);
    await waitFor(() => expect(getSearchCount()).toBe(2));
  };

  it.each([
    ['finds', (bill: Bill) => bill],
    ['no longer finds', (bill: Bill) => ({ ...bill, billId: `other ${bill.billId}` })],
  ])('stays on the button if the search %s the bill, whose row is updated', async (_, change) => {
    const field = await openStatusForm();
    changeBill = change;
    await updateStatus(field);
    const historyLink = { name: `確認済 更新履歴: ${FIRST_BILL_LABEL}` };
    expect(screen.getByRole('link', historyLink)).toBeDefined();
    expect(getFocusedElement()).toBe(getButton('更新する'));
  });

  it('moves to the message if no other status may follow', async () => {
    const field = await openStatusForm();
    changeBill = (bill) => ({ ...bill, selectableStatuses: [] });
    await updateStatus(field);
    await waitFor(() => expect(screen.queryByLabelText('ステータスの変更')).toBeNull());
    expect(getFocusedElement()).toBe(screen.getByText(/に更新しました。$/));
  });

  it('moves to the field again if the button of the row is pressed again', async () => {
    const field = await openStatusForm();
    await press(/^詳細: .*DLV-202611-00117/);
    await press(`変更: ステータス ${FIRST_BILL_LABEL}`);
    expect(getFocusedElement()).toBe(field);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
  });

  it('stays in the search field if the bill appears again after another search', async () => {
    await openStatusForm();
    await api.answerNext({ operationId: 'searchBills', example: 'empty' });
    const keyword = screen.getByLabelText('キーワード');
    await userEvent.type(keyword, 'x{Enter}');
    await screen.findByText('検索結果は0件です。');
    waitForGuard();
    await userEvent.type(keyword, 'y{Enter}');
    await screen.findByLabelText('ステータスの変更');
    expect(getFocusedElement()).toBe(keyword);
  });
});

describe('the focus while a file is returned', () => {
  const openReturnForm = async (): Promise<HTMLElement> => {
    await showLoadedBillList();
    await press(`詳細: ${FIRST_BILL_LABEL}`);
    await press('ファイルを返送する');
    return screen.findByLabelText('ファイルを選択');
  };

  it('moves to the form, and to the file field after the field is loaded', async () => {
    await api.answerNext({ operationId: 'createUploadToken', delayMs: 300 });
    const fileFieldPromise = openReturnForm();
    await waitFor(() =>
      expect(getFocusedElement()).toBe(screen.getByRole('group', { name: /返送/ })),
    );
    const input = await fileFieldPromise;
    await waitFor(() => expect(getFocusedElement()).toBe(input));
  });

  it('returns to the button when the form is closed', async () => {
    await openReturnForm();
    await press('やめる');
    await waitFor(() => expect(getFocusedElement()).toBe(getButton('ファイルを返送する')));
  });

  it('returns to the button when the file is sent', async () => {
    await userEvent.upload(await openReturnForm(), new File(['x'], '受領書.pdf'));
    await press('返送する');
    await screen.findByText(/を返送しました。$/);
    await waitFor(() => expect(getFocusedElement()).toBe(getButton('ファイルを返送する')));
  });

  it('moves to the message if the bill accepts no other file', async () => {
    const input = await openReturnForm();
    changeBill = (bill) => ({ ...bill, canReturnFile: false });
    await userEvent.upload(input, new File(['x'], '受領書.pdf'));
    await press('返送する');
    await waitFor(() => expect(getSearchCount()).toBe(2));
    const sentMessage = await screen.findByText(/を返送しました。$/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /返送する$/ })).toBeNull());
    expect(getFocusedElement()).toBe(sentMessage);
  });
});

describe('the focus while bills are selected', () => {
  const selectFirstBill = async (): Promise<void> => {
    await showLoadedBillList();
    await userEvent.click(screen.getByRole('checkbox', { name: `選択: ${FIRST_BILL_LABEL}` }));
  };
  const failDownload = async (): Promise<HTMLElement> => {
    await selectFirstBill();
    await api.answerNext({ operationId: 'downloadBillsZip', code: '400-1-05-02' });
    await press('選択した明細をダウンロード');
    return screen.findByRole('alert');
  };

  it('moves to the results when the selection is cleared', async () => {
    await selectFirstBill();
    await press('選択を解除');
    expect(getFocusedElement()).toBe(getResultRegion());
  });

  it('returns to the download button when the error is closed', async () => {
    await userEvent.click(within(await failDownload()).getByRole('button', { name: '閉じる' }));
    expect(getFocusedElement()).toBe(getButton('選択した明細をダウンロード'));
  });

  it('moves to the results when the selection is cleared after an error', async () => {
    await userEvent.click(within(await failDownload()).getByRole('button', { name: '選択を解除' }));
    expect(getFocusedElement()).toBe(getResultRegion());
  });
});

describe('the focus after a download', () => {
  const getPdfButton = () => getButton(`PDF ダウンロード: ${FIRST_BILL_LABEL}`);

  it('returns to the download button when the download is cancelled', async () => {
    await showLoadedBillList();
    await api.answerNext({ operationId: 'downloadBillPdf', delayMs: 10_000 });
    await userEvent.click(getPdfButton());
    await userEvent.click(await screen.findByRole('button', { name: '中止' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(getFocusedElement()).toBe(getPdfButton());
  });

  it.each(['もう一度試す', '閉じる'])(
    'returns to the download button after a failure and a press on %s',
    async (buttonName) => {
      await showLoadedBillList();
      await api.answerNext({ operationId: 'downloadBillPdf', code: '400-1-99-99' });
      await userEvent.click(getPdfButton());
      await userEvent.click(
        within(await screen.findByRole('alert')).getByRole('button', { name: buttonName }),
      );
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(getFocusedElement()).toBe(getPdfButton());
    },
  );
});
