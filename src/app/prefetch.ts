import { loadTexts } from '../i18n/i18n.ts';
import type { Screen } from './screens.ts';

/**
 * Whoever goes to the login ID is about to log in, or types where the cursor was before the script; a browser that
 * fills it in itself tells of the press alone.
 */
const beginnings = ['focusin', 'input', 'submit'] as const;

/**
 * Loads what the customer will want next: from the first step of a login on the page it leads to, and then the
 * tabs; on a customer's page the tabs (next-screens.ts). Nothing on the first load of any other page.
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
  const stop = (): void => {
    for (const name of beginnings) document.removeEventListener(name, listener);
  };
  const listener = ({ target }: Event): void => {
    // Focus events of other elements, such as the page's heading, do not count.
    if (!(target instanceof HTMLInputElement || target instanceof HTMLFormElement)) return;
    stop();
    begin();
    void Promise.all([import('../shell/frame/LoggedInLayout.tsx'), loadTexts('frame')]).catch(
      () => undefined,
    );
  };
  for (const name of beginnings) document.addEventListener(name, listener);
  return stop;
}
