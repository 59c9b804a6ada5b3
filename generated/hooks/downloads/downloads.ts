/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  DownloadFileList
} from '../../model/downloadFileList.ts';

import type {
  DownloadSession
} from '../../model/downloadSession.ts';

import type {
  DownloadUrlLoginInput
} from '../../model/downloadUrlLoginInput.ts';

import type {
  DownloadUrlState
} from '../../model/downloadUrlState.ts';

import type {
  DownloadUrlZipParams
} from '../../model/downloadUrlZipParams.ts';

import type {
  ErrorItems
} from '../../model/errorItems.ts';

import type {
  GetDownloadSessionParams
} from '../../model/getDownloadSessionParams.ts';

import type {
  GetDownloadStatusHistoryParams
} from '../../model/getDownloadStatusHistoryParams.ts';

import type {
  ListDownloadFilesParams
} from '../../model/listDownloadFilesParams.ts';

import type {
  StatusHistoryList
} from '../../model/statusHistoryList.ts';

import { apiFetch } from '../../../src/api/mutator.ts';
import type { ErrorType , BodyType } from '../../../src/api/mutator.ts';


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

export const getGetDownloadSessionUrl = (params?: GetDownloadSessionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/download-session?${stringifiedParams}` : `/download-session`
}

/**
 * For the screen without a token in its address (S2 downloadurl/reportStatusUpdateHistory), also after a reload: the link of the session's cookie, for the return path to the list. If the session has several links, the one that contains the bill; without billId, or if none contains it, the one of the last login. Without such a session 401-1-08-01, because the customer must use the link in the mail; 404-1-08-01 if the link has expired.
 * @summary The download link of the browser's session.
 */
export const getDownloadSession = async (params?: GetDownloadSessionParams, options?: Parameters<typeof apiFetch>[1]): Promise<DownloadSession> => {

  return apiFetch<DownloadSession>(getGetDownloadSessionUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDownloadSessionQueryKey = (params?: GetDownloadSessionParams,) => {
    return [
    "getDownloadSession", ...(params ? [params] : [])
    ] as const;
    }


export const getGetDownloadSessionQueryOptions = <TData = Awaited<ReturnType<typeof getDownloadSession>>, TError = ErrorType<ErrorItems>>(params?: GetDownloadSessionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadSession>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDownloadSessionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDownloadSession>>> = ({ signal }) => getDownloadSession(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDownloadSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDownloadSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getDownloadSession>>>
export type GetDownloadSessionQueryError = ErrorType<ErrorItems>


export function useGetDownloadSession<TData = Awaited<ReturnType<typeof getDownloadSession>>, TError = ErrorType<ErrorItems>>(
 params: undefined |  GetDownloadSessionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDownloadSession>>,
          TError,
          Awaited<ReturnType<typeof getDownloadSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDownloadSession<TData = Awaited<ReturnType<typeof getDownloadSession>>, TError = ErrorType<ErrorItems>>(
 params?: GetDownloadSessionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDownloadSession>>,
          TError,
          Awaited<ReturnType<typeof getDownloadSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDownloadSession<TData = Awaited<ReturnType<typeof getDownloadSession>>, TError = ErrorType<ErrorItems>>(
 params?: GetDownloadSessionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadSession>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The download link of the browser's session.
 */

export function useGetDownloadSession<TData = Awaited<ReturnType<typeof getDownloadSession>>, TError = ErrorType<ErrorItems>>(
 params?: GetDownloadSessionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadSession>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDownloadSessionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDownloadSession} query
 */
export const invalidateGetDownloadSession = async (
 queryClient: QueryClient, params?: GetDownloadSessionParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDownloadSessionQueryKey(params) }, options);

  return queryClient;
}




export const getGetDownloadUrlStateUrl = (token: string,) => {




  return `/downloads/${encodeURIComponent(String(token))}`
}

/**
 * State of a mailed link (S2 downloadurl, S4): valid or expired, and whether the browser is logged in to it. Requested on every route change of these pages, as user/me is on the others. Reading it changes nothing. A token that was never issued gives 401-1-08-01.
 * @summary The state of a download link.
 */
export const getDownloadUrlState = async (token: string, options?: Parameters<typeof apiFetch>[1]): Promise<DownloadUrlState> => {

  return apiFetch<DownloadUrlState>(getGetDownloadUrlStateUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDownloadUrlStateQueryKey = (token: string,) => {
    return [
    "getDownloadUrlState", ...(token ? [token] : [])
    ] as const;
    }


export const getGetDownloadUrlStateQueryOptions = <TData = Awaited<ReturnType<typeof getDownloadUrlState>>, TError = ErrorType<ErrorItems>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadUrlState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDownloadUrlStateQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDownloadUrlState>>> = ({ signal }) => getDownloadUrlState(token, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDownloadUrlState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDownloadUrlStateQueryResult = NonNullable<Awaited<ReturnType<typeof getDownloadUrlState>>>
export type GetDownloadUrlStateQueryError = ErrorType<ErrorItems>


export function useGetDownloadUrlState<TData = Awaited<ReturnType<typeof getDownloadUrlState>>, TError = ErrorType<ErrorItems>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadUrlState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDownloadUrlState>>,
          TError,
          Awaited<ReturnType<typeof getDownloadUrlState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDownloadUrlState<TData = Awaited<ReturnType<typeof getDownloadUrlState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadUrlState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDownloadUrlState>>,
          TError,
          Awaited<ReturnType<typeof getDownloadUrlState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDownloadUrlState<TData = Awaited<ReturnType<typeof getDownloadUrlState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadUrlState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The state of a download link.
 */

export function useGetDownloadUrlState<TData = Awaited<ReturnType<typeof getDownloadUrlState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadUrlState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDownloadUrlStateQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDownloadUrlState} query
 */
export const invalidateGetDownloadUrlState = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDownloadUrlStateQueryKey(token) }, options);

  return queryClient;
}




export const getLoginDownloadUrlUrl = (token: string,) => {




  return `/downloads/${encodeURIComponent(String(token))}/login`
}

/**
 * Checks the account's password (S2 downloadurl/login). Sets the cookie MYPAGE_DOWNLOAD, a new one with each login. The cookie is valid for this link and for the links of the cookie in the request: a browser can have several links open, of one or several customers. Each call names its link and returns only data of that link. A wrong password gives 400-1-08-01 and counts as a failed login (S4): 400-1-02-03 at the failure that locks, then 400-1-02-02, or 400-1-02-08 if only the issuer can unlock the account. An expired password gives 400-1-03-11, an expired link 404-1-08-01.
 * @summary Log in to a download link.
 */
export const loginDownloadUrl = async (token: string,
    downloadUrlLoginInput: DownloadUrlLoginInput, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return apiFetch<void>(getLoginDownloadUrlUrl(token),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(downloadUrlLoginInput)
  }
);}





export const getLoginDownloadUrlMutationKey = () => ['loginDownloadUrl'] as const;

export const getLoginDownloadUrlMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginDownloadUrl>>, TError,LoginDownloadUrlMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof loginDownloadUrl>>, TError,LoginDownloadUrlMutationVariables, TContext> => {

const mutationKey = getLoginDownloadUrlMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginDownloadUrl>>, LoginDownloadUrlMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  loginDownloadUrl(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginDownloadUrlMutationResult = NonNullable<Awaited<ReturnType<typeof loginDownloadUrl>>>
    export type LoginDownloadUrlMutationBody = BodyType<DownloadUrlLoginInput>
    export type LoginDownloadUrlMutationError = ErrorType<ErrorItems>
    export type LoginDownloadUrlMutationVariables = {token: string;data: BodyType<DownloadUrlLoginInput>}

    /**
 * @summary Log in to a download link.
 */
export const useLoginDownloadUrl = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginDownloadUrl>>, TError,LoginDownloadUrlMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginDownloadUrl>>,
        TError,
        LoginDownloadUrlMutationVariables,
        TContext
      > => {
      return useMutation(getLoginDownloadUrlMutationOptions(options), queryClient);
    }
    export const getListDownloadFilesUrl = (token: string,
    params?: ListDownloadFilesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/downloads/${encodeURIComponent(String(token))}/files?${stringifiedParams}` : `/downloads/${encodeURIComponent(String(token))}/files`
}

