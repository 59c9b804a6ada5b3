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
  DeleteEStorageLinkageByTokenParams
} from '../../model/deleteEStorageLinkageByTokenParams.ts';

import type {
  DeleteEStorageLinkageParams
} from '../../model/deleteEStorageLinkageParams.ts';

import type {
  EStorageLinkage
} from '../../model/eStorageLinkage.ts';

import type {
  EStorageLinkageGenerated
} from '../../model/eStorageLinkageGenerated.ts';

import type {
  ErrorItems
} from '../../model/errorItems.ts';

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

export const getGetEStorageLinkageUrl = () => {




  return `/e-storage/linkage`
}

/**
 * Linkage code and URL, or the information that none is registered yet (S2 userEhozonSetting; S3, S4).
 * @summary The electronic-storage linkage.
 */
export const getEStorageLinkage = async ( options?: Parameters<typeof apiFetch>[1]): Promise<EStorageLinkage> => {

  return apiFetch<EStorageLinkage>(getGetEStorageLinkageUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEStorageLinkageQueryKey = () => {
    return [
    "getEStorageLinkage"
    ] as const;
    }


export const getGetEStorageLinkageQueryOptions = <TData = Awaited<ReturnType<typeof getEStorageLinkage>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEStorageLinkageQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEStorageLinkage>>> = ({ signal }) => getEStorageLinkage({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEStorageLinkageQueryResult = NonNullable<Awaited<ReturnType<typeof getEStorageLinkage>>>
export type GetEStorageLinkageQueryError = ErrorType<ErrorItems>


export function useGetEStorageLinkage<TData = Awaited<ReturnType<typeof getEStorageLinkage>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEStorageLinkage>>,
          TError,
          Awaited<ReturnType<typeof getEStorageLinkage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEStorageLinkage<TData = Awaited<ReturnType<typeof getEStorageLinkage>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEStorageLinkage>>,
          TError,
          Awaited<ReturnType<typeof getEStorageLinkage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEStorageLinkage<TData = Awaited<ReturnType<typeof getEStorageLinkage>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The electronic-storage linkage.
 */

export function useGetEStorageLinkage<TData = Awaited<ReturnType<typeof getEStorageLinkage>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEStorageLinkageQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetEStorageLinkage} query
 */
export const invalidateGetEStorageLinkage = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEStorageLinkageQueryKey() }, options);

  return queryClient;
}




export const getRegisterEStorageLinkageUrl = () => {




  return `/e-storage/linkage`
}

/**
 * Generates a linkage code and URL (S2 userEhozonSetting; S4), after a confirmation dialog. Has no body, because there is nothing to choose. If someone has since registered one: 409-1-00-01.
 * @summary Register the electronic-storage linkage.
 */
