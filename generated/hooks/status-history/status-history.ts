/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ErrorItems
} from '../../model/errorItems.ts';

import type {
  GetStatusHistoryParams
} from '../../model/getStatusHistoryParams.ts';

import type {
  StatusHistoryList
} from '../../model/statusHistoryList.ts';

import { apiFetch } from '../../../src/api/mutator.ts';
import type { ErrorType } from '../../../src/api/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetStatusHistoryUrl = (params: GetStatusHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/status-history?${stringifiedParams}` : `/status-history`
}

/**
 * The status changes of one bill, newest first (S2 reportStatusUpdateHistory). A bill that does not exist or belongs to another customer gives 404-1-00-01, a withdrawn one 403-1-05-01.
 * @summary The status changes of a bill.
 */
export const getStatusHistory = async (params: GetStatusHistoryParams, options?: Parameters<typeof apiFetch>[1]): Promise<StatusHistoryList> => {

  return apiFetch<StatusHistoryList>(getGetStatusHistoryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStatusHistoryQueryKey = (params?: GetStatusHistoryParams,) => {
    return [
    "getStatusHistory", ...(params ? [params] : [])
    ] as const;
    }


export const getGetStatusHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getStatusHistory>>, TError = ErrorType<ErrorItems>>(params: GetStatusHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatusHistory>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatusHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatusHistory>>> = ({ signal }) => getStatusHistory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatusHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatusHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getStatusHistory>>>
export type GetStatusHistoryQueryError = ErrorType<ErrorItems>


export function useGetStatusHistory<TData = Awaited<ReturnType<typeof getStatusHistory>>, TError = ErrorType<ErrorItems>>(
 params: GetStatusHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatusHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatusHistory>>,
          TError,
          Awaited<ReturnType<typeof getStatusHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatusHistory<TData = Awaited<ReturnType<typeof getStatusHistory>>, TError = ErrorType<ErrorItems>>(
 params: GetStatusHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatusHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatusHistory>>,
          TError,
          Awaited<ReturnType<typeof getStatusHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatusHistory<TData = Awaited<ReturnType<typeof getStatusHistory>>, TError = ErrorType<ErrorItems>>(
 params: GetStatusHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatusHistory>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The status changes of a bill.
 */

export function useGetStatusHistory<TData = Awaited<ReturnType<typeof getStatusHistory>>, TError = ErrorType<ErrorItems>>(
 params: GetStatusHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatusHistory>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatusHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStatusHistory} query
 */
export const invalidateGetStatusHistory = async (
 queryClient: QueryClient, params: GetStatusHistoryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStatusHistoryQueryKey(params) }, options);

  return queryClient;
}




