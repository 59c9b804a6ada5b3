import { useCallback, useRef, useState } from 'react';

/**
 * Lets one submission run at a time: a second press, Enter, or double tap while the first is under
 * way never reaches the API (S9).
 *
 * @param submit its failure is the caller's: it comes out of `run`
 */
export function useSubmitOnce<Args extends unknown[]>(
  submit: (...args: Args) => Promise<void>,
): { run: (...args: Args) => Promise<void>; isRunning: boolean } {
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = useCallback(
    async (...args: Args): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setIsRunning(true);
      try {
        await submit(...args);
      } finally {
        running.current = false;
        setIsRunning(false);
      }
    },
    [submit],
  );
  return { run, isRunning };
}
