import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { currentLanguage, loadTexts, t } from '../i18n/i18n.ts';
import { parseBasePath } from '../lib/base-path.ts';
import { mayBeLoggedIn } from '../lib/login-hint.ts';
// This import must register its window listener before the router.
import '../shell/links/leave-question.ts';
import { App, screenAt } from './App.tsx';
import { frameTexts, loadScreen } from './load-screen.ts';
import { createQueryClient } from './query-client.ts';

/** Starts the portal in `root`, which contains the login page if the build rendered it. */
export async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = currentLanguage();
  const basePath = parseBasePath(location.pathname);
  if (!basePath) return startWrongAddress(root);

  // The first render must be complete, so that it equals the HTML rendered at build time.
  const findScreen = () => screenAt(location.pathname, basePath.base);
  if (mayBeLoggedIn() && findScreen()?.name === 'login') await hasLoaded(openCustomerPage(root));
  const screen = findScreen();
  const isScreenLoaded = screen === undefined || (await hasLoaded(loadScreen(screen)));
  // If the screen could not be loaded, the frame shows the failure. For that, the frame needs its texts.
  if (!isScreenLoaded && !(await hasLoaded(loadTexts(...frameTexts))))
    return startWithoutTexts(root);

  const app = (
    <BrowserRouter basename={basePath.base}>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  );
  // The prerendered page is in the stored language, unless its inline scripts could not run.
  const isPrerendered = root.hasChildNodes() && root.lang === currentLanguage();
  if (isPrerendered && isScreenLoaded) hydrateRoot(root, app);
  else {
    // The title in the HTML is Japanese. Later, the screen sets the title of the page.
    document.title = t('common.myPage');
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

const openCustomerPage = async (root: HTMLElement): Promise<void> =>
  (await import('./open-customer-page.ts')).openCustomerPage(root);

const hasLoaded = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** The failure in both languages, because the texts of the chosen language could not be loaded. */
function StartFailure() {
  return (
    <main>
      <h1 lang="ja">画面を表示できませんでした</h1>
      <p lang="ja">通信の状態をご確認のうえ、画面を更新してください。</p>
      <p lang="en">The page could not be loaded. Please check your connection and reload.</p>
      <button type="button" onClick={() => location.reload()}>
        更新 / Reload
      </button>
    </main>
  );
}

function startWithoutTexts(root: HTMLElement): void {
  root.replaceChildren();
  createRoot(root).render(<StartFailure />);
}

/** The catch-all page of S1. It has no links to pages of the portal, and needs no router. */
async function startWrongAddress(root: HTMLElement): Promise<void> {
  const [{ WrongAddress }] = await Promise.all([
    import('../pages/wrong-address/WrongAddress.tsx'),
    loadTexts('common'),
  ]);
  createRoot(root).render(<WrongAddress />);
}
