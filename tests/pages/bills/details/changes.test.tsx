import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { announced } from '../../../support/announced.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL_NAME, openBillList, showBillList } from '../support.ts';

const api = startMockApi();
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const searches = () => api.calls.filter(({ path }) => path === '/bills').length;

async function openReturnFile(): Promise<HTMLElement> {
  await openBillList();
  await press(`詳細: ${FIRST_BILL_NAME}`);
  await press('ファイルを返送する');
  return screen.findByLabelText('ファイルを選択');
}

const file = (name: string, content = 'x'): File => new File([content], name);

describe('a bill that cannot be downloaded', () => {
  it.each([
    ['deadlinePassed', /^詳細: .*INV-202509-00032/, /ダウンロード期限が過ぎたため/],
    ['unpublished', /^詳細: .*INV-202609-00098/, /発行元により公開が停止されたため/],
  ])('says why in its details: %s', async (example, name, reason) => {
    await api.answerNext({ operationId: 'searchBills', example });
    await showBillList();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByText(reason)).toBeDefined();
  });
});

describe("a bill's status", () => {
  it('is changed from its row, and the list asked again', async () => {
    await openBillList();
    await press(`変更: ステータス ${FIRST_BILL_NAME}`);
    const select = await screen.findByLabelText('ステータスの変更');
    await waitFor(() => expect(document.activeElement).toBe(select));
    await userEvent.selectOptions(select, '確認済');
    await press('更新する');
    expect(
      announced(await screen.findByText(/^ステータスを「.+」に更新しました。$/)),
    ).toBeDefined();
    expect(
      api.calls.some(
        ({ method, path }) => method === 'PUT' && path === '/bills/bill-202611-00118/status',
      ),
    ).toBe(true);
    await waitFor(() => expect(searches()).toBe(2));
  });

  it.each([
    ['409-1-00-01', '最新の状態を表示する'],
    ['400-1-05-06', '最新の状態を表示する'],
  ])('that another user has changed can be reloaded: %s', async (code, next) => {
    await openBillList();
    await press(`変更: ステータス ${FIRST_BILL_NAME}`);
    await userEvent.selectOptions(await screen.findByLabelText('ステータスの変更'), '確認済');
    await api.answerNext({ operationId: 'updateBillStatus', code });
    await press('更新する');
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: next }));
    await waitFor(() => expect(searches()).toBe(2));
  });
});

describe('a returned file', () => {
  it('is sent after its limits were shown', async () => {
    const input = await openReturnFile();
    expect(screen.getByText(/形式、.+まで/)).toBeDefined();
    await userEvent.upload(input, file('受領書.pdf'));
    await press('返送する');
    expect(announced(await screen.findByText(/を返送しました。$/))).toBeDefined();
    await waitFor(() => expect(searches()).toBe(2));
  });

  it.each([
    ['空のファイル', file('受領書.pdf', ''), '空のファイルは送信できません'],
    ['使えない拡張子', file('受領書.exe'), 'この種類のファイルは送信できません'],
    ['使えない文字', file('受領書?.pdf'), 'ファイル名に使用できない文字が含まれています'],
  ])('is refused before it is sent: %s', async (_, refused, text) => {
    const input = await openReturnFile();
    await userEvent.upload(input, refused, { applyAccept: false });
    expect(await screen.findByText(new RegExp(text))).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '返送する' }).disabled).toBe(true);
  });

  it('is sent again with a new token after a refusal', async () => {
    const input = await openReturnFile();
    await userEvent.upload(input, file('受領書.pdf'));
    await api.answerNext({ operationId: 'uploadReturnedFile', code: '400-1-99-99' });
    await press('返送する');
    const alert = await screen.findByRole('alert');
    const tokens = () => api.calls.filter(({ path }) => path.endsWith('/upload-tokens')).length;
    const before = tokens();
    await userEvent.click(within(alert).getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText(/を返送しました。$/)).toBeDefined();
    expect(tokens()).toBe(before + 1);
  });

  it('is repeated with the same token if the result is unknown', async () => {
    // Before the end of the example's token.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:10:00+09:00') });
    const input = await openReturnFile();
    await userEvent.upload(input, file('受領書.pdf'));
    await api.answerNext({ operationId: 'uploadReturnedFile', kind: 'drop' });
    await press('返送する');
    const alert = await screen.findByRole('alert');
    const tokens = () => api.calls.filter(({ path }) => path.endsWith('/upload-tokens')).length;
    const before = tokens();
    await userEvent.click(within(alert).getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText(/を返送しました。$/)).toBeDefined();
    expect(tokens()).toBe(before);
    vi.useRealTimers();
  });

  it('stays chosen while it is sent again, and when its token cannot be had', async () => {
    const input = await openReturnFile();
    await userEvent.upload(input, file('受領書.pdf'));
    await api.answerNext({ operationId: 'uploadReturnedFile', code: '400-1-99-99' });
    await press('返送する');
    const alert = await screen.findByRole('alert');
    await api.answerNext({ operationId: 'createUploadToken', kind: 'html' });
    await userEvent.click(within(alert).getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(alert.textContent));
    // The same field element: a new one would be empty.
    expect(screen.getByLabelText('ファイルを選択')).toBe(input);
  });

  it('that the server refuses says why', async () => {
    const input = await openReturnFile();
    await userEvent.upload(input, file('受領書.pdf'));
    await api.answerNext({ operationId: 'uploadReturnedFile', code: '413-1-00-01' });
    await press('返送する');
    expect((await screen.findByRole('alert')).textContent).toContain('10MB');
  });
});
