import { expect, it } from 'vitest';
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
