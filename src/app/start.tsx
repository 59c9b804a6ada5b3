import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { currentLanguage, loadTexts, t } from '../i18n/i18n.ts';
import { parseBasePath } from '../lib/base-path.ts';
// Listens at the window before the router does.
import '../shell/links/leave-question.ts';
import { App } from './App.tsx';
import { frameTexts, loadScreen } from './load-screen.ts';
import { StartFailure } from './StartFailure.tsx';
import { createQueryClient } from './query-client.ts';
import { screenAt } from './route-objects.tsx';

/** Starts the portal in `root`, which holds the login page already if the build put it there. */
export async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = currentLanguage();
  const basePath = parseBasePath(location.pathname);
  if (!basePath) return startWrongAddress(root);

  // The first render has to be complete, so that it equals what was rendered at build time.
  const screen = screenAt(location.pathname, basePath.base);
  const isComplete = screen === undefined || (await loads(loadScreen(screen)));
  // Without its screen the frame still says why there is nothing in it; it needs its words for that.
  if (!isComplete && !(await loads(loadTexts(...frameTexts)))) return startWithoutTexts(root);

  const app = (
    <BrowserRouter basename={basePath.base}>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  );
  // The build's page is there in the stored language, unless its first scripts could not run.
  const isPrerendered = root.hasChildNodes() && root.lang === currentLanguage();
  if (isPrerendered && isComplete) hydrateRoot(root, app);
  else {
    // Until a page has its heading; the document itself says it in Japanese.
    document.title = t('common.myPage');
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

const loads = (loading: Promise<unknown>): Promise<boolean> =>
  loading.then(
    () => true,
    () => false,
  );

/** Not even the words came: what is said then is part of this script. */
function startWithoutTexts(root: HTMLElement): void {
  root.replaceChildren();
  createRoot(root).render(<StartFailure />);
}

/** The catch-all page of S1: it needs no router, since no address leads on from it. */
async function startWrongAddress(root: HTMLElement): Promise<void> {
  const [{ WrongAddress }] = await Promise.all([
    import('../pages/wrong-address/WrongAddress.tsx'),
    loadTexts('common'),
  ]);
  createRoot(root).render(<WrongAddress />);
}
