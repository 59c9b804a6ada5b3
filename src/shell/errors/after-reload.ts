import { ApiError } from '../../api/api-error.ts';
import { getFlowId } from '../../api/identity.ts';
import { handleError } from './handle-error.ts';

/** Which code's message is to be shown again once the page is back in Japanese (S8, 403-1-00-02). */
const storageKey = 'messageAfterReload';

/** Keeps a code over the reload that follows. */
export function keepOverReload(code: string): void {
  try {
    sessionStorage.setItem(storageKey, code);
  } catch {
    // Without storage the page comes back without the message, and in Japanese all the same.
  }
}

/** Shows the message that was kept, once. */
export function resumeAfterReload(): void {
  let code: string | null = null;
  try {
    code = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
  if (code === null || !/^\d{3}(-\d{1,2}){3}$/.test(code)) return;
  const status = Number(code.slice(0, 3));
  const items = [{ code, target: [], mapping: [] }];
  handleError(new ApiError({ kind: 'http', status, items, flowId: getFlowId() }));
}
