import type { ErrorCode } from '../../../generated/error-codes.ts';
import { ApiError } from '../../api/api-error.ts';

/**
 * Codes that S8 gives to the message area, but that are about one file of many: besides the message, the
 * place of the file says what became of it.
 */
const aboutOneFile = {
  '403-1-05-01': 'unpublished',
  '403-1-08-01': 'unpublished',
  '404-1-08-01': 'expired',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** What has become of a file that cannot be had any more. */
export type FileFate = (typeof aboutOneFile)[keyof typeof aboutOneFile];

const fateOf = (code: string): FileFate | undefined =>
  Object.entries(aboutOneFile).find(([known]) => known === code)?.[1];

/** What an error says of the file that was asked for; undefined if it says anything else too. */
export function fileFate(error: unknown): FileFate | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fates = error.items.map(({ code }) => fateOf(code));
  return fates.every((fate) => fate !== undefined) ? fates[0] : undefined;
}
