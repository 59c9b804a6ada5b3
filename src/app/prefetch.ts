import { loadTexts } from '../i18n/i18n.ts';
import type { Screen } from './screens.ts';

/**
 * The first event of a login: the focus on a field, an input in a field that had the focus before the
 * script ran, or only the submit if a password manager filled in the form.
 */
const loginEvents = ['focusin', 'input', 'submit'] as const;

/**
 * Prefetches the next screens (next-screens.ts): on the login page, from the first event of a login on,
 * the page after the login and the tabs; on a customer's page, the tabs; on other pages, nothing.
 *
 * @returns a function that stops waiting for the login
 */
export function prefetchAfter(screen: Screen): (() => void) | undefined {
  const prefetch = (): unknown =>
    import('./next-screens.ts').then(
      ({ prefetchNext }) => prefetchNext(screen),
      () => undefined,
    );
  if (screen.layout === 'loggedIn') return void prefetch();
  if (screen.name !== 'login') return undefined;
  const stop = (): void => {
    for (const name of loginEvents) document.removeEventListener(name, listener);
  };
  const listener = ({ target }: Event): void => {
    // Ignores the focus on other elements, such as the heading of the page.
    if (!(target instanceof HTMLInputElement || target instanceof HTMLFormElement)) return;
    stop();
    prefetch();
    void Promise.all([import('../shell/frame/LoggedInLayout.tsx'), loadTexts('frame')]).catch(
      () => undefined,
    );
  };
  for (const name of loginEvents) document.addEventListener(name, listener);
  return stop;
}
