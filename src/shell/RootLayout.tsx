import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { DialogHost } from './DialogHost.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { asksToKeep, closeMessage } from './message-store.ts';
import { forgetPath, notePath, setNavigate } from './navigation.ts';
import { PageFrame } from './PageFrame.tsx';
import { watchForStaleChunks } from './new-version.ts';
import { noteOrigin } from './top-link.ts';
import { resumeAfterReload } from './after-reload.ts';

/** What stands once, around every page: navigation's side effects, dialogs, the overlay. */
export function RootLayout() {
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const last = useRef(location);
  notePath(location.pathname);
  noteOrigin(location.pathname);

  useEffect(() => setNavigate(navigate), [navigate]);
  useEffect(() => forgetPath, []);
  useEffect(() => watchForStaleChunks(), []);
  useEffect(() => resumeAfterReload(), []);

  useEffect(() => {
    const before = last.current;
    last.current = location;
    if (before.key === location.key) return;
    // S4: the message area is closed on every navigation unless the navigation asks to keep it.
    if (!asksToKeep(location.state)) closeMessage();
    // Back and Forward are scrolled by the browser.
    if (before.pathname !== location.pathname && navigationType !== NavigationType.Pop)
      window.scrollTo(0, 0);
  }, [location, navigationType]);

  return (
    <>
      {/* Should a layout itself break or not load, the message still has a page to stand in. */}
      <ErrorBoundary fallback={<PageFrame header={null}>{null}</PageFrame>}>
        <Outlet />
      </ErrorBoundary>
      <DialogHost />
      <LoadingOverlay />
    </>
  );
}
