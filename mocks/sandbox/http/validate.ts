import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { invoiceRegisterNumberInputInvoiceRegisterNumberRegExp } from '../../../generated/zod/schemas/invoiceRegisterNumberInput.zod.ts';
import { MailAddressRegExp } from '../../../generated/zod/schemas/mailAddress.zod.ts';
import { errorItem, RefusedError } from '../errors.ts';
import { bodySchemaRef, bundleFile, parametersOf, type Bundle } from './contract.ts';
import { nameOf, targetOf } from './targets.ts';

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

/** The validated parts of a request. Query values are converted to numbers. */
export type Parts = { params: unknown; query: unknown; body: unknown };

const makeAjv = (bundle: Bundle, coerce: boolean) => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes: coerce ? 'array' : false,
    useDefaults: coerce,
    verbose: true,
  });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addFormat('int64', true);
  ajv.addSchema(bundle, 'contract');
  return ajv;
};

/** Validators of the current bundle, created on demand. */
let made: { bundle: Bundle; strict: Ajv2020; coercing: Ajv2020 } | undefined;
function ajvsOf(bundle: Bundle) {
  if (made?.bundle !== bundle) {
    made = { bundle, strict: makeAjv(bundle, false), coercing: makeAjv(bundle, true) };
  }
  return made;
}

function compileParameters(bundle: Bundle, path: string, method: string, place: 'path' | 'query') {
  const parameters = parametersOf(bundle, path, method, place);
  return ajvsOf(bundle).coercing.compile({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, ref }) => [name, { $ref: ref }])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
}

/** The validators of an operation in one version of the contract. */
function compileOperation(bundle: Bundle, { path, method }: ListedOperation) {
  const ref = bodySchemaRef(bundle, path, method);
  return {
    bundle,
    params: compileParameters(bundle, path, method, 'path'),
    query: compileParameters(bundle, path, method, 'query'),
    body: ref === undefined ? undefined : ajvsOf(bundle).strict.compile({ $ref: ref }),
  };
}

/** Patterns with their own error code (S8). */
const codesOfPatterns = new Map<string, ErrorCode>([
  [MailAddressRegExp.source, '400-1-06-01'],
  [invoiceRegisterNumberInputInvoiceRegisterNumberRegExp.source, '400-1-06-11'],
]);

/** The code of S5 for the schema's keyword. */
function codeOf(error: ErrorObject): ErrorCode {
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
        codesOfPatterns.get(new RegExp(String(error.params['pattern'])).source) ?? '400-1-00-02'
      );
    default:
      return '400-1-00-02';
  }
}

function itemOf(error: ErrorObject, operation: ListedOperation, checked: unknown): ErrorItem {
  const missing = error.keyword === 'required' ? `/${error.params['missingProperty']}` : '';
  const target = targetOf(`${error.instancePath}${missing}`, checked);
  const name = nameOf(target);
  const wanted = codeOf(error);
  const known = operation.errorCodes.includes(wanted);
  const code = known ? wanted : '400-1-00-02';
  const limit: unknown = error.params['limit'];
  const fillIns = { name, ...(typeof limit === 'number' && { max: String(limit) }) };
  return errorItem(code, { target: target === '' ? [] : [target], fillIns });
}

// These keywords only repeat the errors below them.
const wrappers = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

function refusal(
  validate: ValidateFunction,
  operation: ListedOperation,
  checked: unknown,
): RefusedError {
  const errors = (validate.errors ?? []).filter(({ keyword }) => !wrappers.has(keyword));
  const byTarget = new Map<string, ErrorItem>();
  for (const error of errors.length > 0 ? errors : (validate.errors ?? [])) {
    const item = itemOf(error, operation, checked);
    const key = item.target.join();
    if (!byTarget.has(key)) byTarget.set(key, item);
  }
  return new RefusedError([...byTarget.values()]);
}

/**
 * Creates the validation of an operation's path, query and JSON body. The mock server checks the
 * same; here an error has a code of S5 that a screen can display. A changed contract applies from
 * the next call on. The validators are created at the first call, because all of them take half a
 * second.
 *
 * @param file the contract's bundle
 * @returns a function that throws RefusedError
 */
export function validatorOf(operation: ListedOperation, file = bundleFile): (parts: Parts) => void {
  let checks: ReturnType<typeof compileOperation> | undefined;
  const takesInput = operation.errorCodes.includes('400-1-00-02');
  return (parts) => {
    const bundle = file.current();
    if (checks?.bundle !== bundle) checks = compileOperation(bundle, operation);
    const { params, query, body } = checks;
    if (!params(parts.params)) {
      const code = operation.errorCodes.includes('404-1-00-03') ? '404-1-00-03' : '404-1-00-01';
      const isEmpty = Object.values(parts.params ?? {}).includes('');
      throw new RefusedError([errorItem(isEmpty ? code : '404-1-00-01')]);
    }
    if (!query(parts.query) && takesInput) throw refusal(query, operation, parts.query);
    if (body && !body(parts.body)) throw refusal(body, operation, parts.body);
  };
}
