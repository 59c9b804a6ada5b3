import type { ReactNode } from 'react';
import { createStore } from '../../lib/store.ts';

/**
 * What stands beside the pages and stays when they change, layout and all: the root layout shows it.
 * Whoever comes later puts it here, so that nothing of it is in the first script.
 */
export const persistentParts = createStore<ReactNode>(null);
