import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where a customer is in a form that is confirmed before it is sent (S2: enter, confirm, complete). */
type FlowStep = 'enter' | 'confirm' | 'complete';

export interface FlowSteps {
  step: FlowStep;
  /** The entries are in order: shows them once more. Back leads to them again. */
  toConfirm: () => void;
  /** From the confirmation to the entries, as Back does. */
  toEnter: () => void;
  /**
   * For `onRefused`: from the confirmation to the entries. It is done once they are there; nothing happens
   * where they are there already.
   */
  showEntries: () => Promise<void>;
  /** They were sent. Neither Back nor Forward shows them again, so that nothing is sent twice. */
  toComplete: () => void;
  /** For the heading of each step, which takes the focus when the step is another one. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const isConfirmState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'flowStep' in state;

/**
 * The three steps of a form in one address. The step is kept in the history, so that Back works; the
 * entries are the caller's, and are in memory: a page loaded anew begins with the first step.
 */
export function useFlowSteps(): FlowSteps {
  const location = useLocation();
  const navigate = useNavigate();
  const [isComplete, setIsComplete] = useState(false);
  const [hasConfirmed, setHasConfirmed] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isConfirm = isConfirmState(location.state);
  const enteredStep: FlowStep = isConfirm && hasConfirmed ? 'confirm' : 'enter';
  const step: FlowStep = isComplete ? 'complete' : enteredStep;
  const here = location.pathname + location.search;

  // Of a document before this one: its entries are gone, and so is what it was about to confirm.
  const isLeftOver = isConfirm && !hasConfirmed;
  useEffect(() => {
    if (isLeftOver) void navigate(here, { replace: true, state: null });
  }, [isLeftOver, here, navigate]);

  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    headingRef.current?.focus({ preventScroll: true });
  }, [step]);

  const toConfirm = useCallback(() => {
    setHasConfirmed(true);
    void navigate(here, { state: { flowStep: 'confirm' } });
  }, [here, navigate]);

  const toEnter = useCallback(() => void navigate(-1), [navigate]);

  // An answer may come when the customer has left: whatever it says, it moves nobody on another page.
  const isThere = useRef(false);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const waiting = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (step === 'confirm') return;
    waiting.current?.();
    waiting.current = undefined;
  }, [step]);
  const showEntries = useCallback(async () => {
    if (!isThere.current || shown.current !== 'confirm') return;
    await new Promise<void>((resolve) => {
      waiting.current = resolve;
      void navigate(-1);
    });
  }, [navigate]);

  const toComplete = useCallback(() => {
    if (!isThere.current) return;
    setIsComplete(true);
    // The confirmation leaves the history: Back from here leads out of the form.
    if (isConfirm) void navigate(-1);
  }, [isConfirm, navigate]);

  return { step, toConfirm, toEnter, showEntries, toComplete, headingRef };
}
