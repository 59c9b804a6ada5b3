import { errorCatalogue, type ErrorCode } from '../../../generated/error-codes.ts';
import { operations, type OperationId } from '../../../generated/operations.ts';

const codesOf = (operationId: OperationId): readonly ErrorCode[] =>
  operations.find((operation) => operation.operationId === operationId)?.errorCodes ?? [];

/** What any operation can answer: one of them is like the others, and the shell's tests have them. */
const general: readonly ErrorCode[] = operations.reduce<readonly ErrorCode[]>(
  (common, { errorCodes }) => common.filter((code) => errorCodes.some((own) => own === code)),
  Object.keys(errorCatalogue).filter((code): code is ErrorCode => code in errorCatalogue),
);

/** Of S5's eight general input errors this stands for all: they differ in nothing but the text. */
const inputErrors = /^400-1-00-/;
const inputError: ErrorCode = '400-1-00-02';

/** The codes that a screen which makes this call deals with itself (S8, "passed to the caller"). */
export const callersCodes = (operationId: OperationId): ErrorCode[] =>
  codesOf(operationId).filter(
    (code) =>
      errorCatalogue[code].handler === 'caller' &&
      !general.includes(code) &&
      (code === inputError || !inputErrors.test(code)),
  );
