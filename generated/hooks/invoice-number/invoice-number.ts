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
  ErrorItems
} from '../../model/errorItems.ts';

import type {
  InvoiceRegisterNumberInput
} from '../../model/invoiceRegisterNumberInput.ts';

import type {
  InvoiceRegisterNumberResult
} from '../../model/invoiceRegisterNumberResult.ts';

import type {
  InvoiceRegisterNumberState
} from '../../model/invoiceRegisterNumberState.ts';

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

export const getGetInvoiceRegisterNumberStateUrl = (token: string,) => {




  return `/invoice-number/${encodeURIComponent(String(token))}`
}

/**
 * State of a mailed link (S2 invoiceRegisterNumber/index/{token}, S4): valid, expired or consumed. Reading it changes nothing. A token that was never issued gives 404-1-10-01, one of a customer that no longer exists 401-1-10-01, one of a customer without a name 403-1-10-01.
 * @summary The state of an invoice-number link.
 */
export const getInvoiceRegisterNumberState = async (token: string, options?: Parameters<typeof apiFetch>[1]): Promise<InvoiceRegisterNumberState> => {

  return apiFetch<InvoiceRegisterNumberState>(getGetInvoiceRegisterNumberStateUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInvoiceRegisterNumberStateQueryKey = (token: string,) => {
    return [
    "getInvoiceRegisterNumberState", ...(token ? [token] : [])
    ] as const;
    }


export const getGetInvoiceRegisterNumberStateQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError = ErrorType<ErrorItems>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceRegisterNumberStateQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>> = ({ signal }) => getInvoiceRegisterNumberState(token, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceRegisterNumberStateQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>>
export type GetInvoiceRegisterNumberStateQueryError = ErrorType<ErrorItems>


export function useGetInvoiceRegisterNumberState<TData = Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError = ErrorType<ErrorItems>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceRegisterNumberState<TData = Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceRegisterNumberState<TData = Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The state of an invoice-number link.
 */

export function useGetInvoiceRegisterNumberState<TData = Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRegisterNumberState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvoiceRegisterNumberStateQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetInvoiceRegisterNumberState} query
 */
export const invalidateGetInvoiceRegisterNumberState = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetInvoiceRegisterNumberStateQueryKey(token) }, options);

  return queryClient;
}




export const getRegisterInvoiceRegisterNumberUrl = (token: string,) => {




  return `/invoice-number/${encodeURIComponent(String(token))}`
}

/**
 * Stores the number, adding a missing T, and uses up the link (S5, S9). A link that has since expired or been used gives 404-1-10-01. If the issuer's number has changed since it was read, 409-1-00-01: the customer must review it first.
 * @summary Enter the invoice registration number.
 */
export const registerInvoiceRegisterNumber = async (token: string,
    invoiceRegisterNumberInput: InvoiceRegisterNumberInput, options?: Parameters<typeof apiFetch>[1]): Promise<InvoiceRegisterNumberResult> => {

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
return apiFetch<InvoiceRegisterNumberResult>(getRegisterInvoiceRegisterNumberUrl(token),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invoiceRegisterNumberInput)
  }
);}





export const getRegisterInvoiceRegisterNumberMutationKey = () => ['registerInvoiceRegisterNumber'] as const;

export const getRegisterInvoiceRegisterNumberMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerInvoiceRegisterNumber>>, TError,RegisterInvoiceRegisterNumberMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof registerInvoiceRegisterNumber>>, TError,RegisterInvoiceRegisterNumberMutationVariables, TContext> => {

const mutationKey = getRegisterInvoiceRegisterNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerInvoiceRegisterNumber>>, RegisterInvoiceRegisterNumberMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  registerInvoiceRegisterNumber(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterInvoiceRegisterNumberMutationResult = NonNullable<Awaited<ReturnType<typeof registerInvoiceRegisterNumber>>>
    export type RegisterInvoiceRegisterNumberMutationBody = BodyType<InvoiceRegisterNumberInput>
    export type RegisterInvoiceRegisterNumberMutationError = ErrorType<ErrorItems>
    export type RegisterInvoiceRegisterNumberMutationVariables = {token: string;data: BodyType<InvoiceRegisterNumberInput>}

    /**
 * @summary Enter the invoice registration number.
 */
export const useRegisterInvoiceRegisterNumber = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerInvoiceRegisterNumber>>, TError,RegisterInvoiceRegisterNumberMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerInvoiceRegisterNumber>>,
        TError,
        RegisterInvoiceRegisterNumberMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterInvoiceRegisterNumberMutationOptions(options), queryClient);
    }
