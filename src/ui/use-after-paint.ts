import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

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
