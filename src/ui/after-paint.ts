import { startTransition, useEffect, useState } from 'react';

/**
 * Runs work after the current state of the page has been painted.
 *
 * @returns cancels the work
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame begins before it is painted; when the next one begins, it is on the screen.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Whether what is there now has been painted: for parts that come after it, so that the customer sees the rest sooner.
 * They are drawn in pieces, between which the page answers to what is pressed.
 *
 * @param isThere what has to be painted first; once it has been, the answer stays true
 */
export function useAfterPaint(isThere: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (isPainted || !isThere) return undefined;
    return afterPaint(() => startTransition(() => setIsPainted(true)));
  }, [isPainted, isThere]);
  return isPainted;
}
