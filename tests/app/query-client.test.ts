import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/app/query-client.ts';

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

it('leaves it to nobody to retry or to cache by default', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { retry: false, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
    mutations: { retry: false, gcTime: 0 },
  });
});
