import { loadTexts } from '../i18n/i18n.ts';
import type { Screen } from './screens.ts';

/**
 * The first event of a login: the focus on a field, an input in a field that had the focus before the
 * script ran, or only the submit if a password manager filled in the form.
 */
const loginEvents = ['focusin', 'input', 'submit'] as const;

/**
 * Prefetches the screens that the customer may open next (next-screens.ts). On a customer's page, these are the
 * screens of the tabs. On the login page, the first event of a login starts the prefetch of the page after the
 * login and of the tabs. Other pages prefetch nothing.
 *
 * @returns on the login page, a function that stops listening for the login
 */
export function prefetchScreensAfter(screen: Screen): (() => void) | undefined {
  const prefetch = (): unknown =>
    import('./next-screens.ts').then(
      ({ prefetchNextScreens }) => prefetchNextScreens(screen),
      () => undefined,
    );
  if (screen.layout === 'loggedIn') return void prefetch();
  if (screen.name !== 'login') return undefined;
  const stopListening = (): void => {
    for (const name of loginEvents) document.removeEventListener(name, onLoginEvent);
  };
  const onLoginEvent = ({ target }: Event): void => {
    // Ignores the focus on other elements, such as the heading of the page.
    if (!(target instanceof HTMLInputElement || target instanceof HTMLFormElement)) return;
    stopListening();
    prefetch();
    void Promise.all([import('../shell/frame/LoggedInLayout.tsx'), loadTexts('frame')]).catch(
      () => undefined,
    );
  };
  for (const name of loginEvents) document.addEventListener(name, onLoginEvent);
  return stopListening;
}
