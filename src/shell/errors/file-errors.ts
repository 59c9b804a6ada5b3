import { ApiError } from '../../api/api-error.ts';

/**
 * Codes that S8 gives to the message area, but that here are about one file of many: the list stays,
 * and the bill itself says what became of its file.
 */
const ABOUT_ONE_FILE = new Set(['403-1-05-01', '404-1-08-01']);

/** Whether the error is about the file that was asked for, and about nothing else. */
export function isFileError(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.items.length > 0 &&
    error.items.every(({ code }) => ABOUT_ONE_FILE.has(code))
  );
}
