import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../../src/app/query-client.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { closeMessage, messageStore } from '../../src/shell/messages/message-store.ts';
import { errorOf } from '../support/error-of.ts';

const rejectAborted = () => Promise.reject(new DOMException('stopped', 'AbortError'));
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a query', () => {
  it('is sent once for each request, without retries (S7)', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn<() => Promise<number>>(rejectAborted);
    queryFn.mockResolvedValueOnce(1);
    const fetchQuery = () => client.fetchQuery({ queryKey: ['x'], queryFn });
    expect(await fetchQuery()).toBe(1);
    await expect(fetchQuery()).rejects.toThrow('stopped');
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('is not sent again after a lost connection or a focus, and is deleted with its last reader (S7)', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn<() => string>(() => 'an answer');
    const unsubscribe = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(
      () => undefined,
    );
    client.mount();
    await vi.waitFor(() => expect(client.getQueryData(['x'])).toBe('an answer'));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    window.dispatchEvent(new Event('visibilitychange'));
    await nextTask();
    expect(queryFn).toHaveBeenCalledOnce();
    client.unmount();
    unsubscribe();
    await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
  });

  it('fails at once without a connection', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const query = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: rejectAborted });
    await expect(query).rejects.toThrow('stopped');
  });
});

it('a mutation is sent once, also without a connection, and is deleted with its last reader', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const client = createQueryClient();
  const mutationFn = vi.fn<() => Promise<void>>(rejectAborted);
  const mutation = new MutationObserver(client, { mutationFn });
  const unsubscribe = mutation.subscribe(() => undefined);
  await expect(mutation.mutate()).rejects.toThrow('stopped');
  expect(mutationFn).toHaveBeenCalledOnce();
  unsubscribe();
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

it('a failure is reported unless the page handles the failure (S8)', async () => {
  await loadTexts('errors', 'field-names', 'frame', 'shell');
  closeMessage();
  const client = createQueryClient();
  const rejectWithError = () => Promise.reject(errorOf('403-1-00-01'));
  const runQuery = (name: string, isHandled: boolean) =>
    client
      .fetchQuery({
        queryKey: [name],
        queryFn: rejectWithError,
        meta: { isHandledByPage: () => isHandled },
      })
      .catch(() => undefined);
  const runMutation = (isHandled: boolean) =>
    new MutationObserver(client, {
      mutationFn: rejectWithError,
      meta: { isHandledByPage: () => isHandled },
    })
      .mutate()
      .catch(() => undefined);
  await runQuery('handled', true);
  await runMutation(true);
  await nextTask();
  expect(messageStore.get()).toBeNull();
  await runMutation(false);
  await vi.dynamicImportSettled();
  expect(messageStore.get()).not.toBeNull();
  closeMessage();
  await runQuery('reported', false);
  await vi.dynamicImportSettled();
  expect(messageStore.get()).not.toBeNull();
});
