import { expect, it } from 'vitest';
import { wantedBatch } from '../../../src/shell/downloads/large-batch.ts';
import { clearSession } from '../../../src/shell/session/session.ts';

it('bills that were asked for are forgotten when the session ends: the next customer has others', () => {
  wantedBatch.set({ conditions: {}, billIds: ['bill-1'] });
  clearSession();
  expect(wantedBatch.get()).toBeUndefined();
});
