import { loadTexts } from '../i18n/i18n.ts';
import type { Screen } from './screens.ts';

/**
 * Loads what the customer will want next: during the login call the page it leads to, and then the tabs; on a
 * customer's page the tabs (next-screens.ts). Nothing on the first load of any other page.
 *
 * @returns how to stop waiting for the moment
 */
export function prefetchAfter(screen: Screen): (() => void) | undefined {
  const begin = (): unknown =>
    import('./next-screens.ts').then(
      ({ prefetchNext }) => prefetchNext(screen),
      () => undefined,
    );
  if (screen.layout === 'loggedIn') return void begin();
  if (screen.name !== 'login') return undefined;
  const listener = (): void => {
    begin();
    void Promise.all([import('../shell/frame/LoggedInLayout.tsx'), loadTexts('frame')]).catch(
      () => undefined,
    );
  };
  document.addEventListener('submit', listener, { once: true });
  return () => document.removeEventListener('submit', listener);
}
