import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { currentLanguage, loadTexts } from '../../i18n/i18n.ts';
import { getBasePath } from '../../lib/base-path.ts';
import { DialogHost } from '../../shell/messages/DialogHost.tsx';
import { PartsPage } from './PartsPage.tsx';

/** The address of the page, relative to the base path. */
const address = '/_parts';

/** Whether the open page is the one of the parts. */
export const isPartsPage = (): boolean => location.pathname.endsWith(`/mypage${address}`);

/** Shows every part of forms and ui in its states, in place of the portal. */
export async function startParts(root: HTMLElement): Promise<void> {
  document.documentElement.lang = currentLanguage();
  document.title = 'Parts';
  await loadTexts('common', 'ui', 'shell', 'frame', 'form', 'flow', 'validation', 'password');
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter basename={getBasePath().base}>
        <PartsPage />
        <DialogHost />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
