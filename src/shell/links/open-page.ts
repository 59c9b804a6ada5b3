let openPath: string | undefined;
let hasChanged = false;

/** Called by the root layout for each page, before the page's own effects. */
export function notePath(pathname: string): void {
  if (openPath !== undefined && openPath !== pathname) hasChanged = true;
  openPath = pathname;
}

/** Called by the root layout when it unmounts. */
export function forgetPath(): void {
  openPath = undefined;
  hasChanged = false;
}

export const isOpen = (pathname: string): boolean => pathname === openPath;

/** Whether the customer navigated to a page, rather than loading the document. */
export const wasNavigatedTo = (pathname: string): boolean => hasChanged && isOpen(pathname);
