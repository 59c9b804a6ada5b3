import { createElement, use, useEffect, type ComponentType } from 'react';
import { matchRoutes, useLocation, type RouteObject } from 'react-router';
import { ApplyLayout, DownloadLayout, LoggedInLayout } from '../shell/frame/lazy-layouts.ts';
import { PublicLayout } from '../shell/frame/PublicLayout.tsx';
import { RootLayout } from '../shell/frame/RootLayout.tsx';
import { loadScreen } from './load-screen.ts';
import { prefetchAfter } from './prefetch.ts';
import type { LayoutName } from '../lib/routes.ts';
import { screens, type Screen } from './screens.ts';

/** Suspends until the screen's chunk is loaded; the previous page stays visible meanwhile. */
function ScreenView({ screen }: { screen: Screen }) {
  const Component = use(loadScreen(screen, useLocation().key));
  useEffect(() => prefetchAfter(screen), [screen]);
  return createElement(Component);
}

const layouts: Record<LayoutName, ComponentType> = {
  public: PublicLayout,
  apply: ApplyLayout,
  loggedIn: LoggedInLayout,
  downloadUrl: DownloadLayout,
};

const routeOf = (screen: Screen): RouteObject => ({
  id: screen.name,
  path: `/${screen.path}`,
  element: <ScreenView key={screen.name} screen={screen} />,
});

const layoutRoutes: RouteObject[] = Object.entries(layouts).map(([name, Layout]) => ({
  element: <Layout />,
  children: screens.filter(({ layout }) => layout === name).map(routeOf),
}));

/** The routes for the router: each screen in its layout. */
export const routeObjects: RouteObject[] = [{ element: <RootLayout />, children: layoutRoutes }];

/** The screen at an address, base path included; the error page for an unknown one. */
export function screenAt(pathname: string, basename: string): Screen | undefined {
  const name = matchRoutes(routeObjects, { pathname }, basename)?.at(-1)?.route.id;
  return screens.find((screen) => screen.name === name);
}
