import { createRoot } from 'react-dom/client';
import { DevPanel } from './DevPanel.tsx';

/** Puts the developer's panel beside the portal. */
export function startDevPanel(): void {
  const place = document.createElement('div');
  place.lang = 'en';
  document.body.append(place);
  createRoot(place).render(<DevPanel />);
}
