import { expect, it } from 'vitest';
import { wantedBatch } from '../../../src/shell/downloads/large-batch.ts';
import { clearSession } from '../../../src/shell/session/session.ts';

it('a requested batch is forgotten when the session ends', () => {
  wantedBatch.set({ conditions: {}, billIds: ['bill-1'] });
  clearSession();
  expect(wantedBatch.get()).toBeUndefined();
});
