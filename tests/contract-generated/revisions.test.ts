import { describe, expect, it } from 'vitest';
import { fullOperations, readContract } from '../../contract/lib/contract.ts';
import { resolveRef, type Json } from '../../scripts/generate/contract-types.ts';

/*
 * Sent twice, and changed in between (the contract's introduction): what each call has to have for it.
 */

const contract = readContract();
const operations = fullOperations(contract);
const changing = operations.filter(({ method }) => method !== 'get');

/** Calls that may meet another user's change, and yet send no revision. */
const withoutRevision = new Map([
  ['registerEStorageLinkage', 'there is nothing yet that it could overwrite'],
  ['registerEStorageLinkageByToken', 'there is nothing yet that it could overwrite'],
  ['cancelChangeRequest', 'its address names the very request that was read'],
]);

type Schema = { [keyword: string]: Json };
const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a content, as its own schema says it. */
function fieldIn(schema: Json | undefined, name: string): Json | undefined {
  const properties = isSchema(schema)
    ? resolveRef<Schema>(contract, schema)['properties']
    : undefined;
  return isSchema(properties) ? properties[name] : undefined;
}

function requiredIn(schema: Json | undefined): readonly Json[] {
  const required = isSchema(schema) && resolveRef<Schema>(contract, schema)['required'];
  return Array.isArray(required) ? required : [];
}

describe('a call that makes or changes something', () => {
  it.each(changing)('$operationId has a key, and the codes of a repeat', (operation) => {
    const key = operation.parameters.find(({ name }) => name === 'Idempotency-Key');
    expect(key).toMatchObject({ in: 'header', required: true });
    expect(operation.errorCodes).toEqual(expect.arrayContaining(['409-1-00-02', '422-1-00-01']));
  });

  it.each(
    changing.filter(
      ({ operationId, errorCodes }) =>
        errorCodes.includes('409-1-00-01') && !withoutRevision.has(operationId),
    ),
  )('$operationId says which revision it changes', ({ parameters, requestBody }) => {
    const inQuery = parameters.find(({ name, required }) => name === 'revision' && required);
    expect(inQuery !== undefined || requiredIn(requestBody?.schema).includes('revision')).toBe(
      true,
    );
    // Without one a page could overwrite what it has never seen.
    const revision = inQuery?.schema ?? fieldIn(requestBody?.schema, 'revision');
    expect(isSchema(revision) && resolveRef<Schema>(contract, revision)).toMatchObject({
      type: 'string',
    });
  });

  it('without a revision has a reason, and meets a change of others all the same', () => {
    const found = operations.filter(({ operationId }) => withoutRevision.has(operationId));
    expect(found).toHaveLength(withoutRevision.size);
    for (const { errorCodes } of found) expect(errorCodes).toContain('409-1-00-01');
  });
});
