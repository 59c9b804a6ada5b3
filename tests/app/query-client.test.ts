import {
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../../src/app/query-client.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { closeMessage, messageStore } from '../../src/shell/messages/message-store.ts';
import { errorOf } from '../support/error-of.ts';

it('asks again each time, once, and never by itself (S7)', async () => {
  const client = createQueryClient();
  let calls = 0;
  const ask = () =>
    client.fetchQuery({
      queryKey: ['x'],
      queryFn: () => {
        calls += 1;
        return calls > 1 ? Promise.reject(new DOMException('stopped', 'AbortError')) : calls;
      },
    });
  expect(await ask()).toBe(1);
  await expect(ask()).rejects.toThrow('stopped');
  expect(calls).toBe(2);
});

it('keeps nothing of an answer once nobody looks at it (S7)', async () => {
  const client = createQueryClient();
  const looks = new QueryObserver(client, { queryKey: ['x'], queryFn: () => 'an answer' });
  const leave = looks.subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(['x'])).toBe('an answer'));
  leave();
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
});

it('sends once what fails, and keeps nothing of it', async () => {
  const client = createQueryClient();
  const sent: string[] = [];
  const press = new MutationObserver(client, {
    mutationFn: (what: string) => {
      sent.push(what);
      return Promise.reject(new DOMException('stopped', 'AbortError'));
    },
  });
  const leave = press.subscribe(() => undefined);
  await expect(press.mutate('a change')).rejects.toThrow('stopped');
  expect(sent).toEqual(['a change']);
  leave();
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

it.each([
  [
    'a question',
    (client: QueryClient, call: () => Promise<string>) =>
      client.fetchQuery({ queryKey: ['x'], queryFn: call }),
  ],
  [
    'a change',
    (client: QueryClient, call: () => Promise<string>) =>
      new MutationObserver(client, { mutationFn: call }).mutate(),
  ],
])(
  '%s is put without a connection, too, and fails at once rather than wait without end',
  async (_, put) => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const call = vi.fn<() => Promise<string>>(() =>
      Promise.reject(new DOMException('stopped', 'AbortError')),
    );
    const outcome = put(createQueryClient(), call).catch(() => 'failed');
    await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(await outcome).toBe('failed');
  },
);

it('what fails is told unless its page says that it keeps it (S8)', async () => {
  await loadTexts('errors', 'field-names', 'frame', 'shell');
  closeMessage();
  const client = createQueryClient();
  const fails = () => Promise.reject(errorOf('403-1-00-01'));
  await client
    .fetchQuery({ queryKey: ['x'], queryFn: fails, meta: { keeps: () => true } })
    .catch(() => undefined);
  const press = (keeps: boolean) =>
    new MutationObserver(client, { mutationFn: fails, meta: { keeps: () => keeps } })
      .mutate()
      .catch(() => undefined);
  await press(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(messageStore.get()).toBeNull();
  await press(false);
  await vi.waitFor(() => expect(messageStore.get()).not.toBeNull());
  closeMessage();
  await client.fetchQuery({ queryKey: ['y'], queryFn: fails }).catch(() => undefined);
  await vi.waitFor(() => expect(messageStore.get()).not.toBeNull());
});

it('a question is not put again by itself when the connection is back', async () => {
  const client = createQueryClient();
  const ask = vi.fn<() => string>(() => 'an answer');
  const leave = new QueryObserver(client, { queryKey: ['x'], queryFn: ask }).subscribe(
    () => undefined,
  );
  client.mount();
  await vi.waitFor(() => expect(client.getQueryData(['x'])).toBe('an answer'));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  window.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ask).toHaveBeenCalledOnce();
  client.unmount();
  leave();
});
