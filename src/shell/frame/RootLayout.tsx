import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  useState,
  useSyncExternalStore,
} from 'react';
import { NavigationType, Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { dismissDialogs } from '../messages/dialog-store.ts';
import { DialogHost } from '../messages/DialogHost.tsx';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { keepsMessage, closeMessage } from '../messages/message-store.ts';
import { clearOpenPath, recordOpenPath, setNavigate } from '../links/navigation.ts';
import { PageFrame } from './PageFrame.tsx';
import { recordPageBeforeError } from './top-link.ts';
import { showStoredError } from '../errors/handle-error.ts';
import { useStore } from '../../lib/store.ts';
import { persistentPartsStore } from './persistent-parts.ts';
import { getPendingCount, subscribePending } from '../../api/pending.ts';
import { t } from '../../i18n/i18n.ts';
import styles from './RootLayout.module.css';

/** How long a call may take before the overlay appears (S9), in milliseconds. */
const OVERLAY_DELAY_MS = 1000;

const getPendingCountOnServer = (): number => 0;

/** Covers the page while calls take longer than a second (S9). */
function LoadingOverlay() {
  const isBusy =
    useSyncExternalStore(subscribePending, getPendingCount, getPendingCountOnServer) > 0;
  const [isOverlayDue, setIsOverlayDue] = useState(false);

  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsOverlayDue(true), OVERLAY_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsOverlayDue(false);
    };
  }, [isBusy]);

  // The live region exists from the start, so that changes are announced.
  return (
    <div role="status">
      {isBusy && isOverlayDue ? (
        <div className={styles.overlay}>
          <div className={styles.box}>
            <span className={styles.spinner} aria-hidden="true" />
            {t('shell.loading')}
          </div>
        </div>
      ) : null}
    </div>
  );
}

const renderFrameWithoutHeader = (contents: ReactNode) => (
  <PageFrame header={null}>{contents}</PageFrame>
);

/** The parts around all pages: side effects of navigation, dialogs, the loading overlay. */
export function RootLayout() {
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const lastLocationRef = useRef(location);

  useEffect(() => setNavigate(navigate), [navigate]);
  useLayoutEffect(() => clearOpenPath, []);
  useEffect(() => showStoredError(), []);

  const { pathname } = location;
  useLayoutEffect(() => {
    recordOpenPath(pathname);
    recordPageBeforeError(pathname);
  }, [pathname]);

  // A layout effect runs before the effects of the new page, whose heading takes the focus unless a
  // message or dialog is open.
  useLayoutEffect(() => {
    const previousLocation = lastLocationRef.current;
    lastLocationRef.current = location;
    if (previousLocation.key === location.key) return;
    const isPop = navigationType === NavigationType.Pop;
    const isOtherPage = previousLocation.pathname !== location.pathname;
    // A change of only the anchor (`#main`) is not a navigation.
    if (isPop && !isOtherPage && previousLocation.search === location.search) return;
    // S4: every navigation closes the message, unless the state of the navigation keeps the message. After Back
    // and Forward, the state belongs to an earlier navigation, so the message is closed.
    if (isPop || !keepsMessage(location.state)) closeMessage();
    if (!isOtherPage) return;
    dismissDialogs();
    // After Back and Forward, the browser restores the scroll position.
    if (!isPop) window.scrollTo(0, 0);
  }, [location, navigationType]);

  return (
    <>
      {/* If a layout crashes or fails to load, the message appears in a page without a header. */}
      <ErrorBoundary renderFrame={renderFrameWithoutHeader}>
        <Outlet />
      </ErrorBoundary>
      {useStore(persistentPartsStore)}
      <DialogHost />
      <LoadingOverlay />
    </>
  );
}
