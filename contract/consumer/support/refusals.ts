import { errorCatalogue, type ErrorCode } from '../../../generated/error-codes.ts';
import { operations, type OperationId } from '../../../generated/operations.ts';

const codesOf = (operationId: OperationId): readonly ErrorCode[] =>
  operations.find((operation) => operation.operationId === operationId)?.errorCodes ?? [];

/** The codes of every operation, which the shell's tests cover. */
const general: readonly ErrorCode[] = operations.reduce<readonly ErrorCode[]>(
  (common, { errorCodes }) => common.filter((code) => errorCodes.some((own) => own === code)),
  Object.keys(errorCatalogue).filter((code): code is ErrorCode => code in errorCatalogue),
);

/** This code represents S5's eight general input errors, which differ only in their texts. */
const inputErrors = /^400-1-00-/;
const inputError: ErrorCode = '400-1-00-02';

/** The codes that a screen handles for this call (S8, "passed to the caller"). */
export const callersCodes = (operationId: OperationId): ErrorCode[] =>
  codesOf(operationId).filter(
    (code) =>
      errorCatalogue[code].handler === 'caller' &&
      !general.includes(code) &&
      (code === inputError || !inputErrors.test(code)),
  );
