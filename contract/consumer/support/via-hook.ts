import { createElement, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';

function createPortalWrapper() {
  const queries = { retry: false, gcTime: 0 };
  const client = new QueryClient({ defaultOptions: { queries } });
  return ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
}

type Query<Data> = { data: Data | undefined; error: unknown; isPending: boolean };

/** Renders a generated query hook as a screen does. @returns the data of the query @throws the error of the query */
export async function viaQuery<Data>(useHook: () => Query<Data>): Promise<Data> {
  const { result, unmount } = renderHook(useHook, { wrapper: createPortalWrapper() });
  await waitFor(() => {
    if (result.current.isPending) throw new Error('No answer arrived.');
  });
  const { data, error } = result.current;
  unmount();
  if (data === undefined) throw error;
  return data;
}

type Mutation<Variables, Data> = { mutateAsync: (variables: Variables) => Promise<Data> };

/** Renders a generated mutation hook as a screen does, and calls the mutation. @returns its data @throws its error */
export async function viaMutation<Variables, Data>(
  useHook: () => Mutation<Variables, Data>,
  variables: Variables,
): Promise<Data> {
  const { result, unmount } = renderHook(useHook, { wrapper: createPortalWrapper() });
  const outcome = await act(async () =>
    result.current.mutateAsync(variables).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    ),
  );
  unmount();
  if ('error' in outcome) throw outcome.error;
  return outcome.data;
}
