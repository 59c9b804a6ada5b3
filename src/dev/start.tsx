import { createRoot } from 'react-dom/client';
import { start } from '../app/start.tsx';
import { DevPanel } from './DevPanel.tsx';
import { isPartsPage, startParts } from './parts/start-parts.tsx';

/** Shows the developer's panel with the portal, or with the page of all parts. */
export function startDevelopment(root: HTMLElement | null): void {
  if (root) void (isPartsPage() ? startParts(root) : start(root));
  const place = document.createElement('div');
  place.lang = 'en';
  document.body.append(place);
  createRoot(place).render(<DevPanel />);
}
