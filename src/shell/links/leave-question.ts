/*
 * The one question of whether entries may be lost. It stands apart from the guard that asks it
 * (shell/flows/leave-guard.ts), so that the frame of a page without a form does not load that.
 */
let question: (() => Promise<boolean>) | undefined;

/** Told by the guard of a form with unsaved entries; undefined when there are none any more. */
export function setLeaveQuestion(given: typeof question): void {
  question = given;
}

/**
 * Whether the customer leaves the page: asked before what is no link does so, such as a change of
 * language.
 *
 * @returns true at once where nothing would be lost
 */
export const mayLeave = async (): Promise<boolean> => (await question?.()) ?? true;

type OnPopState = (event: PopStateEvent) => void;

let onPopState: OnPopState | undefined;

/** Who hears of Back and Forward before the router does; undefined for nobody. */
export const setPopStateGuard = (guard: OnPopState | undefined): void => {
  onPopState = guard;
};

// Browsers call what listens at the window in the order in which it came, "capture" or not: so this listener has to
// be there before the router's. One that came later would find the page gone already.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => onPopState?.(event), { capture: true });
}
