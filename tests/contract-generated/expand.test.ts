import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codesOf, exampleOf, readCatalogue } from '../../scripts/generate/catalogue.ts';
import type { Contract, Operation } from '../../scripts/generate/contract-types.ts';
import { expandContract } from '../../scripts/generate/expand.ts';

const openapiDir = path.resolve(import.meta.dirname, '../../openapi');
const catalogue = readCatalogue(openapiDir);

/** A contract of two operations, as its author writes it. */
function source(get: Partial<Operation>, post: Partial<Operation> = {}): Contract {
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

describe('what the author of an operation need not write', () => {
  it('the headers of all calls: a GET has no key, and may leave out the anti-forgery token', () => {
    const { get, post } = expand(source({})).paths['/user/me'] ?? {};
    const headers = ['XFlowId', 'XLanguage', 'XFrontVersion'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    }));
    const ifKnown = { $ref: '#/components/parameters/XXsrfTokenIfKnown' };
    expect(get?.parameters).toEqual([...headers, ifKnown]);
    const ofWrites = ['XXsrfToken', 'IdempotencyKey'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    }));
    expect(post?.parameters).toEqual([...headers, ...ofWrites]);
  });

  it('error responses: each code is an example of its status', () => {
    const contract = expand(source({ 'x-error-codes': ['403-1-05-01'] }));
    const forbidden = contract.paths['/user/me']?.get?.responses['403'];
    expect(Object.keys(forbidden?.content?.['application/json']?.examples ?? {})).toEqual([
      '403-1-00-01',
      '403-1-00-02',
      '403-1-05-01',
    ]);
    expect(contract.components['examples']?.['403-1-05-01']).toMatchObject({
      value: [{ code: '403-1-05-01', target: [], mapping: [] }],
    });
  });
});

describe('what the author of an operation is told', () => {
  it('a missing set that its security asks for', () => {
    expect(() => expand(source({ security: [], 'x-error-sets': [] }))).toThrow(
      'getCurrentUser: needs the set public',
    );
  });

  it('a missing set that its parameters ask for', () => {
    const token = { name: 'token', in: 'path', required: true } as const;
    expect(() => expand(source({ parameters: [token] }))).toThrow(
      'getCurrentUser: needs the set token',
    );
  });

  it('a missing set that its body asks for', () => {
    const schema = { properties: { loginId: { type: 'string' } } };
    const requestBody = { content: { 'application/json': { schema } } };
    expect(() => expand(source({}, { requestBody }))).toThrow(
      'postCurrentUser: needs the set input',
    );
  });

  it('a missing set that all but GET asks for', () => {
    expect(() => expand(source({}, { 'x-error-sets': ['session'] }))).toThrow(
      'postCurrentUser: needs the set repeat',
    );
  });

  it('a code that the catalogue does not hold', () => {
    expect(() => expand(source({ 'x-error-codes': ['400-1-02-99'] }))).toThrow(
      'getCurrentUser: unknown x-error-codes entry 400-1-02-99',
    );
  });
});

describe('the catalogue', () => {
  it('fills every place in the text of an example', () => {
    const entry = catalogue.codes['400-1-03-02'];
    expect(entry && exampleOf('400-1-03-02', entry)).toEqual([
      {
        code: '400-1-03-02',
        target: ['password'],
        mapping: [
          { key: 'min', value: '8', type: 'BE' },
          { key: 'max', value: '32', type: 'BE' },
        ],
      },
    ]);
  });

  it('counts a code once, in whichever set it stands', () => {
    const codes = codesOf(catalogue, ['session', 'public', 'download'], ['429-1-05-01']);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(codes).toContain('401-1-00-01');
    expect(codes).toContain('500-1-00-01');
  });
});
