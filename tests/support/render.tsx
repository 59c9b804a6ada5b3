import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { clearSessionToken } from '../../src/api/session-guard.ts';
import { createQueryClient } from '../../src/app/query-client.ts';
import { pageCustomer } from '../../src/shell/session/page-customer.ts';
import { customerChangingStore } from '../../src/shell/session/customer-change.ts';
import { RootLayout } from '../../src/shell/frame/RootLayout.tsx';

export { switchLanguage } from './language.ts';

const basePath = '/demo/mypage';

export interface Pages {
  /** Route elements by path; `*` for all others. */
  pages: Readonly<Record<string, ReactNode>>;
  /** The layout of `pages`; by default none. */
  layout?: ReactNode;
  /** Route elements outside the layout, by path. */
  outside?: Readonly<Record<string, ReactNode>>;
  /** The path of the start. */
  at?: string;
  /** State of the history entry, set by the previous page. */
  state?: unknown;
}

const routesOf = (pages: Pages['pages']): ReactNode =>
  Object.entries(pages).map(([path, element]) => (
    <Route key={path} path={path} element={element} />
  ));

export function renderPages({
  pages,
  layout,
  outside = {},
  at = '/',
  state,
}: Pages): RenderResult & {
  queryClient: QueryClient;
} {
  const historyState = state === undefined ? null : { usr: state, key: 'given', idx: 0 };
  history.replaceState(historyState, '', basePath + at);
  // A browser has the cookie after its first call (S7).
  if (!document.cookie.includes('XSRF-TOKEN='))
    document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  // A new document has no data of the previous document.
  pageCustomer.set(undefined);
  clearSessionToken();
  customerChangingStore.set(false);
  const queryClient = createQueryClient();
  const result = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename={basePath}>
        <Routes>
          <Route element={<RootLayout />}>
            {layout === undefined ? (
              routesOf(pages)
            ) : (
              <Route element={layout}>{routesOf(pages)}</Route>
            )}
            {routesOf(outside)}
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { ...result, queryClient };
}
