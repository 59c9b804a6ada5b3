import { createStore } from '../../lib/store.ts';

/** How many files this page has downloaded: with each, what the server says of the bills may change (S4). */
export const savedFiles = createStore(0);
