import { ApiError } from '../../api/api-error.ts';
import { getFlowId } from '../../api/identity.ts';

/** Whether a text from an address or a storage has the format of a code (S8). */
export const isErrorCode = (text: string): boolean => /^\d{3}(-\d{1,2}){3}$/.test(text);

/** The error of an answer with only this code. */
export const errorOfCode = (code: string): ApiError =>
  new ApiError({
    kind: 'http',
    status: Number(code.slice(0, 3)),
    items: [{ code, target: [], mapping: [] }],
    flowId: getFlowId(),
  });

/** The code whose message appears after the page was reloaded in Japanese (S8, 403-1-00-02). */
const storageKey = 'messageAfterReload';

/** Stores a code before a reload. */
export function storeCode(code: string): void {
  try {
    sessionStorage.setItem(storageKey, code);
  } catch {
    // Without storage, the page reloads in Japanese without the message.
  }
}

/** Reads and deletes the stored code; undefined without one. */
export function takeStoredCode(): string | undefined {
  let code: string | null = null;
  try {
    code = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage, no code was stored.
  }
  // Other scripts may write to the storage: only a valid code is used.
  return code !== null && isErrorCode(code) ? code : undefined;
}
