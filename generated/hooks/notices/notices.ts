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
  Id
} from '../../model/id.ts';

import type {
  ListNoticesParams
} from '../../model/listNoticesParams.ts';

import type {
  NoticeId
} from '../../model/noticeId.ts';

import type {
  NoticeList
} from '../../model/noticeList.ts';

import type {
  OperatorNoticeList
} from '../../model/operatorNoticeList.ts';

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

export const getListOperatorNoticesUrl = () => {




  return `/notices/operator`
}

/**
 * News about the service and the advert for the external electronic-storage service (S2 top), in the language of X-Language.
 * @summary The operator's notices on the top page.
 */
export const listOperatorNotices = async ( options?: Parameters<typeof apiFetch>[1]): Promise<OperatorNoticeList> => {

  return apiFetch<OperatorNoticeList>(getListOperatorNoticesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOperatorNoticesQueryKey = () => {
    return [
    "listOperatorNotices"
    ] as const;
    }


export const getListOperatorNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorNotices>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorNotices>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorNoticesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorNotices>>> = ({ signal }) => listOperatorNotices({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorNotices>>>
export type ListOperatorNoticesQueryError = ErrorType<ErrorItems>


export function useListOperatorNotices<TData = Awaited<ReturnType<typeof listOperatorNotices>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorNotices>>,
          TError,
          Awaited<ReturnType<typeof listOperatorNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorNotices<TData = Awaited<ReturnType<typeof listOperatorNotices>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorNotices>>,
          TError,
          Awaited<ReturnType<typeof listOperatorNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorNotices<TData = Awaited<ReturnType<typeof listOperatorNotices>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorNotices>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The operator's notices on the top page.
 */

export function useListOperatorNotices<TData = Awaited<ReturnType<typeof listOperatorNotices>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorNotices>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorNoticesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListOperatorNotices} query
 */
export const invalidateListOperatorNotices = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOperatorNoticesQueryKey() }, options);

  return queryClient;
}




export const getListNoticesUrl = (params?: ListNoticesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/notices?${stringifiedParams}` : `/notices`
}

/**
 * Notices in their posting period, with their attachments (S2 userNotice, S3). After its posting period, a notice is no longer listed (S4).
 * @summary The issuer's notices.
 */
export const listNotices = async (params?: ListNoticesParams, options?: Parameters<typeof apiFetch>[1]): Promise<NoticeList> => {

  return apiFetch<NoticeList>(getListNoticesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNoticesQueryKey = (params?: ListNoticesParams,) => {
    return [
    "listNotices", ...(params ? [params] : [])
    ] as const;
    }


export const getListNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorItems>>(params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>> = ({ signal }) => listNotices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesQueryError = ErrorType<ErrorItems>


export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorItems>>(
 params: undefined |  ListNoticesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorItems>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorItems>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The issuer's notices.
 */

export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorItems>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListNotices} query
 */
export const invalidateListNotices = async (
 queryClient: QueryClient, params?: ListNoticesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListNoticesQueryKey(params) }, options);

  return queryClient;
}




export const getDownloadNoticeAttachmentUrl = (noticeId: NoticeId,
    attachmentId: Id,) => {




  return `/notices/${encodeURIComponent(String(noticeId))}/attachments/${encodeURIComponent(String(attachmentId))}`
}

/**
 * The file (S2). After the posting period: 400-1-04-01; if the issuer has removed the notice or the file: 400-1-04-02.
 * @summary A file attached to a notice.
 */
export const downloadNoticeAttachment = async (noticeId: NoticeId,
    attachmentId: Id, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getDownloadNoticeAttachmentUrl(noticeId,attachmentId),
  {
    ...options,
    method: 'GET'


  }
);}



