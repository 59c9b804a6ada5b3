import { fullOperations, type FullOperation } from '../../contract/lib/contract.ts';
import type { Contract } from './contract-types.ts';

export type OperationEntry = Pick<
  FullOperation,
  'operationId' | 'method' | 'path' | 'security' | 'errorCodes'
> & { tag: string; isBinary: boolean; successStatus: number };

/** One row for each operation of the expanded contract, in the order of the document. */
export const listOperations = (contract: Contract): OperationEntry[] =>
  fullOperations(contract).map(
    ({ operationId, method, path, area, success, security, errorCodes }) => ({
      operationId,
      method,
      path,
      tag: area,
      isBinary: (success.body?.mediaType ?? 'application/json') !== 'application/json',
      successStatus: success.status,
      security,
      errorCodes,
    }),
  );
