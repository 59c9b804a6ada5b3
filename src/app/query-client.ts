import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import {
  getGetBannerQueryKey,
  getGetLogoQueryKey,
  getGetMypageLogoQueryKey,
} from '../../generated/hooks/setting/setting.ts';
import { handleError } from '../shell/handle-error.ts';

/** Every failed call goes where S8 sends it, before its caller hears of it. */
const onError = (error: unknown): void => void handleError(error);

/**
 * The frame's decoration: a page without it is whole, so that a failure is no reason to interrupt the
 * customer or to lead away from what is being filled in.
 */
const decorations = new Set<unknown>([
  ...getGetLogoQueryKey(),
  ...getGetBannerQueryKey(),
  ...getGetMypageLogoQueryKey(),
]);

/** Queries do not retry, do not refetch on focus, and keep no cache (S7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [operation] }) => {
        if (!decorations.has(operation)) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
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
