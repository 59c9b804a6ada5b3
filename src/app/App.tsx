import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createElement, use, useEffect, type ComponentType } from 'react';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router';
import { loadTexts } from '../i18n/i18n.ts';
import { lazyWithTexts } from '../i18n/lazy-with-texts.ts';
import { PublicLayout } from '../shell/frame/PublicLayout.tsx';
import { RootLayout } from '../shell/frame/RootLayout.tsx';
import { loadScreen } from './load-screen.ts';
import { prefetchScreensAfter } from './prefetch.ts';
import type { LayoutName } from '../lib/routes.ts';
import { screens, type Screen } from './screens.ts';

/** Suspends until the screen's chunk is loaded; the previous page stays visible meanwhile. */
function ScreenView({ screen }: { screen: Screen }) {
  const Component = use(loadScreen(screen, useLocation().key));
  useEffect(() => prefetchScreensAfter(screen), [screen]);
  return createElement(Component);
}

/** Loads the code and the texts for errors in parallel with a layout. No page waits for them. */
function preloadErrorHandling(): void {
  void Promise.all([
    import('../shell/errors/error-actions.ts'),
    loadTexts('errors', 'field-names'),
  ]).catch(
    // The code that needs these chunks requests them again and reports a failure.
    () => undefined,
  );
}

const ApplyLayout = lazyWithTexts(
  [],
  async () => (await import('../shell/frame/ApplyLayout.tsx')).ApplyLayout,
);

const LoggedInLayout = lazyWithTexts(['frame'], async () => {
  preloadErrorHandling();
  return (await import('../shell/frame/LoggedInLayout.tsx')).LoggedInLayout;
});

const DownloadLayout = lazyWithTexts(['frame'], async () => {
  preloadErrorHandling();
  return (await import('../shell/frame/DownloadLayout.tsx')).DownloadLayout;
});

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

/** The routes of the router: each screen in its layout. */
export const routeObjects: RouteObject[] = [{ element: <RootLayout />, children: layoutRoutes }];

/** The screen at an address, base path included; the error page at an unknown address. */
export function screenAt(pathname: string, basename: string): Screen | undefined {
  const name = matchRoutes(routeObjects, { pathname }, basename)?.at(-1)?.route.id;
  return screens.find((screen) => screen.name === name);
}

/**
 * Everything inside the router. There is no Suspense boundary, so that the previous page stays visible while the
 * next page is loading, and the prerendered login page is hydrated as a whole.
 */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return <QueryClientProvider client={queryClient}>{useRoutes(routeObjects)}</QueryClientProvider>;
}
