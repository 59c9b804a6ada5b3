import type { ErrorCode } from '../../../generated/error-codes.ts';
import { ApiError } from '../../api/api-error.ts';

/**
 * Codes that S8 displays in the message area, although they concern one file of many. The file is
 * marked as well.
 */
const aboutOneFile = {
  '403-1-05-01': 'unpublished',
  '403-1-08-01': 'unpublished',
  '404-1-08-01': 'expired',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Why a file is not available any more. */
export type FileFate = (typeof aboutOneFile)[keyof typeof aboutOneFile];

const fateOf = (code: string): FileFate | undefined =>
  Object.entries(aboutOneFile).find(([known]) => known === code)?.[1];

/** What an error says about the requested file; undefined if it also says anything else. */
export function fileFate(error: unknown): FileFate | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fates = error.items.map(({ code }) => fateOf(code));
  return fates.every((fate) => fate !== undefined) ? fates[0] : undefined;
}
