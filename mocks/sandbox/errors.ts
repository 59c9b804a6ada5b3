import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import type { ErrorItem } from '../../generated/model/errorItem.ts';
import { nameOf } from './http/targets.ts';

/** What an error item says besides its code. */
export type ErrorDetails = {
  /** Fields it is about, as in the request (S3); the catalogue's own unless told. */
  target?: string[];
  /** Fill-ins by name; what is not told is taken from the catalogue's example. */
  fillIns?: Record<string, string>;
};

/** One item of an answer of S8, with every fill-in that the catalogue lists for the code. */
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

/** Thrown by whatever refuses a call; the answer is its items with the status of the first. */
export class RefusedError extends Error {
  readonly items: ErrorItem[];
  readonly status: number;

  constructor(items: ErrorItem[]) {
    super(items.map(({ code }) => code).join(', '));
    this.items = items;
    this.status = Number(items[0]?.code.slice(0, 3) ?? 500);
  }
}

/** Makes the error to throw for one code of the catalogue. */
export const refuse = (code: ErrorCode, details?: ErrorDetails): RefusedError =>
  new RefusedError([errorItem(code, details)]);

/** Makes the error about one field of the request, named as the contract's ErrorItem says. */
export const refuseField = (
  code: ErrorCode,
  field: string,
  fillIns: Record<string, string> = {},
): RefusedError => refuse(code, { target: [field], fillIns: { name: nameOf(field), ...fillIns } });

/** True for a text that is a code of the catalogue. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);
