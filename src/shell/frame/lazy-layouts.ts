import { loadTexts } from '../../i18n/i18n.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';

/*
 * The layouts that the login page does without: nothing of them is in what it loads.
 */

/** Error texts are asked for beside a layout, so that they are there when an error is; no page waits. */
function preloadErrors(): void {
  void Promise.all([
    import('../errors/error-actions.ts'),
    loadTexts('errors', 'field-names'),
  ]).catch(
    // Whoever needs them asks again, and says so if they cannot be had.
    () => undefined,
  );
}

/** Of the four steps of the registration; it brings the issuer's header text with it. */
export const ApplyLayout = lazyWithTexts(
  [],
  async () => (await import('./ApplyLayout.tsx')).ApplyLayout,
);

export const LoggedInLayout = lazyWithTexts(['frame'], async () => {
  preloadErrors();
  return (await import('./LoggedInLayout.tsx')).LoggedInLayout;
});

export const DownloadLayout = lazyWithTexts(['frame'], async () => {
  preloadErrors();
  return (await import('./DownloadLayout.tsx')).DownloadLayout;
});
