import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useRoutes } from 'react-router';
import { routeObjects } from './route-objects.tsx';

/**
 * Everything inside the router. Without a boundary for what is still to be loaded: the page before
 * it stays meanwhile, and the login page comes alive in one piece rather than in many small ones.
 */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return <QueryClientProvider client={queryClient}>{useRoutes(routeObjects)}</QueryClientProvider>;
}
