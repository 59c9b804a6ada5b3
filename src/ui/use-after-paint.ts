import { startTransition, useEffect, useState } from 'react';

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame begins before it is painted; when the next one begins, it is on the screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => startTransition(() => setIsPainted(true)));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted, isThere]);
  return isPainted;
}
