import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusHeading } from '../../ui/focus.ts';

/** The steps of a form with confirmation (S2: enter, confirm, complete). */
type FlowStep = 'enter' | 'confirm' | 'complete';

export interface FlowSteps {
  step: FlowStep;
  /** Shows the valid entries for confirmation. Back returns to the entries. */
  showConfirmation: () => void;
  /** Returns from the confirmation to the entries, like the Back button of the browser. */
  returnToEntries: () => void;
  /** Returns to the entries after the server has refused the entries. Resolves when the entries are displayed. */
  showRefusedEntries: () => Promise<void>;
  /** Shows the last step. Back and Forward do not show the entries again, so that nothing is sent twice. */
  showCompletion: () => void;
  /** For the heading of a step, which takes the focus when the step changes; by default the heading of the page. */
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
  const [wasConfirmationShown, setWasConfirmationShown] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isConfirmHistoryEntry = isConfirmState(location.state);
  const enteredStep: FlowStep = isConfirmHistoryEntry && wasConfirmationShown ? 'confirm' : 'enter';
  const step: FlowStep = isComplete ? 'complete' : enteredStep;
  const currentAddress = location.pathname + location.search;

  // After a reload, the history entry still belongs to the confirmation, but the entries are lost.
  const isConfirmWithoutEntries = isConfirmHistoryEntry && !wasConfirmationShown;
  useEffect(() => {
    if (isConfirmWithoutEntries) void navigate(currentAddress, { replace: true, state: null });
  }, [isConfirmWithoutEntries, currentAddress, navigate]);

  const displayedStepRef = useRef(step);
  useLayoutEffect(() => {
    if (displayedStepRef.current === step) return;
    displayedStepRef.current = step;
    window.scrollTo(0, 0);
    if (headingRef.current === null) focusHeading();
    else headingRef.current.focus({ preventScroll: true });
  }, [step]);

  // The answer may arrive when the customer is already on another page. Then the page must not change.
  const isMountedRef = useRef(false);
  useLayoutEffect(() => {
    isMountedRef.current = true;
    return () => {
      isMountedRef.current = false;
    };
  }, []);

  const showConfirmation = useCallback(() => {
    if (!isMountedRef.current) return;
    setWasConfirmationShown(true);
    void navigate(currentAddress, { state: { flowStep: 'confirm' } });
  }, [currentAddress, navigate]);

  const returnToEntries = useCallback(() => void navigate(-1), [navigate]);

  const resolveEntriesShownRef = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (step === 'confirm') return;
    resolveEntriesShownRef.current?.();
    resolveEntriesShownRef.current = undefined;
  }, [step]);
  const showRefusedEntries = useCallback(async () => {
    if (!isMountedRef.current || displayedStepRef.current !== 'confirm') return;
    await new Promise<void>((resolve) => {
      resolveEntriesShownRef.current = resolve;
      void navigate(-1);
    });
  }, [navigate]);

  const showCompletion = useCallback(() => {
    if (!isMountedRef.current) return;
    setIsComplete(true);
    // Removes the confirmation from the history, so that Back leaves the form.
    if (displayedStepRef.current === 'confirm') void navigate(-1);
  }, [navigate]);

  return {
    step,
    showConfirmation,
    returnToEntries,
    showRefusedEntries,
    showCompletion,
    headingRef,
  };
}
