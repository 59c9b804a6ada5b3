import { createElement, use, useEffect, type ComponentType } from 'react';
import { matchRoutes, Outlet, useLocation, type RouteObject } from 'react-router';
import { ApplyLayout } from '../shell/frame/ApplyLayout.tsx';
import { DownloadLayout, LoggedInLayout } from '../shell/frame/lazy-layouts.ts';
import { PublicLayout } from '../shell/frame/PublicLayout.tsx';
import { RootLayout } from '../shell/frame/RootLayout.tsx';
import { loadScreen } from './load-screen.ts';
import { setPrepare } from '../shell/links/navigation.ts';
import { prefetchAfter, prepare } from './prefetch.ts';
import { screens, type LayoutName, type Screen } from './screens.ts';

setPrepare(prepare);

/** Waits for the screen's chunk where it is not there yet; the page before it stays meanwhile. */
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
  bare: Outlet,
};

const layoutNames: readonly LayoutName[] = ['public', 'apply', 'loggedIn', 'downloadUrl', 'bare'];

const routeOf = (screen: Screen): RouteObject => ({
  id: screen.path,
  path: `/${screen.path}`,
  element: <ScreenView key={screen.path} screen={screen} />,
});

const layoutRoutes: RouteObject[] = layoutNames.flatMap((name) => {
  const Layout = layouts[name];
  const children = screens.filter((screen) => screen.layout === name).map(routeOf);
  return children.length > 0 ? [{ element: <Layout />, children }] : [];
});

/** The route table for the router: each screen in its layout. */
export const routes: RouteObject[] = [{ element: <RootLayout />, children: layoutRoutes }];

/** The screen at an address of the page (base path included); there is always one. */
export function screenAt(pathname: string, basename: string): Screen | undefined {
  const path = matchRoutes(routes, { pathname }, basename)?.at(-1)?.route.id;
  return screens.find((screen) => screen.path === path);
}
