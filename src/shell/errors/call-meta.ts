import type { ErrorCode } from '../../../generated/error-codes.ts';
import { ApiError } from '../../api/api-error.ts';

/** The options of a call for the query client: `{ query: { meta: handledErrorsMeta('401-1-07-02') } }`. */
interface CallMeta extends Record<string, unknown> {
  /** Whether the page handles the error itself, instead of `handleError` (S8). */
  isHandledByPage?: (error: unknown) => boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** Whether an answer has one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof ApiError &&
  error.items.some(({ code }) => codes.some((expectedCode) => expectedCode === code));

/**
 * `meta` of a call that the page does not depend on: the page handles all its failures, and the customer is
 * not interrupted.
 */
export const allErrorsMeta: CallMeta = { isHandledByPage: () => true };

/** `meta` of a call whose page handles these error codes itself. */
export const handledErrorsMeta = (...codes: readonly ErrorCode[]): CallMeta => ({
  isHandledByPage: (error) => hasCode(error, ...codes),
});
