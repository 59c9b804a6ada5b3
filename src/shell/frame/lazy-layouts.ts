import { loadTexts } from '../../i18n/i18n.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';

/*
 * The layouts behind a login: nothing of them is on the login page. The error texts are asked for at
 * the same time, so that they are there when an error is, but no page waits for them.
 */
function preloadErrors(): void {
  void Promise.all([
    import('../errors/error-actions.ts'),
    loadTexts('errors', 'field-names'),
  ]).catch(
    // Whoever needs them asks again, and says so if they cannot be had.
    () => undefined,
  );
}

export const LoggedInLayout = lazyWithTexts(['frame'], async () => {
  preloadErrors();
  return (await import('./LoggedInLayout.tsx')).LoggedInLayout;
});

export const DownloadLayout = lazyWithTexts(['frame'], async () => {
  preloadErrors();
  return (await import('./DownloadLayout.tsx')).DownloadLayout;
});
