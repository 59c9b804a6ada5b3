import { act } from '@testing-library/react';

/** To an address of the portal in the same document, past all that asks before a page is left. */
export const goWithin = (address: string): void =>
  act(() => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
