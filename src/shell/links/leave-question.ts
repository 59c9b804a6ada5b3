/*
 * The question whether unsaved entries may be lost. This file is separate from the guard
 * (shell/flows/leave-guard.ts), so that pages without a form do not load the guard.
 */
let askQuestion: (() => Promise<boolean>) | undefined;

/** Called by the guard of a form with unsaved entries; undefined if there are no unsaved entries. */
export function setLeaveQuestion(newQuestion: typeof askQuestion): void {
  askQuestion = newQuestion;
}

/**
 * Asks the customer whether to leave the page, if entries would be lost. For actions other than links, such as a
 * change of language.
 *
 * @returns whether the page may be left
 */
export const confirmLeave = async (): Promise<boolean> => (await askQuestion?.()) ?? true;

type OnPopState = (event: PopStateEvent) => void;

let onPopState: OnPopState | undefined;

/** Handles Back and Forward before the router; undefined removes the handler. */
export const setPopStateGuard = (handler: OnPopState | undefined): void => {
  onPopState = handler;
};

// Browsers call the listeners of the window in the order of registration, including capturing listeners. So this
// listener must be registered before the listener of the router.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => onPopState?.(event), { capture: true });
}
