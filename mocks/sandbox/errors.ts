import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import type { ErrorItem } from '../../generated/model/errorItem.ts';

const propertyOf = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

/**
 * The target of an error (contract, ErrorItem): the names and list indexes of the request, such as
 * `subMailAddressList.1.subMailAddress`. The target of an item of the issuer's form is only its
 * itemKey.
 *
 * @param pointer JSON Pointer, such as `/subMailAddressList/1/subMailAddress`
 * @param sentValue the body or the query
 */
export function targetOf(pointer: string, sentValue: unknown): string {
  const segments = pointer.split('/').slice(1);
  let value = sentValue;
  for (const segment of segments.slice(0, -1)) {
    value = propertyOf(value, segment);
    const itemKey = propertyOf(value, 'itemKey');
    if (typeof itemKey === 'string' && /^[A-Za-z][A-Za-z0-9]*$/.test(itemKey)) return itemKey;
  }
  return segments.join('.');
}

/** The field name in a target: the last segment that is not an index. */
export const fieldNameOf = (target: string): string =>
  target.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? target;

/** The details of an error item that differ from the catalogue. */
export type ErrorDetails = {
  /** Names of the fields in error, as in the request (S3); default: the names in the catalogue. */
  target?: string[];
  /** Fill-ins by name; all other fill-ins come from the catalogue's example. */
  fillIns?: Record<string, string>;
};

/** An error item (S8) with every fill-in of the catalogue. */
export function errorItem(code: ErrorCode, details: ErrorDetails = {}): ErrorItem {
  const { target, fillIns } = errorCatalogue[code];
  return {
    code,
    target: details.target ?? [...target],
    mapping: fillIns.map(({ name, type, example }) => ({
      key: name,
      value: details.fillIns?.[name] ?? example,
      type,
    })),
  };
}

/** Thrown to answer a call with errors. The first error decides the status of the answer. */
export class RefusedError extends Error {
  readonly items: ErrorItem[];
  readonly status: number;
  /** For the header Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(items: ErrorItem[], retryAfterSeconds?: number) {
    super(items.map(({ code }) => code).join(', '));
    this.items = items;
    this.retryAfterSeconds = retryAfterSeconds;
    this.status = Number(items[0]?.code.slice(0, 3) ?? 500);
  }
}

/** Creates the error with one error code. */
export const refusal = (code: ErrorCode, details?: ErrorDetails): RefusedError =>
  new RefusedError([errorItem(code, details)]);

/** Creates the error of a call that may be repeated after some seconds (S8, 429 and 503). */
export const refusalWithRetryAfter = (code: ErrorCode, seconds: number): RefusedError =>
  new RefusedError([errorItem(code)], Math.max(1, Math.ceil(seconds)));

/** Creates the error of one field, named as in the contract's ErrorItem. */
export const fieldRefusal = (
  code: ErrorCode,
  field: string,
  fillIns: Record<string, string> = {},
): RefusedError =>
  refusal(code, { target: [field], fillIns: { name: fieldNameOf(field), ...fillIns } });

/** Whether a text is a code of the catalogue. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);
