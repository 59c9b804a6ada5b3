import { useMemo } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { createApiError } from '../../api/call.ts';
import { hasUnreadableParts } from '../../api/unreadable.ts';

/**
 * The error for an answer with unreadable parts. The component of these parts shows the error with a retry button.
 *
 * @param answer undefined until the answer arrives
 * @param partNames of the required parts; all by default
 */
export function useUnreadablePartError(
  answer: object | null | undefined,
  partNames?: readonly string[],
): ApiError | null {
  const hasUnreadable = hasUnreadableParts(answer, partNames);
  // A new error object for each answer, because a retry may fail in the same way.
  return useMemo(
    () => (hasUnreadable && answer ? createApiError('malformed', undefined, 200) : null),
    [answer, hasUnreadable],
  );
}
