/** How long after a change of the page's size, in milliseconds (S9). */
const AFTER_MS = 1100;

/**
 * On touch devices the page scrolls by one pixel some time after its size has changed (S9): mobile
 * browsers then settle their own bars.
 *
 * @returns how to stop
 */
export function followPageSize(): () => void {
  if (navigator.maxTouchPoints === 0 || typeof ResizeObserver === 'undefined')
    return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // The first call only says how large the page is.
    if (isFirst) {
      isFirst = false;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => window.scrollBy(0, 1), AFTER_MS);
  });
  observer.observe(document.body);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
