import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../../src/app/query-client.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import type { Namespace } from '../../src/i18n/texts.ts';

/**
 * Renders one page at an address, with its texts.
 *
 * @param address relative to the base path, with its query
 * @returns the router, which has the current address
 */
export async function renderPage(
  Page: ComponentType,
  address: string,
  namespaces: readonly Namespace[],
) {
  history.replaceState(null, '', '/demo/mypage/');
  await loadTexts('common', 'shell', 'ui', ...namespaces);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [address],
  });
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, unmount };
}
