import type { ReactNode } from 'react';
import { createStore } from '../../lib/store.ts';

/**
 * Elements that the root layout keeps mounted across page and layout changes. A chunk that loads
 * later sets these elements, so that the first script stays small.
 */
export const persistentPartsStore = createStore<ReactNode>(null);
