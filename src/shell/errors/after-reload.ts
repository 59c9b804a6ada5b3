import { errorOfCode } from './error-of-code.ts';
import { handleError } from './handle-error.ts';
import { takeKeptCode } from './kept-code.ts';

/** Shows the message that was kept over a reload, once. */
export function resumeAfterReload(): void {
  const code = takeKeptCode();
  if (code !== undefined) handleError(errorOfCode(code));
}
