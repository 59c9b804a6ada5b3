import type { Namespace } from '../i18n/texts.ts';
import type { ScreenComponent } from './pages.ts';
import { routes, type LayoutName, type Route, type RouteName } from '../lib/routes.ts';

export interface Screen {
  /** The key in `routes` (src/lib/routes.ts). */
  name: string;
  /** The route of S2, relative to the base path, without a leading slash. */
  path: string;
  layout: LayoutName;
  /** Texts to load with the chunk of the screen. */
  texts: readonly Namespace[];
  load: () => Promise<ScreenComponent>;
}

const loginPageFile = 'auth/LoginPage';

/** Loads the files of all pages except the login, with other code that the login page does not need. */
export const loadPages = () => import('./pages.ts');

async function loadPageModule(page: string): Promise<Record<string, ScreenComponent> | undefined> {
  if (page === loginPageFile) return import('../pages/auth/LoginPage.tsx');
  const { pages } = await loadPages();
  return pages[`../pages/${page}.tsx`]?.();
}

/** Each page file exports one component, with the name of the file. */
async function loadPage(page: string): Promise<ScreenComponent> {
  const component = (await loadPageModule(page))?.[page.replace(/.*\//, '')];
  if (!component) throw new Error(`No page ${page}`);
  return component;
}

// The type checks the namespaces: an unknown namespace does not compile.
const typedRoutes: Readonly<Record<RouteName, Route<Namespace>>> = routes;

/** Every screen, in the order of `routes`. */
export const screens: readonly Screen[] = Object.entries(typedRoutes).map(
  ([name, { path, layout, page, texts = [] }]) => ({
    name,
    path,
    layout,
    texts,
    load: () => loadPage(page),
  }),
);
