import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { fullOperations, readContract } from '../../contract/lib/contract.ts';

const code = /\b[45]\d\d-\d-\d\d-\d\d\b/g;

/*
 * An operation's description says when it gives which code. Moved to another operation by mistake, a code is
 * promised here and missing in the list of those that can come.
 */
describe('a code that a description names', () => {
  const described = fullOperations(readContract()).map(({ operationId, description }) => ({
    operationId,
    named: description.match(code) ?? [],
  }));

  it('is looked for', () => {
    expect(described.filter(({ named }) => named.length > 0).length).toBeGreaterThan(20);
  });

  it.each(described)('can come: $operationId', ({ operationId, named }) => {
    const own = operations.find((operation) => operation.operationId === operationId);
    expect(own?.errorCodes).toEqual(expect.arrayContaining([...named]));
  });
});
