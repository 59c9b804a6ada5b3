import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query';
import { handleError } from '../shell/errors/handle-error.ts';

/** Passes the error of a failed call to its handler of S8, unless the page handles this error. */
const onError = (error: unknown, meta: QueryMeta | undefined): void => {
  if (!meta?.isHandledByPage?.(error)) handleError(error);
};

// With the default scheduler, a timer, the browser would draw the page once more without the data that has arrived.
notifyManager.setScheduler(queueMicrotask);

/** Queries do not retry, do not refetch on focus, and keep no cache (S7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onError(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => onError(error, meta),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 0,
        gcTime: 0,
        // Without a connection, a call fails at once; the default would wait for the connection.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
