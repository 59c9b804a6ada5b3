import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query';
import { handleError } from '../shell/errors/handle-error.ts';

/** Passes every failed call to its handler of S8 before its caller gets the error. */
const onError = (error: unknown, meta: QueryMeta | undefined): void => {
  if (!meta?.isHandledByPage?.(error)) handleError(error);
};

// The default is a timer, before which the browser would draw a page whose data has already arrived.
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
