import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { currentLanguage, loadTexts } from '../../i18n/i18n.ts';
import { getBasePath } from '../../lib/base-path.ts';
import { DialogHost } from '../../shell/messages/DialogHost.tsx';
import { ItemPartsPage } from './ItemPartsPage.tsx';
import { PartsPage } from './PartsPage.tsx';

/** The addresses of the pages, relative to the base path. */
const addresses = { parts: '/_parts', items: '/_parts/items' } as const;

/** Whether the open page is one of the parts. */
export const isPartsPage = (): boolean =>
  Object.values(addresses).some((address) => location.pathname.endsWith(`/mypage${address}`));

/** Shows every part of forms and ui in its states, in place of the portal. */
export async function startParts(root: HTMLElement): Promise<void> {
  document.documentElement.lang = currentLanguage();
  document.title = 'Parts';
  await loadTexts('common', 'ui', 'shell', 'frame', 'form', 'flow', 'validation', 'password');
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter basename={getBasePath().base}>
        <Routes>
          <Route path={addresses.items} element={<ItemPartsPage />} />
          <Route path="*" element={<PartsPage />} />
        </Routes>
        <DialogHost />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
