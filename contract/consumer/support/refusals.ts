import { errorCatalogue, type ErrorCode } from '../../../generated/error-codes.ts';
import { operations, type OperationId } from '../../../generated/operations.ts';

const codesOf = (operationId: OperationId): readonly ErrorCode[] =>
  operations.find((operation) => operation.operationId === operationId)?.errorCodes ?? [];

/** Codes that every operation can return. The tests of the shell cover them. */
const generalCodes: readonly ErrorCode[] = operations.reduce<readonly ErrorCode[]>(
  (common, { errorCodes }) => common.filter((code) => errorCodes.some((own) => own === code)),
  Object.keys(errorCatalogue).filter((code): code is ErrorCode => code in errorCatalogue),
);

/** The eight general input errors of S5 differ only in their texts, so `inputError` represents them. */
const inputErrorPattern = /^400-1-00-/;
const inputError: ErrorCode = '400-1-00-02';

/** The codes that a screen handles for this call (S8, "passed to the caller"). */
export const callersCodes = (operationId: OperationId): ErrorCode[] =>
  codesOf(operationId).filter(
    (code) =>
      errorCatalogue[code].handler === 'caller' &&
      !generalCodes.includes(code) &&
      (code === inputError || !inputErrorPattern.test(code)),
  );