/**
 * One page of the files, newest first (S2 downloadurl/list). Files with a passed deadline or withdrawn by the issuer (S4) are included and marked.
 * @summary The files of a download link.
 */
export const listDownloadFiles = async (token: string,
    params?: ListDownloadFilesParams, options?: Parameters<typeof apiFetch>[1]): Promise<DownloadFileList> => {

  return apiFetch<DownloadFileList>(getListDownloadFilesUrl(token,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDownloadFilesQueryKey = (token: string,
    params?: ListDownloadFilesParams,) => {
    return [
    "listDownloadFiles", ...(token ? [token] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListDownloadFilesQueryOptions = <TData = Awaited<ReturnType<typeof listDownloadFiles>>, TError = ErrorType<ErrorItems>>(token: string,
    params?: ListDownloadFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloadFiles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDownloadFilesQueryKey(token,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDownloadFiles>>> = ({ signal }) => listDownloadFiles(token,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDownloadFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDownloadFilesQueryResult = NonNullable<Awaited<ReturnType<typeof listDownloadFiles>>>
export type ListDownloadFilesQueryError = ErrorType<ErrorItems>


export function useListDownloadFiles<TData = Awaited<ReturnType<typeof listDownloadFiles>>, TError = ErrorType<ErrorItems>>(
 token: string,
    params: undefined |  ListDownloadFilesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloadFiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDownloadFiles>>,
          TError,
          Awaited<ReturnType<typeof listDownloadFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDownloadFiles<TData = Awaited<ReturnType<typeof listDownloadFiles>>, TError = ErrorType<ErrorItems>>(
 token: string,
    params?: ListDownloadFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloadFiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDownloadFiles>>,
          TError,
          Awaited<ReturnType<typeof listDownloadFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDownloadFiles<TData = Awaited<ReturnType<typeof listDownloadFiles>>, TError = ErrorType<ErrorItems>>(
 token: string,
    params?: ListDownloadFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloadFiles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The files of a download link.
 */

export function useListDownloadFiles<TData = Awaited<ReturnType<typeof listDownloadFiles>>, TError = ErrorType<ErrorItems>>(
 token: string,
    params?: ListDownloadFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloadFiles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDownloadFilesQueryOptions(token,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDownloadFiles} query
 */
export const invalidateListDownloadFiles = async (
 queryClient: QueryClient, token: string,
    params?: ListDownloadFilesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDownloadFilesQueryKey(token,params) }, options);

  return queryClient;
}




export const getDownloadUrlFileUrl = (token: string,
    fileId: string,) => {




  return `/downloads/${encodeURIComponent(String(token))}/files/${encodeURIComponent(String(fileId))}`
}

/**
 * One file, by fileId of the list (S2, S7). Recorded as a download (S4). A file with a passed deadline gives 404-1-08-01, a withdrawn one 403-1-08-01.
 * @summary A file of a download link.
 */
export const downloadUrlFile = async (token: string,
    fileId: string, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getDownloadUrlFileUrl(token,fileId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDownloadUrlZipUrl = (token: string,
    params?: DownloadUrlZipParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["fileId"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/downloads/${encodeURIComponent(String(token))}/zip?${stringifiedParams}` : `/downloads/${encodeURIComponent(String(token))}/zip`
}

/**
 * The files in fileId, or all files of the link. Files with a passed deadline or withdrawn files are left out. More files than batchFileLimit give 400-1-05-02, none 400-1-05-03, a second batch while another one runs 400-1-05-01, a file that does not belong to this link 400-1-05-05, as for bills; if every requested file is withdrawn, 403-1-08-01. Counts as a download of each file in it (S4).
 * @summary Several files of a download link in one ZIP.
 */
export const downloadUrlZip = async (token: string,
    params?: DownloadUrlZipParams, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getDownloadUrlZipUrl(token,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetDownloadStatusHistoryUrl = (token: string,
    params: GetDownloadStatusHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/downloads/${encodeURIComponent(String(token))}/status-history?${stringifiedParams}` : `/downloads/${encodeURIComponent(String(token))}/status-history`
}

/**
 * The status changes of one bill, newest first (S2 downloadurl/reportStatusUpdateHistory). A bill that does not belong to this link gives 404-1-00-01, a withdrawn one 403-1-08-01.
 * @summary The status changes of a bill of a download link.
 */
export const getDownloadStatusHistory = async (token: string,
    params: GetDownloadStatusHistoryParams, options?: Parameters<typeof apiFetch>[1]): Promise<StatusHistoryList> => {

  return apiFetch<StatusHistoryList>(getGetDownloadStatusHistoryUrl(token,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDownloadStatusHistoryQueryKey = (token: string,
    params?: GetDownloadStatusHistoryParams,) => {
    return [
    "getDownloadStatusHistory", ...(params ? [params] : []), ...(token ? [token] : [])
    ] as const;
    }


export const getGetDownloadStatusHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError = ErrorType<ErrorItems>>(token: string,
    params: GetDownloadStatusHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDownloadStatusHistoryQueryKey(token,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDownloadStatusHistory>>> = ({ signal }) => getDownloadStatusHistory(token,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDownloadStatusHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getDownloadStatusHistory>>>
export type GetDownloadStatusHistoryQueryError = ErrorType<ErrorItems>


export function useGetDownloadStatusHistory<TData = Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError = ErrorType<ErrorItems>>(
 token: string,
    params: GetDownloadStatusHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDownloadStatusHistory>>,
          TError,
          Awaited<ReturnType<typeof getDownloadStatusHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDownloadStatusHistory<TData = Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError = ErrorType<ErrorItems>>(
 token: string,
    params: GetDownloadStatusHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDownloadStatusHistory>>,
          TError,
          Awaited<ReturnType<typeof getDownloadStatusHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDownloadStatusHistory<TData = Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError = ErrorType<ErrorItems>>(
 token: string,
    params: GetDownloadStatusHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The status changes of a bill of a download link.
 */

export function useGetDownloadStatusHistory<TData = Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError = ErrorType<ErrorItems>>(
 token: string,
    params: GetDownloadStatusHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownloadStatusHistory>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDownloadStatusHistoryQueryOptions(token,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDownloadStatusHistory} query
 */
export const invalidateGetDownloadStatusHistory = async (
 queryClient: QueryClient, token: string,
    params: GetDownloadStatusHistoryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDownloadStatusHistoryQueryKey(token,params) }, options);

  return queryClient;
}