export const registerEStorageLinkage = async ( options?: Parameters<typeof apiFetch>[1]): Promise<EStorageLinkageGenerated> => {

  return apiFetch<EStorageLinkageGenerated>(getRegisterEStorageLinkageUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRegisterEStorageLinkageMutationKey = () => ['registerEStorageLinkage'] as const;

export const getRegisterEStorageLinkageMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerEStorageLinkage>>, TError,void, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof registerEStorageLinkage>>, TError,void, TContext> => {

const mutationKey = getRegisterEStorageLinkageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerEStorageLinkage>>, void> = () => {


          return  registerEStorageLinkage(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterEStorageLinkageMutationResult = NonNullable<Awaited<ReturnType<typeof registerEStorageLinkage>>>

    export type RegisterEStorageLinkageMutationError = ErrorType<ErrorItems>


    /**
 * @summary Register the electronic-storage linkage.
 */
export const useRegisterEStorageLinkage = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerEStorageLinkage>>, TError,void, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerEStorageLinkage>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRegisterEStorageLinkageMutationOptions(options), queryClient);
    }
    export const getDeleteEStorageLinkageUrl = (params: DeleteEStorageLinkageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/e-storage/linkage?${stringifiedParams}` : `/e-storage/linkage`
}

/**
 * Makes the code void; the storage service receives nothing more (S2 userEhozonSetting; S4), after a confirmation dialog. If someone has since deleted it or registered another one: 409-1-00-01.
 * @summary Delete the electronic-storage linkage.
 */
export const deleteEStorageLinkage = async (params: DeleteEStorageLinkageParams, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteEStorageLinkageUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteEStorageLinkageMutationKey = () => ['deleteEStorageLinkage'] as const;

export const getDeleteEStorageLinkageMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEStorageLinkage>>, TError,DeleteEStorageLinkageMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteEStorageLinkage>>, TError,DeleteEStorageLinkageMutationVariables, TContext> => {

const mutationKey = getDeleteEStorageLinkageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteEStorageLinkage>>, DeleteEStorageLinkageMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteEStorageLinkage(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteEStorageLinkageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteEStorageLinkage>>>

    export type DeleteEStorageLinkageMutationError = ErrorType<ErrorItems>
    export type DeleteEStorageLinkageMutationVariables = {params: DeleteEStorageLinkageParams}

    /**
 * @summary Delete the electronic-storage linkage.
 */
export const useDeleteEStorageLinkage = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEStorageLinkage>>, TError,DeleteEStorageLinkageMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteEStorageLinkage>>,
        TError,
        DeleteEStorageLinkageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteEStorageLinkageMutationOptions(options), queryClient);
    }
    export const getGetEStorageLinkageByTokenUrl = (token: string,) => {




  return `/e-storage/by-token/${encodeURIComponent(String(token))}/linkage`
}

/**
 * Linkage code and URL, or the information that none is registered yet (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S3, S4).
 * @summary The electronic-storage linkage through a download link.
 */
export const getEStorageLinkageByToken = async (token: string, options?: Parameters<typeof apiFetch>[1]): Promise<EStorageLinkage> => {

  return apiFetch<EStorageLinkage>(getGetEStorageLinkageByTokenUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEStorageLinkageByTokenQueryKey = (token: string,) => {
    return [
    "getEStorageLinkageByToken", ...(token ? [token] : [])
    ] as const;
    }


export const getGetEStorageLinkageByTokenQueryOptions = <TData = Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError = ErrorType<ErrorItems>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEStorageLinkageByTokenQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEStorageLinkageByToken>>> = ({ signal }) => getEStorageLinkageByToken(token, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEStorageLinkageByTokenQueryResult = NonNullable<Awaited<ReturnType<typeof getEStorageLinkageByToken>>>
export type GetEStorageLinkageByTokenQueryError = ErrorType<ErrorItems>


export function useGetEStorageLinkageByToken<TData = Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError = ErrorType<ErrorItems>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEStorageLinkageByToken>>,
          TError,
          Awaited<ReturnType<typeof getEStorageLinkageByToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEStorageLinkageByToken<TData = Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEStorageLinkageByToken>>,
          TError,
          Awaited<ReturnType<typeof getEStorageLinkageByToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEStorageLinkageByToken<TData = Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The electronic-storage linkage through a download link.
 */

export function useGetEStorageLinkageByToken<TData = Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEStorageLinkageByToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEStorageLinkageByTokenQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetEStorageLinkageByToken} query
 */
export const invalidateGetEStorageLinkageByToken = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEStorageLinkageByTokenQueryKey(token) }, options);

  return queryClient;
}




export const getRegisterEStorageLinkageByTokenUrl = (token: string,) => {




  return `/e-storage/by-token/${encodeURIComponent(String(token))}/linkage`
}

/**
 * Generates a linkage code and URL (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S4), after a confirmation dialog. Has no body, because there is nothing to choose. If someone has since registered one: 409-1-00-01.
 * @summary Register the electronic-storage linkage through a download link.
 */
export const registerEStorageLinkageByToken = async (token: string, options?: Parameters<typeof apiFetch>[1]): Promise<EStorageLinkageGenerated> => {

  return apiFetch<EStorageLinkageGenerated>(getRegisterEStorageLinkageByTokenUrl(token),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRegisterEStorageLinkageByTokenMutationKey = () => ['registerEStorageLinkageByToken'] as const;

export const getRegisterEStorageLinkageByTokenMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerEStorageLinkageByToken>>, TError,RegisterEStorageLinkageByTokenMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof registerEStorageLinkageByToken>>, TError,RegisterEStorageLinkageByTokenMutationVariables, TContext> => {

const mutationKey = getRegisterEStorageLinkageByTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerEStorageLinkageByToken>>, RegisterEStorageLinkageByTokenMutationVariables> = (props) => {
          const {token} = props ?? {};

          return  registerEStorageLinkageByToken(token,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterEStorageLinkageByTokenMutationResult = NonNullable<Awaited<ReturnType<typeof registerEStorageLinkageByToken>>>

    export type RegisterEStorageLinkageByTokenMutationError = ErrorType<ErrorItems>
    export type RegisterEStorageLinkageByTokenMutationVariables = {token: string}

    /**
 * @summary Register the electronic-storage linkage through a download link.
 */
export const useRegisterEStorageLinkageByToken = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerEStorageLinkageByToken>>, TError,RegisterEStorageLinkageByTokenMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerEStorageLinkageByToken>>,
        TError,
        RegisterEStorageLinkageByTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterEStorageLinkageByTokenMutationOptions(options), queryClient);
    }
    export const getDeleteEStorageLinkageByTokenUrl = (token: string,
    params: DeleteEStorageLinkageByTokenParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/e-storage/by-token/${encodeURIComponent(String(token))}/linkage?${stringifiedParams}` : `/e-storage/by-token/${encodeURIComponent(String(token))}/linkage`
}

/**
 * Makes the code void; the storage service receives nothing more (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S4), after a confirmation dialog. If someone has since deleted it or registered another one: 409-1-00-01.
 * @summary Delete the electronic-storage linkage through a download link.
 */
export const deleteEStorageLinkageByToken = async (token: string,
    params: DeleteEStorageLinkageByTokenParams, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteEStorageLinkageByTokenUrl(token,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteEStorageLinkageByTokenMutationKey = () => ['deleteEStorageLinkageByToken'] as const;

export const getDeleteEStorageLinkageByTokenMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEStorageLinkageByToken>>, TError,DeleteEStorageLinkageByTokenMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteEStorageLinkageByToken>>, TError,DeleteEStorageLinkageByTokenMutationVariables, TContext> => {

const mutationKey = getDeleteEStorageLinkageByTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteEStorageLinkageByToken>>, DeleteEStorageLinkageByTokenMutationVariables> = (props) => {
          const {token,params} = props ?? {};

          return  deleteEStorageLinkageByToken(token,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteEStorageLinkageByTokenMutationResult = NonNullable<Awaited<ReturnType<typeof deleteEStorageLinkageByToken>>>

    export type DeleteEStorageLinkageByTokenMutationError = ErrorType<ErrorItems>
    export type DeleteEStorageLinkageByTokenMutationVariables = {token: string;params: DeleteEStorageLinkageByTokenParams}

    /**
 * @summary Delete the electronic-storage linkage through a download link.
 */
export const useDeleteEStorageLinkageByToken = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEStorageLinkageByToken>>, TError,DeleteEStorageLinkageByTokenMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteEStorageLinkageByToken>>,
        TError,
        DeleteEStorageLinkageByTokenMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteEStorageLinkageByTokenMutationOptions(options), queryClient);
    }
