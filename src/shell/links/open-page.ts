let openPath: string | undefined;
let hasChanged = false;

/** Told by the root layout of each page that it shows, before the effects of that page. */
export function notePath(pathname: string): void {
  if (openPath !== undefined && openPath !== pathname) hasChanged = true;
  openPath = pathname;
}

/** Told by the root layout when it goes. */
export function forgetPath(): void {
  openPath = undefined;
  hasChanged = false;
}

export const isOpen = (pathname: string): boolean => pathname === openPath;

/** Whether the customer came to a page from another one, rather than by loading the document. */
export const wasNavigatedTo = (pathname: string): boolean => hasChanged && isOpen(pathname);
