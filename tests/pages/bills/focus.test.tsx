import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../generated/model/bill.ts';
import { startMockApi } from '../../support/mock-api.ts';
import { FIRST_BILL_TITLE, FIRST_BILL_LABEL, showLoadedBillList, showBillList } from './support.ts';

const api = startMockApi();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const focusedElement = () => document.activeElement;
const searches = () => api.calls.filter(({ path }) => path === '/bills').length;
const results = () => screen.getByRole('region', { name: '検索結果' });

/** Changes each bill in the list of the server. */
let changeBill: (bill: Bill) => Bill = (bill) => bill;

beforeEach(() => {
  changeBill = (bill) => bill;
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answer(request);
    if (!new URL(request.url).pathname.endsWith('/bills') || !response.ok) return response;
    const list: { items: Bill[] } = await response.json();
    return Response.json({ ...list, items: list.items.map(changeBill) });
  });
});

describe('the focus after a status change', () => {
  const open = async (): Promise<HTMLElement> => {
    await showLoadedBillList();
    await press(`変更: ステータス ${FIRST_BILL_LABEL}`);
    return screen.findByLabelText('ステータスの変更');
  };
  const update = async (field: HTMLElement): Promise<void> => {
    await userEvent.selectOptions(field, '確認済');
    await press('更新する');
    await screen.findByText(/に更新しました。$/);
    await waitFor(() => expect(searches()).toBe(2));
  };

  it('stays on the button', async () => {
    await update(await open());
    expect(focusedElement()).toBe(button('更新する'));
  });

  it('moves to the message if no other status may follow', async () => {
    const field = await open();
    changeBill = (bill) => ({ ...bill, selectableStatuses: [] });
    await update(field);
    await waitFor(() => expect(screen.queryByLabelText('ステータスの変更')).toBeNull());
    expect(focusedElement()).toBe(screen.getByText(/に更新しました。$/));
  });

  it('moves to the field again if the button of the row is pressed again', async () => {
    const field = await open();
    button('更新する').focus();
    await press(`変更: ステータス ${FIRST_BILL_LABEL}`);
    expect(focusedElement()).toBe(field);
  });

  it('stays in the search field if the bill appears again after another search', async () => {
    await open();
    await api.answerNext({ operationId: 'searchBills', example: 'empty' });
    const keyword = screen.getByLabelText('キーワード');
    await userEvent.type(keyword, 'x{Enter}');
    await screen.findByText('検索結果は0件です。');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.type(keyword, 'y{Enter}');
    await screen.findByLabelText('ステータスの変更');
    expect(focusedElement()).toBe(keyword);
  });
});

describe('the focus while a file is returned', () => {
  const open = async (): Promise<HTMLElement> => {
    await showLoadedBillList();
    await press(`詳細: ${FIRST_BILL_LABEL}`);
    await press('ファイルを返送する');
    return screen.findByLabelText('ファイルを選択');
  };

  it('moves to the form, and to its file field when that is loaded', async () => {
    await api.answerNext({ operationId: 'createUploadToken', delayMs: 300 });
    const choice = open();
    await waitFor(() => expect(focusedElement()).toBe(screen.getByRole('group', { name: /返送/ })));
    const input = await choice;
    await waitFor(() => expect(focusedElement()).toBe(input));
  });

  it('returns to the button when the form is closed', async () => {
    await open();
    await press('やめる');
    await waitFor(() => expect(focusedElement()).toBe(button('ファイルを返送する')));
  });

  it('returns to the button when the file is sent', async () => {
    await userEvent.upload(await open(), new File(['x'], '受領書.pdf'));
    await press('返送する');
    await screen.findByText(/を返送しました。$/);
    await waitFor(() => expect(focusedElement()).toBe(button('ファイルを返送する')));
  });

  it('moves to the message if the bill accepts no other file', async () => {
    const input = await open();
    changeBill = (bill) => ({ ...bill, canReturnFile: false });
    await userEvent.upload(input, new File(['x'], '受領書.pdf'));
    await press('返送する');
    await waitFor(() => expect(searches()).toBe(2));
    const sent = await screen.findByText(/を返送しました。$/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /返送する$/ })).toBeNull());
    expect(focusedElement()).toBe(sent);
  });
});

describe('the focus, for selected bills', () => {
  const select = async (): Promise<void> => {
    await showLoadedBillList();
    await userEvent.click(screen.getByRole('checkbox', { name: `選択: ${FIRST_BILL_LABEL}` }));
  };
  const fail = async (): Promise<HTMLElement> => {
    await select();
    await api.answerNext({ operationId: 'downloadBillsZip', code: '400-1-05-02' });
    await press('選択した明細をダウンロード');
    return screen.findByRole('alert');
  };

  it('moves to the results when the selection is cleared', async () => {
    await select();
    await press('選択を解除');
    expect(focusedElement()).toBe(results());
  });

  it('returns to the download button when the error is closed', async () => {
    await userEvent.click(within(await fail()).getByRole('button', { name: '閉じる' }));
    expect(focusedElement()).toBe(button('選択した明細をダウンロード'));
  });

  it('moves to the results when the selection is cleared after an error', async () => {
    await userEvent.click(within(await fail()).getByRole('button', { name: '選択を解除' }));
    expect(focusedElement()).toBe(results());
  });
});

describe('the focus, for a download', () => {
  const pdf = () => button(`PDF ダウンロード: ${FIRST_BILL_LABEL}`);

  it('returns to its button when it is cancelled', async () => {
    await showLoadedBillList();
    await api.answerNext({ operationId: 'downloadBillPdf', delayMs: 10_000 });
    await userEvent.click(pdf());
    await userEvent.click(await screen.findByRole('button', { name: '中止' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(focusedElement()).toBe(pdf());
  });

  it.each(['もう一度試す', '閉じる'])('returns to its button after a failure: %s', async (name) => {
    await showLoadedBillList();
    await api.answerNext({ operationId: 'downloadBillPdf', code: '400-1-99-99' });
    await userEvent.click(pdf());
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(focusedElement()).toBe(pdf());
  });
});

describe('the focus in an empty result', () => {
  it('moves to the heading when the conditions are removed', async () => {
    await api.answerNext({ operationId: 'searchBills', example: 'empty' });
    await showBillList('?keyword=zzz&page=1');
    await userEvent.click(await screen.findByRole('button', { name: '条件をすべて解除する' }));
    await screen.findByText(FIRST_BILL_TITLE);
    expect(focusedElement()).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
