import { createLoader } from '../../../lib/load-again.ts';

/** In a chunk of its own, with all that forms need: the bills do not wait for it. */
export const searchFormLoader = createLoader(
  async () => (await import('./SearchForm.tsx')).SearchForm,
);
