import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { currentLanguage, loadTexts } from '../i18n/i18n.ts';
import { parseBasePath } from '../lib/base-path.ts';
import { App } from './App.tsx';
import { loadScreen } from './load-screen.ts';
import { createQueryClient } from './query-client.ts';
import { screenAt } from './routes.tsx';

/** Starts the portal in `root`, which holds the login page already if the build put it there. */
export async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = currentLanguage();
  const basePath = parseBasePath(location.pathname);
  if (!basePath) return startWrongAddress(root);

  // The first render has to be complete, so that it equals what was rendered at build time.
  const screen = screenAt(location.pathname, basePath.base);
  if (screen) await loadScreen(screen);
  const app = (
    <BrowserRouter basename={basePath.base}>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  );
  // The build's page is there in the stored language, unless its first scripts could not run.
  if (root.hasChildNodes() && root.lang === currentLanguage()) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** The catch-all page of S1: it needs no router, since no address leads on from it. */
async function startWrongAddress(root: HTMLElement): Promise<void> {
  const [{ WrongAddressPage }] = await Promise.all([
    import('../pages/wrong-address/WrongAddressPage.tsx'),
    loadTexts('common'),
  ]);
  createRoot(root).render(<WrongAddressPage />);
}
