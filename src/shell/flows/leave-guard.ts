import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { confirmDialog } from '../messages/dialog-store.ts';
import { setLeaveQuestion, setPopStateGuard } from '../links/leave-question.ts';

/*
 * Leaving a page with unsaved entries asks once: by a link, by Back and Forward, by what asks through
 * `mayLeave`. Closing the tab and reloading it are asked about by the browser, in its own words. What
 * the portal does by itself, such as going to the login when the session is over, asks nothing.
 *
 * The router without data loading (docs/decisions/router-without-data-loading.md) has no blocker of
 * its own.
 */

/** How many forms of the page have unsaved entries. */
let unsaved = 0;
/** The customer has answered, and goes. */
let isLeaving = false;
/** Where the page stands in the history, by the number the router keeps there. */
let position: number | undefined;
/** The next `popstate` is our own way back to the page. */
let isReturning = false;

const positionInHistory = (): number | undefined => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
};

async function ask(): Promise<boolean> {
  // Without its words the question cannot be asked, and the entries stay.
  await loadTexts('flow');
  isLeaving = await confirmDialog({
    title: t('flow.leave.title'),
    message: t('flow.leave.message'),
    confirmText: t('flow.leave.leave'),
    cancelText: t('flow.leave.stay'),
    danger: true,
  });
  return isLeaving;
}

/** The link under a plain press that leads to another page in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const isSamePage = link.origin === location.origin && link.pathname === location.pathname;
  return isSamePage ? undefined : link;
}

function onClick(event: MouseEvent): void {
  const link = isLeaving ? undefined : leavingLink(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  // The press is made again, and the router or the browser does with it what it always does.
  void ask().then((leaves) => leaves && link.click());
}

function onPopState(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const next = positionInHistory();
  if (location.pathname === guardedPath) position = next;
  if (isLeaving || next === undefined || position === undefined) return;
  const steps = next - position;
  if (steps === 0) return;
  // The router has not heard of it yet: the page stays as it is while the address goes back to it.
  event.stopImmediatePropagation();
  isReturning = true;
  history.go(-steps);
  void ask().then((leaves) => leaves && history.go(steps));
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault();
}

let guardedPath = '';

function begin(): void {
  guardedPath = location.pathname;
  position = positionInHistory();
  setLeaveQuestion(ask);
  document.addEventListener('click', onClick, { capture: true });
  setPopStateGuard(onPopState);
  window.addEventListener('beforeunload', onBeforeUnload);
}

function end(): void {
  isLeaving = false;
  setLeaveQuestion(undefined);
  document.removeEventListener('click', onClick, { capture: true });
  setPopStateGuard(undefined);
  window.removeEventListener('beforeunload', onBeforeUnload);
}

/** How many forms of the page have entries that are not sent. */
export const unsavedForms = (): number => unsaved;

/**
 * Asks before the page is left, for as long as a form of it has entries that are not sent.
 *
 * @param hasUnsaved whether it has; false again as soon as they are sent or given up
 */
export function useLeaveGuard(hasUnsaved: boolean): void {
  const { key } = useLocation();

  // A step of the form's own, such as its confirmation, is another place in the history.
  useEffect(() => {
    if (key !== '' && location.pathname === guardedPath) position = positionInHistory();
  }, [key]);

  useEffect(() => {
    if (!hasUnsaved) return;
    unsaved += 1;
    if (unsaved === 1) begin();
    return () => {
      unsaved -= 1;
      if (unsaved === 0) end();
    };
  }, [hasUnsaved]);
}
