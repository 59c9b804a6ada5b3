import {
  handlerByCode,
  handlerByStatus,
  type ErrorHandler,
} from '../../generated/error-handlers.ts';
import { ApiError } from './api-error.ts';

/** Who deals with an error (S8). `none`: nobody, the portal itself gave the call up. */
export type Disposition = ErrorHandler | 'errorPage' | 'none';

/** Of several items in one answer, the one that leads furthest away decides. */
const precedence: readonly Disposition[] = [
  'versionDialog',
  'login',
  'bareMessage',
  'messageNoTop',
  'languageFallback',
  'message',
];

/** A 401 of a gateway, without the contract's words: what it means is known all the same. */
export const isWordlessLogout = (error: ApiError): boolean =>
  error.kind === 'malformed' && error.status === 401;

/**
 * Who deals with an error, by S8's table. What is the caller's own comes out as `caller`: its codes,
 * and calls that got no proper answer, since the screen knows what can be tried again.
 *
 * @param error anything thrown by a call; what is no ApiError is a defect and goes to the error page
 */
export function dispositionOf(error: unknown): Disposition {
  if (!(error instanceof ApiError)) return 'errorPage';
  if (error.kind === 'aborted') return 'none';
  if (isWordlessLogout(error)) return 'login';
  if (error.kind !== 'http') return 'caller';
  if (error.items.length === 0) return 'errorPage';
  const found = error.items.map(
    (item): Disposition => handlerByCode[item.code] ?? handlerByStatus[error.status] ?? 'caller',
  );
  return precedence.find((handler) => found.includes(handler)) ?? 'caller';
}
