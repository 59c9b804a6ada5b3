import { QueryClient } from '@tanstack/react-query';

/** Queries do not retry, do not refetch on focus, and keep no cache (S7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 0,
        gcTime: 0,
        // Offline, a call fails and says so, rather than wait without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
