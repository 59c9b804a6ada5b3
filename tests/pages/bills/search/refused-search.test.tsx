import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorItem } from '../../../../generated/model/errorItem.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { showLoadedBillList, showBillList } from '../support.ts';

startMockApi();

/** The errors that the server returns to the next searches. If the list is empty, searches succeed. */
let searchErrors: ErrorItem[] = [];

beforeEach(() => {
  searchErrors = [];
  const answerRequest = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    searchErrors.length > 0 && new URL(request.url).pathname.endsWith('/bills')
      ? Response.json(searchErrors, { status: 400 })
      : answerRequest(request),
  );
});

const searchFor = async (keyword: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText('キーワード'));
  await userEvent.type(screen.getByLabelText('キーワード'), keyword);
  await userEvent.click(screen.getByRole('button', { name: '検索' }));
};

const createTooLongError = (target: string): ErrorItem => ({
  code: '400-1-00-04',
  target: [target],
  mapping: [
    { key: 'name', value: target, type: 'FE' },
    { key: 'max', value: '100', type: 'BE' },
  ],
});

describe('a search that the API refuses', () => {
  it('of an opened link shows the message until the field is corrected', async () => {
    searchErrors = [createTooLongError('keyword')];
    await showBillList('?keyword=保守');
    const field = await screen.findByLabelText<HTMLInputElement>('キーワード');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.type(field, 'x');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
    expect(field.value).toBe('保守x');
  });

  it('opens the panel if the field is in the panel, and focuses the field', async () => {
    await showLoadedBillList();
    expect(screen.queryByLabelText('発行日（開始）')).toBeNull();
    searchErrors = [createTooLongError('publicationDateFrom')];
    await searchFor('保守');
    const field = await screen.findByLabelText('発行日（開始）');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('キーワード').getAttribute('aria-invalid')).toBeNull();
  });

  it('focuses the first checkbox of a group', async () => {
    await showLoadedBillList();
    searchErrors = [createTooLongError('statusId')];
    await searchFor('保守');
    const [checkbox] = await screen.findAllByRole('checkbox', { name: '未確認' });
    await waitFor(() => expect(document.activeElement).toBe(checkbox));
  });

  it('keeps the focus if the error names no field', async () => {
    await showLoadedBillList();
    searchErrors = [{ code: '400-1-99-01', target: [], mapping: [] }];
    await searchFor('保守');
    await screen.findByRole('alert');
    expect(document.querySelector('form [aria-invalid]')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '検索' }));
  });
});
