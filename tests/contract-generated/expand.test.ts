import path from 'node:path';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../scripts/generate/catalogue.ts';
import type { Contract, Operation } from '../../scripts/generate/contract-types.ts';
import { expandContract } from '../../scripts/generate/expand.ts';

const openapiDir = path.resolve(import.meta.dirname, '../../openapi');
const catalogue = readCatalogue(openapiDir);

/** The source of a contract with two operations. */
function contractSource(get: Partial<Operation>, post: Partial<Operation> = {}): Contract {
  return {
    openapi: '3.1.0',
    security: [{ sessionCookie: [] }],
    paths: {
      '/user/me': {
        get: {
          operationId: 'getCurrentUser',
          tags: ['user'],
          responses: { '204': { description: 'Done.' } },
          'x-error-sets': ['session'],
          ...get,
        },
        post: {
          operationId: 'postCurrentUser',
          tags: ['user'],
          responses: { '204': { description: 'Done.' } },
          'x-error-sets': ['session', 'repeat'],
          ...post,
        },
      },
    },
    components: {},
  };
}

const expand = (contract: Contract): Contract => expandContract(contract, catalogue, openapiDir);

const parameters: Operation['parameters'] = [{ name: 'token', in: 'path', required: true }];
const withoutLogin = { security: [], 'x-error-sets': [] };
const withoutRepeat = { 'x-error-sets': ['session'] };
const schema = { properties: { loginId: { type: 'string' } } };
const requestBody = { content: { 'application/json': { schema } } };

it.each<[what: string, get: Partial<Operation>, post: Partial<Operation>, message: string]>([
  ['a set that its security requires', withoutLogin, {}, 'getCurrentUser: needs the set public'],
  ['a set that its parameters require', { parameters }, {}, 'getCurrentUser: needs the set token'],
  ['a set that its body requires', {}, { requestBody }, 'postCurrentUser: needs the set input'],
  ['the set of idempotency keys', {}, withoutRepeat, 'postCurrentUser: needs the set repeat'],
  [
    'a catalogue entry for its code',
    { 'x-error-codes': ['400-1-02-99'] },
    {},
    'getCurrentUser: unknown x-error-codes entry 400-1-02-99',
  ],
])('the generation refuses an operation without %s', (_, get, post, message) => {
  expect(() => expand(contractSource(get, post))).toThrow(message);
});
