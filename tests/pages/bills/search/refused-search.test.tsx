import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorItem } from '../../../../generated/model/errorItem.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { showLoadedBillList, showBillList } from '../support.ts';

startMockApi();

/** The errors of the next searches; an empty list accepts them. */
let refusal: ErrorItem[] = [];

beforeEach(() => {
  refusal = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    refusal.length > 0 && new URL(request.url).pathname.endsWith('/bills')
      ? Response.json(refusal, { status: 400 })
      : answer(request),
  );
});

const search = async (keyword: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText('キーワード'));
  await userEvent.type(screen.getByLabelText('キーワード'), keyword);
  await userEvent.click(screen.getByRole('button', { name: '検索' }));
};

const tooLong = (target: string): ErrorItem => ({
  code: '400-1-00-04',
  target: [target],
  mapping: [
    { key: 'name', value: target, type: 'FE' },
    { key: 'max', value: '100', type: 'BE' },
  ],
});

describe('a search that the API refuses', () => {
  it('shows the message after opening a link, until the field is corrected', async () => {
    refusal = [tooLong('keyword')];
    await showBillList('?keyword=保守');
    const field = await screen.findByLabelText<HTMLInputElement>('キーワード');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.type(field, 'x');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
    expect(field.value).toBe('保守x');
  });

  it('opens the panel for a field in it', async () => {
    await showLoadedBillList();
    expect(screen.queryByLabelText('発行日（開始）')).toBeNull();
    refusal = [tooLong('publicationDateFrom')];
    await search('保守');
    const field = await screen.findByLabelText('発行日（開始）');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('キーワード').getAttribute('aria-invalid')).toBeNull();
  });

  it('focuses the first box of a group', async () => {
    await showLoadedBillList();
    refusal = [tooLong('statusId')];
    await search('保守');
    const [box] = await screen.findAllByRole('checkbox', { name: '未確認' });
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  it('keeps the focus if the error names no field', async () => {
    await showLoadedBillList();
    refusal = [{ code: '400-1-99-01', target: [], mapping: [] }];
    await search('保守');
    await screen.findByRole('alert');
    expect(document.querySelector('form [aria-invalid]')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '検索' }));
  });
});
