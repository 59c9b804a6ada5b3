import { loadTexts } from '../../i18n/i18n.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';

/*
 * The layouts that the login page does without: nothing of them is in what it loads.
 */

/**
 * Loads the error texts in parallel with a layout, so that they are available for an error; no page
 * waits for them.
 */
function preloadErrors(): void {
  void Promise.all([
    import('../errors/error-actions.ts'),
    loadTexts('errors', 'field-names'),
  ]).catch(
    // The code that needs them loads them again and reports a failure.
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
