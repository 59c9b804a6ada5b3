import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useRoutes } from 'react-router';
import { routes } from './routes.tsx';

/** Everything inside the router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>{useRoutes(routes)}</Suspense>
    </QueryClientProvider>
  );
}
