import { errorOfCode } from './error-of-code.ts';
import { handleError } from './handle-error.ts';

/** Any other render crash shows 500-1-00-01 (S8). */
export function reportCrash(): void {
  handleError(errorOfCode('500-1-00-01'));
}
