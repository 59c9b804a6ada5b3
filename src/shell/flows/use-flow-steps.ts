import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The steps of a form with confirmation (S2: enter, confirm, complete). */
type FlowStep = 'enter' | 'confirm' | 'complete';

export interface FlowSteps {
  step: FlowStep;
  /** Shows the valid entries for confirmation. Back returns to the entries. */
  toConfirm: () => void;
  /** Returns from the confirmation to the entries, like the Back button of the browser. */
  toEnter: () => void;
  /** Returns to the entries after the server has refused them. Resolves when they are displayed. */
  showEntries: () => Promise<void>;
  /** Shows the last step. Back and Forward do not show the entries again, so that nothing is sent twice. */
  toComplete: () => void;
  /** For the heading of each step, which takes the focus when the step changes. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const isConfirmState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'flowStep' in state;

/**
 * The three steps of a form at one address. The step is stored in the history, for Back and Forward. The entries
 * are in memory only, so that a reloaded page starts with the first step.
 */
export function useFlowSteps(): FlowSteps {
  const location = useLocation();
  const navigate = useNavigate();
  const [isComplete, setIsComplete] = useState(false);
  const [hasConfirmed, setHasConfirmed] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isConfirmEntry = isConfirmState(location.state);
  const enteredStep: FlowStep = isConfirmEntry && hasConfirmed ? 'confirm' : 'enter';
  const step: FlowStep = isComplete ? 'complete' : enteredStep;
  const currentAddress = location.pathname + location.search;

  // After a reload, the history entry is still that of the confirmation, but the entries are lost.
  const isConfirmWithoutEntries = isConfirmEntry && !hasConfirmed;
  useEffect(() => {
    if (isConfirmWithoutEntries) void navigate(currentAddress, { replace: true, state: null });
  }, [isConfirmWithoutEntries, currentAddress, navigate]);

  const lastStep = useRef(step);
  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo(0, 0);
    headingRef.current?.focus({ preventScroll: true });
  }, [step]);

  const toConfirm = useCallback(() => {
    setHasConfirmed(true);
    void navigate(currentAddress, { state: { flowStep: 'confirm' } });
  }, [currentAddress, navigate]);

  const toEnter = useCallback(() => void navigate(-1), [navigate]);

  // The answer may arrive when the customer is already on another page. Then the page must not change.
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const resolveShowEntries = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (step === 'confirm') return;
    resolveShowEntries.current?.();
    resolveShowEntries.current = undefined;
  }, [step]);
  const showEntries = useCallback(async () => {
    if (!isMounted.current || lastStep.current !== 'confirm') return;
    await new Promise<void>((resolve) => {
      resolveShowEntries.current = resolve;
      void navigate(-1);
    });
  }, [navigate]);

  const toComplete = useCallback(() => {
    if (!isMounted.current) return;
    setIsComplete(true);
    // Removes the confirmation from the history, so that Back leaves the form.
    if (isConfirmEntry) void navigate(-1);
  }, [isConfirmEntry, navigate]);

  return { step, toConfirm, toEnter, showEntries, toComplete, headingRef };
}
