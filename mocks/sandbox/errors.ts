import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import type { ErrorItem } from '../../generated/model/errorItem.ts';

const propertyOf = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

/**
 * The target of an error (contract, ErrorItem): the names and list indexes of the request, such as
 * `subMailAddressList.1.subMailAddress`. An entry for an item of the issuer's form has its itemKey
 * alone.
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

/** The field name in a target: its last part that is not an index. */
export const fieldNameOf = (target: string): string =>
  target.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? target;

/** The details of an error item that differ from the catalogue. */
export type ErrorDetails = {
  /** Names of the fields in error, as in the request (S3); default: those of the catalogue. */
  target?: string[];
  /** Fill-ins by name; the others come from the catalogue's example. */
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

/** Thrown to answer a call with errors. The status of the answer is that of the first item. */
export class RefusedError extends Error {
  readonly items: ErrorItem[];
  readonly status: number;
  /** Seconds for the header Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(items: ErrorItem[], retryAfter?: number) {
    super(items.map(({ code }) => code).join(', '));
    this.items = items;
    this.retryAfter = retryAfter;
    this.status = Number(items[0]?.code.slice(0, 3) ?? 500);
  }
}

/** Creates the error of one code. */
export const refuse = (code: ErrorCode, details?: ErrorDetails): RefusedError =>
  new RefusedError([errorItem(code, details)]);

/** Creates the error of a call that may be repeated after some seconds (S8, 429 and 503). */
export const refuseWithRetryAfter = (code: ErrorCode, seconds: number): RefusedError =>
  new RefusedError([errorItem(code)], Math.max(1, Math.ceil(seconds)));

/** Creates the error of one field, named as in the contract's ErrorItem. */
export const refuseField = (
  code: ErrorCode,
  field: string,
  fillIns: Record<string, string> = {},
): RefusedError =>
  refuse(code, { target: [field], fillIns: { name: fieldNameOf(field), ...fillIns } });

/** Whether a text is a code of the catalogue. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);
