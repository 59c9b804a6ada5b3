import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RefusedError } from '../../mocks/sandbox/errors.ts';
import { BundleFile } from '../../mocks/sandbox/http/contract.ts';
import { validatorOf } from '../../mocks/sandbox/http/validate.ts';

/** A contract of one operation, whose entries have these lengths at most. */
const contract = (loginId: number, page: number): string =>
  JSON.stringify({
    paths: {
      '/login': {
        post: {
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', maximum: page } }],
          requestBody: {
            content: {
              'application/json': {
                schema: { properties: { loginId: { type: 'string', maxLength: loginId } } },
              },
            },
          },
        },
      },
    },
    components: { parameters: {}, examples: {} },
  });

const operation = {
  operationId: 'login',
  method: 'post',
  path: '/login',
  isBinary: false,
  successStatus: 200,
  security: 'public',
  errorCodes: ['400-1-00-02', '400-1-00-04'],
};

it('a contract that is written anew is what the next call is checked by', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'mypage-contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'openapi.json');
  writeFileSync(path, contract(5, 9));
  const check = validatorOf(operation, new BundleFile(path));
  const codes = (): string[] => {
    try {
      check({ params: {}, query: { page: '8' }, body: { loginId: 'abc' } });
      return [];
    } catch (refused) {
      return refused instanceof RefusedError ? refused.items.map(({ code }) => code) : ['?'];
    }
  };
  expect(codes()).toEqual([]);
  writeFileSync(path, contract(2, 9));
  expect(codes()).toEqual(['400-1-00-04']);
  writeFileSync(path, contract(3, 7));
  expect(codes()).toEqual(['400-1-00-02']);

  writeFileSync(path, '{"paths": {');
  expect(codes()).toEqual(['400-1-00-02']);
  expect(error).toHaveBeenCalledOnce();
  writeFileSync(path, contract(3, 9));
  expect(codes()).toEqual([]);
});
