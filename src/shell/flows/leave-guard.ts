import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { confirmDialog } from '../messages/dialog-store.ts';
import { explainMissingChunk } from '../messages/new-version.ts';
import { setLeaveQuestion, setPopStateGuard } from '../links/leave-question.ts';

/*
 * A confirmation before the customer leaves a page with unsaved entries: by a link, by Back or Forward, or by
 * an action that calls `confirmLeave`. The browser itself asks before it closes or reloads the tab. Redirects of
 * the portal, such as to the login after the end of a session, need no confirmation.
 *
 * This project uses the router without data loading (docs/decisions/router-without-data-loading.md), which
 * cannot block a navigation.
 */

/** Number of forms with unsaved entries on the page. */
let unsavedFormCount = 0;
/** Whether the customer has confirmed that the entries may be lost. */
let isLeaving = false;
/** The page's position in the history: the number that the router stores there. */
let pagePosition: number | undefined;
/** Whether the next `popstate` event is the return to the page, which this guard has caused. */
let isReturning = false;

/** The time in which a browser starts to follow a link, in milliseconds. */
const LINK_START_MS = 1000;

const positionInHistory = (): number | undefined => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
};

/** Whether the question is open, or its texts are loading. Another press asks nothing, and the page stays. */
let isAsking = false;

async function askToLeave(): Promise<boolean> {
  if (isAsking) return false;
  isAsking = true;
  try {
    return await askOnce();
  } finally {
    isAsking = false;
  }
}

async function askOnce(): Promise<boolean> {
  try {
    await loadTexts('flow');
  } catch (error) {
    // Without the texts, the page stays.
    void explainMissingChunk(error);
    return false;
  }
  isLeaving = await confirmDialog({
    title: t('flow.leave.title'),
    message: t('flow.leave.message'),
    confirmText: t('flow.leave.leave'),
    cancelText: t('flow.leave.stay'),
    isDestructive: true,
  });
  return isLeaving;
}

/** The clicked link, if it opens another page in this tab. */
function leavingLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const isSameOrigin = link.origin === location.origin;
  const isHttp = link.protocol.startsWith('http');
  // `IssuerHtml` asks before a link to another site, and opens the link in a new tab.
  if (isHttp && !isSameOrigin && link.closest('[data-issuer]')) return undefined;
  return isSameOrigin && link.pathname === location.pathname ? undefined : link;
}

function onClick(event: MouseEvent): void {
  const link = isLeaving ? undefined : leavingLinkOf(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  // After the confirmation, repeats the click, so that the router or the browser handles it.
  void askToLeave().then((leaves) => {
    if (!leaves) return;
    link.click();
    // A mail address may open a mail program: then the page stays, with its entries.
    if (link.protocol === 'mailto:') setTimeout(() => (isLeaving = false), LINK_START_MS);
  });
}

function onPopState(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const newPosition = positionInHistory();
  if (location.pathname === guardedPath) pagePosition = newPosition;
  if (isLeaving || newPosition === undefined || pagePosition === undefined) return;
  const stepCount = newPosition - pagePosition;
  if (stepCount === 0) return;
  // The router does not receive the event, so the page stays. `history.go` restores the address of the page.
  event.stopImmediatePropagation();
  isReturning = true;
  history.go(-stepCount);
  void askToLeave().then((leaves) => leaves && history.go(stepCount));
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault();
}

let guardedPath = '';

function startGuard(): void {
  guardedPath = location.pathname;
  pagePosition = positionInHistory();
  setLeaveQuestion(askToLeave);
  document.addEventListener('click', onClick, { capture: true });
  setPopStateGuard(onPopState);
  window.addEventListener('beforeunload', onBeforeUnload);
}

function stopGuard(): void {
  isLeaving = false;
  setLeaveQuestion(undefined);
  document.removeEventListener('click', onClick, { capture: true });
  setPopStateGuard(undefined);
  window.removeEventListener('beforeunload', onBeforeUnload);
}

/** Number of forms with unsent entries on the page. */
export const getUnsavedFormCount = (): number => unsavedFormCount;

/**
 * Asks for confirmation before the customer leaves the page.
 *
 * @param hasUnsavedEntries whether the form has unsent entries
 */
export function useLeaveGuard(hasUnsavedEntries: boolean): void {
  const { key } = useLocation();

  // Each step of the form, such as the confirmation, has its own history entry.
  useEffect(() => {
    if (key !== '' && location.pathname === guardedPath) pagePosition = positionInHistory();
  }, [key]);

  useEffect(() => {
    if (!hasUnsavedEntries) return;
    unsavedFormCount += 1;
    if (unsavedFormCount === 1) startGuard();
    return () => {
      unsavedFormCount -= 1;
      if (unsavedFormCount === 0) stopGuard();
    };
  }, [hasUnsavedEntries]);
}
