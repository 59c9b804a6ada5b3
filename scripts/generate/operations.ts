import {
  placedOperations,
  resolveRef,
  type Contract,
  type Response,
  type Method,
} from './contract-types.ts';

export interface OperationEntry {
  operationId: string;
  method: Method;
  path: string;
  tag: string;
  isBinary: boolean;
  successStatus: number;
  security: 'public' | 'sessionCookie' | 'downloadSession';
  errorCodes: string[];
}

/** One row for each operation of the expanded contract, in the order of the document. */
export function listOperations(contract: Contract): OperationEntry[] {
  return placedOperations(contract).map(({ path, method, operation }) => {
    const [status = '', response] =
      Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    const content = response ? resolveRef<Response>(contract, response).content : undefined;
    const types = Object.keys(content ?? {});
    const scheme = Object.keys((operation.security ?? contract.security ?? [])[0] ?? {})[0];
    return {
      operationId: operation.operationId,
      method,
      path,
      tag: operation.tags[0] ?? '',
      isBinary: types.some((type) => type !== 'application/json'),
      successStatus: Number(status),
      security: scheme === 'sessionCookie' || scheme === 'downloadSession' ? scheme : 'public',
      errorCodes: operation['x-error-codes'] ?? [],
    };
  });
}
