import { expect, it, vi } from 'vitest';
import { clearEarlyAnswers } from '../../../src/api/early.ts';
import { getPendingCount } from '../../../src/api/pending.ts';
import { fetchTopEarly } from '../../../src/pages/top/fetch-top-early.ts';
import { jsonAnswer, noAnswer, stubApi } from '../../support/api.ts';

it('the top page’s numbers and notices are fetched early, and the numbers show no loading state (S9)', async () => {
  history.replaceState(null, '', '/demo/mypage/');
  const requests = stubApi({
    'GET /bills/counts': noAnswer,
    'GET /notices/operator': () => jsonAnswer({ items: [] }),
  });
  fetchTopEarly();
  const paths = ['/bills/counts', '/notices/operator'];
  await vi.waitFor(() => expect(requests.map(({ path }) => path).toSorted()).toEqual(paths));
  await vi.waitFor(() => expect(getPendingCount()).toBe(0));
  clearEarlyAnswers();
});
