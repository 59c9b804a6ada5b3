import { isCode } from './error-of-code.ts';

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

/** The code that was kept, once; undefined if none was. */
export function takeKeptCode(): string | undefined {
  let code: string | null = null;
  try {
    code = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
  // The storage is open to whoever has the machine: nothing but a code goes on from here.
  return code !== null && isCode(code) ? code : undefined;
}
