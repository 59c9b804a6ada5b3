import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { contractSchemas } from '../../../contract/lib/contract-schemas.ts';
import {
  fullOperations,
  type ContractDocument,
  type FullOperation,
} from '../../../contract/lib/contract.ts';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { invoiceRegisterNumberInputInvoiceRegisterNumberRegExp } from '../../../generated/zod/schemas/invoiceRegisterNumberInput.zod.ts';
import { MailAddressRegExp } from '../../../generated/zod/schemas/mailAddress.zod.ts';
import { errorItem, RefusedError, fieldNameOf, targetOf } from '../errors.ts';
import { getCurrentContract } from './contract.ts';

/** An operation of generated/operations.ts. */
export type ListedOperation = {
  operationId: string;
  method: string;
  path: string;
  isBinary: boolean;
  successStatus: number;
  security: string;
  errorCodes: readonly string[];
};

/** The parts of a request to validate. The validation converts texts in the query to numbers. */
type RequestParts = { pathParameters: unknown; query: unknown; body: unknown };

/** Returns a function that creates the validators of an operation. To create all at once takes half a second. */
function makeValidators(contract: ContractDocument) {
  const options = { allErrors: true, verbose: true };
  const coercingSchemas = contractSchemas(contract, {
    ...options,
    coerceTypes: 'array',
    useDefaults: true,
  });
  const strictSchemas = contractSchemas(contract, options);
  const operations = new Map(
    fullOperations(contract).map((operation) => [operation.operationId, operation]),
  );
  const compileParameters = (
    { parameters }: FullOperation,
    parameterLocation: 'path' | 'query',
  ) => {
    const locationParameters = parameters.filter((parameter) => parameter.in === parameterLocation);
    return coercingSchemas.compile({
      type: 'object',
      properties: Object.fromEntries(locationParameters.map(({ name, schema }) => [name, schema])),
      required: locationParameters
        .filter(({ required }) => required === true)
        .map(({ name }) => name),
    });
  };
  return (operationId: string) => {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
    const { requestBody } = operation;
    return {
      validatePath: compileParameters(operation, 'path'),
      validateQuery: compileParameters(operation, 'query'),
      validateBody:
        requestBody?.mediaType === 'application/json'
          ? strictSchemas.compile(requestBody.schema)
          : undefined,
    };
  };
}

let loadedValidators:
  | { contract: ContractDocument; findValidators: ReturnType<typeof makeValidators> }
  | undefined;
function currentValidatorsOf(operationId: string) {
  const contract = getCurrentContract();
  if (loadedValidators?.contract !== contract)
    loadedValidators = { contract, findValidators: makeValidators(contract) };
  return loadedValidators.findValidators(operationId);
}

/** The error codes for values that do not match these patterns (S8). */
const codesByPattern = new Map<string, ErrorCode>([
  [MailAddressRegExp.source, '400-1-06-01'],
  [invoiceRegisterNumberInputInvoiceRegisterNumberRegExp.source, '400-1-06-11'],
]);

/** The error code of S5 for a violated keyword of the schema. */
function errorCodeOf(error: ErrorObject): ErrorCode {
  switch (error.keyword) {
    case 'required':
      return '400-1-00-01';
    case 'minLength':
      return error.data === '' ? '400-1-00-01' : '400-1-00-02';
    case 'maxLength':
      return '400-1-00-04';
    case 'type':
      return error.params['type'] === 'integer' ? '400-1-00-05' : '400-1-00-02';
    case 'format':
      return error.params['format'] === 'date' ? '400-1-00-06' : '400-1-00-02';
    case 'pattern':
      return (
        codesByPattern.get(new RegExp(String(error.params['pattern'])).source) ?? '400-1-00-02'
      );
    default:
      return '400-1-00-02';
  }
}

function errorItemOf(
  error: ErrorObject,
  operation: ListedOperation,
  checkedValue: unknown,
): ErrorItem {
  const missingPath = error.keyword === 'required' ? `/${error.params['missingProperty']}` : '';
  const target = targetOf(`${error.instancePath}${missingPath}`, checkedValue);
  const name = fieldNameOf(target);
  const expectedCode = errorCodeOf(error);
  const isCodeListed = operation.errorCodes.includes(expectedCode);
  const code = isCodeListed ? expectedCode : '400-1-00-02';
  const limit: unknown = error.params['limit'];
  const fillIns = { name, ...(typeof limit === 'number' && { max: String(limit) }) };
  return errorItem(code, { target: target === '' ? [] : [target], fillIns });
}

/** Keywords whose errors only repeat the errors of the schemas inside them. */
const wrapperKeywords = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

function refusalOf(
  { errors: allErrors }: ValidateFunction,
  operation: ListedOperation,
  checkedValue: unknown,
): RefusedError {
  const errors = (allErrors ?? []).filter(({ keyword }) => !wrapperKeywords.has(keyword));
  const itemsByTarget = new Map<string, ErrorItem>();
  for (const error of errors.length > 0 ? errors : (allErrors ?? [])) {
    const item = errorItemOf(error, operation, checkedValue);
    const key = item.target.join();
    if (!itemsByTarget.has(key)) itemsByTarget.set(key, item);
  }
  return new RefusedError([...itemsByTarget.values()]);
}

/**
 * Validates the path, query and JSON body of a call. The mock server makes the same checks; here, an error has a code
 * of S5 that a screen can display. A changed contract applies to the next call.
 *
 * @throws RefusedError for invalid input
 */
export function validate(operation: ListedOperation, requestParts: RequestParts): void {
  const { validatePath, validateQuery, validateBody } = currentValidatorsOf(operation.operationId);
  if (!validatePath(requestParts.pathParameters)) {
    const code = operation.errorCodes.includes('404-1-00-03') ? '404-1-00-03' : '404-1-00-01';
    const hasEmptyParameter = Object.values(requestParts.pathParameters ?? {}).includes('');
    throw new RefusedError([errorItem(hasEmptyParameter ? code : '404-1-00-01')]);
  }
  const hasInputErrorCode = operation.errorCodes.includes('400-1-00-02');
  if (!validateQuery(requestParts.query) && hasInputErrorCode)
    throw refusalOf(validateQuery, operation, requestParts.query);
  if (validateBody && !validateBody(requestParts.body))
    throw refusalOf(validateBody, operation, requestParts.body);
}
