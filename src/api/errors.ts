import {
  handlerByCode,
  handlerByStatus,
  type ErrorHandler,
} from '../../generated/error-handlers.ts';
import { ApiError } from './api-error.ts';

/** The handler of an error (S8). `none`: the portal cancelled the call. */
export type Disposition = ErrorHandler | 'errorPage' | 'none';

/** Matches the codes of unexpected errors. */
export const unexpectedCodePattern = /^(?:500-|400-1-99-|400-1-11-01)/;

/** The order if one answer has several error items: the handler with the strongest effect comes first. */
const dispositionsByPrecedence: readonly Disposition[] = [
  'versionDialog',
  'login',
  'bareMessage',
  'messageNoTop',
  'maintenance',
  'languageFallback',
  'message',
];

/**
 * The handler of an error, by the table of S8. `caller` for the codes that the screen handles, and for calls
 * without a valid answer, because the screen knows what can be retried.
 *
 * @param error of a call; an error other than ApiError is a defect of the portal, for the error page
 */
export function dispositionOf(error: unknown): Disposition {
  if (!(error instanceof ApiError)) return 'errorPage';
  if (error.kind === 'aborted') return 'none';
  const { status } = error;
  const statusHandler = handlerByStatus[status] ?? 'caller';
  // An answer of a gateway has no error code. Only its statuses 401 and 503 have a clear meaning.
  if (error.kind !== 'http') return status === 401 || status === 503 ? statusHandler : 'caller';
  if (error.items.length === 0) return 'errorPage';
  const dispositions = error.items.map(
    ({ code }): Disposition => handlerByCode[code] ?? statusHandler,
  );
  return (
    dispositionsByPrecedence.find((disposition) => dispositions.includes(disposition)) ?? 'caller'
  );
}
