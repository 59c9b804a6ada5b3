import { useCallback, useRef, useState } from 'react';

/**
 * Allows one submission at a time (S9). During a submission, a further press, Enter or double tap sends no call.
 *
 * @param submit if it throws, `submitOnce` throws the same error
 */
export function useSubmitOnce<Args extends unknown[]>(
  submit: (...args: Args) => Promise<void>,
): { submitOnce: (...args: Args) => Promise<void>; isRunning: boolean } {
  const isRunningRef = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const submitOnce = useCallback(
    async (...args: Args): Promise<void> => {
      if (isRunningRef.current) return;
      isRunningRef.current = true;
      setIsRunning(true);
      try {
        await submit(...args);
      } finally {
        isRunningRef.current = false;
        setIsRunning(false);
      }
    },
    [submit],
  );
  return { submitOnce, isRunning };
}
