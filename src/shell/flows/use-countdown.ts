import { useEffect, useState } from 'react';

/**
 * Seconds that are left of a time that an answer has stated, counted from when the component first
 * shows by a clock that the machine's date does not move. Another answer is another component: give it
 * another `key`.
 *
 * @param seconds of the answer
 * @returns whole seconds, 0 when the time is over
 */
export function useCountdown(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(Math.ceil(seconds));

  useEffect(() => {
    if (left === 0) return;
    const look = (): void => {
      setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    };
    const untilNext = end - performance.now() - (left - 1) * 1000;
    const timer = setTimeout(look, Math.max(0, untilNext));
    // A machine that slept looks again when its page is seen.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [left, end]);

  return left;
}
