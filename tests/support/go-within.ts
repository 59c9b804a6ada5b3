import { act } from '@testing-library/react';

/** Navigates within the document, without the question about unsaved entries. */
export const goWithin = (address: string): void =>
  act(() => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
