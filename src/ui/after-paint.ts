import { startTransition, useEffect, useState } from 'react';

/**
 * Runs work after the current state of the page has been painted.
 *
 * @returns a function that cancels the work
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame callback runs before painting: when the next callback runs, the frame is on the screen.
  let frameId = requestAnimationFrame(() => {
    frameId = requestAnimationFrame(() => {
      timer = setTimeout(callback);
    });
  });
  return () => {
    cancelAnimationFrame(frameId);
    clearTimeout(timer);
  };
}

/**
 * Whether the main content has been painted. For other parts that render after the main content, so that the
 * customer sees the main content sooner. Those parts render in a transition, so that the page stays responsive.
 *
 * @param isRendered whether the main content is rendered; after it was painted, the result stays true
 */
export function useAfterPaint(isRendered: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (isPainted || !isRendered) return undefined;
    return afterPaint(() => startTransition(() => setIsPainted(true)));
  }, [isPainted, isRendered]);
  return isPainted;
}
