/*
 * The inline script of index.html (scripts/build/pages.ts). Also sends the first requests of a reloaded page.
 */
import './any-page.ts';
import { sendStoredRequests } from '../../api/early.ts';

try {
  sendStoredRequests(document.documentElement.dataset['version'] ?? '');
} catch {
  // The browser blocks the storage, or the stored text is invalid: the portal sends its requests itself.
}
