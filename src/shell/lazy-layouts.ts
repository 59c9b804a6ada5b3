import { lazyWithTexts } from './lazy-with-texts.ts';

/*
 * The layouts behind a login: nothing of them is on the login page. The error texts come with them,
 * so that they are there when an error is.
 */

export const LoggedInLayout = lazyWithTexts(
  ['frame', 'errors', 'field-names'],
  async () => (await import('./LoggedInLayout.tsx')).LoggedInLayout,
);

export const DownloadLayout = lazyWithTexts(
  ['frame', 'errors', 'field-names'],
  async () => (await import('./DownloadLayout.tsx')).DownloadLayout,
);
