import { useEffect, useState } from 'react';

/** One count, from an answer on. */
interface Count {
  answer: unknown;
  /** When it is over, by the clock that the machine's date does not move. */
  end: number;
}

const countFrom = (seconds: number, answer: unknown): Count => ({
  answer,
  end: performance.now() + seconds * 1000,
});

/**
 * Seconds that are left of a time that an answer has stated, counted from when the component first
 * shows it by a clock that the machine's date does not move.
 *
 * @param seconds of the answer
 * @param answer that stated them: another one begins another count
 * @returns whole seconds, 0 when the time is over
 */
export function useCountdown(seconds: number, answer?: unknown): number {
  const [count, setCount] = useState(() => countFrom(seconds, answer));
  const [left, setLeft] = useState(Math.ceil(seconds));
  if (count.answer !== answer) {
    setCount(countFrom(seconds, answer));
    setLeft(Math.ceil(seconds));
  }
  const { end } = count;

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
