import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/texts.ts';
import { routes, type LayoutName, type Route, type RouteName } from '../lib/routes.ts';

/** A screen's component. `prepare` asks for what it will show, when a link to it is pressed. */
export type ScreenComponent = ComponentType & { prepare?: () => void };

export interface Screen {
  /** In routes.ts. */
  name: string;
  /** The route of S2, relative to the base path, without a slash before it. */
  path: string;
  layout: LayoutName;
  /** Texts to load beside the screen's own chunk. */
  texts: readonly Namespace[];
  load: () => Promise<ScreenComponent>;
}

const pages = import.meta.glob<Record<string, ScreenComponent>>('../pages/*/*Page.tsx');

/** What stands in for a screen that is still to come. */
const comingSoon = (layout: LayoutName): string =>
  layout === 'loggedIn' ? 'coming-soon/ComingSoonPage' : 'coming-soon/ComingSoonVisitorPage';

/** A page's file has one component, of the same name. */
async function loadPage(page: string): Promise<ScreenComponent> {
  const component = (await pages[`../pages/${page}.tsx`]?.())?.[page.replace(/.*\//, '')];
  if (!component) throw new Error(`No page ${page}`);
  return component;
}

// With its type, an unknown name of texts does not compile.
const table: Readonly<Record<RouteName, Route<Namespace>>> = routes;

/** Every screen, in the order of the table. */
export const screens: readonly Screen[] = Object.entries(table).map(
  ([name, { path, layout, page = comingSoon(layout), texts = [] }]) => ({
    name,
    path,
    layout,
    texts,
    load: () => loadPage(page),
  }),
);
