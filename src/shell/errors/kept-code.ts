import { isCode } from './error-of-code.ts';

/**
 * The code whose message is shown again after the page was reloaded in Japanese (S8, 403-1-00-02).
 */
const storageKey = 'messageAfterReload';

/** Keeps a code over the reload that follows. */
export function keepOverReload(code: string): void {
  try {
    sessionStorage.setItem(storageKey, code);
  } catch {
    // Without storage, the page reloads in Japanese without the message.
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
  // Other programs may write to the storage: only a valid code is used.
  return code !== null && isCode(code) ? code : undefined;
}
