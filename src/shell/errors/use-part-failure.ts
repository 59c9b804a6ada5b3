import { useMemo } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { failure } from '../../api/call.ts';
import { lacksParts } from '../../api/unreadable.ts';

/**
 * What an answer that is read in parts failed with, where some of them could not be read: for the place
 * of these parts, which says so and offers another try.
 *
 * @param answer undefined while there is none
 * @param names of the parts that matter there; all of them if left out
 */
export function usePartFailure(
  answer: object | null | undefined,
  names?: readonly string[],
): ApiError | null {
  const lacks = lacksParts(answer, names);
  // Of each answer: what is asked for again may fail in the same way again.
  return useMemo(
    () => (lacks && answer ? failure('malformed', undefined, 200) : null),
    [answer, lacks],
  );
}
