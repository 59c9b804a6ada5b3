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
  MailSending
} from '../../model/mailSending.ts';

import type {
  RegistrationAgreementInput
} from '../../model/registrationAgreementInput.ts';

import type {
  RegistrationForm
} from '../../model/registrationForm.ts';

import type {
  RegistrationInput
} from '../../model/registrationInput.ts';

import type {
  RegistrationMailAddressInput
} from '../../model/registrationMailAddressInput.ts';

import type {
  RegistrationResult
} from '../../model/registrationResult.ts';

import type {
  RegistrationState
} from '../../model/registrationState.ts';

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

export const getRegisterMailAddressUrl = () => {




  return `/registration/mail-addresses`
}

/**
 * Mails a link to apply/step2/{token} (S2 apply/step1, S4). Earlier links of the address become void. A second request before resendAfterSeconds gives 429-1-05-01. 400-1-07-01 if the address already has an account, 401-1-07-01 if the issuer accepts no registrations, 404-1-00-02 if customers only use automatic login.
 * @summary Step 1: register a mail address.
 */
export const registerMailAddress = async (registrationMailAddressInput: RegistrationMailAddressInput, options?: Parameters<typeof apiFetch>[1]): Promise<MailSending> => {

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
return apiFetch<MailSending>(getRegisterMailAddressUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registrationMailAddressInput)
  }
);}





export const getRegisterMailAddressMutationKey = () => ['registerMailAddress'] as const;

export const getRegisterMailAddressMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerMailAddress>>, TError,RegisterMailAddressMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof registerMailAddress>>, TError,RegisterMailAddressMutationVariables, TContext> => {

const mutationKey = getRegisterMailAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerMailAddress>>, RegisterMailAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerMailAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMailAddressMutationResult = NonNullable<Awaited<ReturnType<typeof registerMailAddress>>>
    export type RegisterMailAddressMutationBody = BodyType<RegistrationMailAddressInput>
    export type RegisterMailAddressMutationError = ErrorType<ErrorItems>
    export type RegisterMailAddressMutationVariables = {data: BodyType<RegistrationMailAddressInput>}

    /**
 * @summary Step 1: register a mail address.
 */
export const useRegisterMailAddress = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerMailAddress>>, TError,RegisterMailAddressMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerMailAddress>>,
        TError,
        RegisterMailAddressMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMailAddressMutationOptions(options), queryClient);
    }
    export const getGetRegistrationStateUrl = (token: string,) => {




  return `/registration/${encodeURIComponent(String(token))}`
}

/**
 * State of a mailed link and the next step (S2 apply/step2, S4): valid, expired or consumed. Reading it changes nothing. A token that was never issued gives 404-1-07-01; 401-1-07-01 if the issuer no longer accepts registrations.
 * @summary The state of a registration link.
 */
export const getRegistrationState = async (token: string, options?: Parameters<typeof apiFetch>[1]): Promise<RegistrationState> => {

  return apiFetch<RegistrationState>(getGetRegistrationStateUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRegistrationStateQueryKey = (token: string,) => {
    return [
    "getRegistrationState", ...(token ? [token] : [])
    ] as const;
    }


export const getGetRegistrationStateQueryOptions = <TData = Awaited<ReturnType<typeof getRegistrationState>>, TError = ErrorType<ErrorItems>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegistrationStateQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegistrationState>>> = ({ signal }) => getRegistrationState(token, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegistrationState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegistrationStateQueryResult = NonNullable<Awaited<ReturnType<typeof getRegistrationState>>>
export type GetRegistrationStateQueryError = ErrorType<ErrorItems>


export function useGetRegistrationState<TData = Awaited<ReturnType<typeof getRegistrationState>>, TError = ErrorType<ErrorItems>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegistrationState>>,
          TError,
          Awaited<ReturnType<typeof getRegistrationState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegistrationState<TData = Awaited<ReturnType<typeof getRegistrationState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegistrationState>>,
          TError,
          Awaited<ReturnType<typeof getRegistrationState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegistrationState<TData = Awaited<ReturnType<typeof getRegistrationState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The state of a registration link.
 */

export function useGetRegistrationState<TData = Awaited<ReturnType<typeof getRegistrationState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegistrationStateQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRegistrationState} query
 */
export const invalidateGetRegistrationState = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRegistrationStateQueryKey(token) }, options);

  return queryClient;
}




export const getAgreeToTermsUrl = (token: string,) => {




  return `/registration/${encodeURIComponent(String(token))}/agreement`
}

/**
 * Records the agreement to the user agreement and the handling of personal information, each in the displayed version (S2 apply/step2, S5); nextStep becomes customer. A repeat changes nothing. If the issuer has since published another version, 400-1-07-12: the customer must read the texts again. A link that has since expired or been used gives 404-1-07-01.
 * @summary Step 2: agree to the terms.
 */
export const agreeToTerms = async (token: string,
    registrationAgreementInput: RegistrationAgreementInput, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

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
return apiFetch<void>(getAgreeToTermsUrl(token),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registrationAgreementInput)
  }
);}





export const getAgreeToTermsMutationKey = () => ['agreeToTerms'] as const;

export const getAgreeToTermsMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeToTerms>>, TError,AgreeToTermsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof agreeToTerms>>, TError,AgreeToTermsMutationVariables, TContext> => {

const mutationKey = getAgreeToTermsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof agreeToTerms>>, AgreeToTermsMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  agreeToTerms(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AgreeToTermsMutationResult = NonNullable<Awaited<ReturnType<typeof agreeToTerms>>>
    export type AgreeToTermsMutationBody = BodyType<RegistrationAgreementInput>
    export type AgreeToTermsMutationError = ErrorType<ErrorItems>
    export type AgreeToTermsMutationVariables = {token: string;data: BodyType<RegistrationAgreementInput>}

    /**
 * @summary Step 2: agree to the terms.
 */
export const useAgreeToTerms = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeToTerms>>, TError,AgreeToTermsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof agreeToTerms>>,
        TError,
        AgreeToTermsMutationVariables,
        TContext
      > => {
      return useMutation(getAgreeToTermsMutationOptions(options), queryClient);
    }
    export const getGetRegistrationFormUrl = (token: string,) => {




  return `/registration/${encodeURIComponent(String(token))}/customer`
}

/**
 * The items of the issuer's form, with their rules (S2 apply/step3, S5, S6). 401-1-07-02 before the agreement of step 2, 404-1-07-01 for a link that has expired or been used.
 * @summary Step 3: the form for the customer information.
 */
export const getRegistrationForm = async (token: string, options?: Parameters<typeof apiFetch>[1]): Promise<RegistrationForm> => {

  return apiFetch<RegistrationForm>(getGetRegistrationFormUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRegistrationFormQueryKey = (token: string,) => {
    return [
    "getRegistrationForm", ...(token ? [token] : [])
    ] as const;
    }


export const getGetRegistrationFormQueryOptions = <TData = Awaited<ReturnType<typeof getRegistrationForm>>, TError = ErrorType<ErrorItems>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationForm>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegistrationFormQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegistrationForm>>> = ({ signal }) => getRegistrationForm(token, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegistrationForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegistrationFormQueryResult = NonNullable<Awaited<ReturnType<typeof getRegistrationForm>>>
export type GetRegistrationFormQueryError = ErrorType<ErrorItems>


export function useGetRegistrationForm<TData = Awaited<ReturnType<typeof getRegistrationForm>>, TError = ErrorType<ErrorItems>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationForm>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegistrationForm>>,
          TError,
          Awaited<ReturnType<typeof getRegistrationForm>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegistrationForm<TData = Awaited<ReturnType<typeof getRegistrationForm>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationForm>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegistrationForm>>,
          TError,
          Awaited<ReturnType<typeof getRegistrationForm>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegistrationForm<TData = Awaited<ReturnType<typeof getRegistrationForm>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationForm>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Step 3: the form for the customer information.
 */

export function useGetRegistrationForm<TData = Awaited<ReturnType<typeof getRegistrationForm>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistrationForm>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegistrationFormQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRegistrationForm} query
 */
export const invalidateGetRegistrationForm = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRegistrationFormQueryKey(token) }, options);

  return queryClient;
}




export const getRegisterCustomerUrl = (token: string,) => {




  return `/registration/${encodeURIComponent(String(token))}/customer`
}

/**
 * Creates the account and uses up the link (S2 apply/step3 and step4, S4). Each item is validated by S5's rule for its format; the target of an error is the itemKey. The customer is compared with the issuer's data: 400-1-07-02 if neither customer number nor login ID was entered, 400-1-07-03 if there is nothing to compare with, 400-1-07-05 and 400-1-07-11 if it differs, 400-1-07-01 if there is already an account. After a change of the form by the issuer: 400-1-07-12; a repeat with the new revision succeeds.
 * @summary Step 3: register the customer.
 */
export const registerCustomer = async (token: string,
    registrationInput: RegistrationInput, options?: Parameters<typeof apiFetch>[1]): Promise<RegistrationResult> => {

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
return apiFetch<RegistrationResult>(getRegisterCustomerUrl(token),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registrationInput)
  }
);}





export const getRegisterCustomerMutationKey = () => ['registerCustomer'] as const;

export const getRegisterCustomerMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerCustomer>>, TError,RegisterCustomerMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof registerCustomer>>, TError,RegisterCustomerMutationVariables, TContext> => {

const mutationKey = getRegisterCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerCustomer>>, RegisterCustomerMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  registerCustomer(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof registerCustomer>>>
    export type RegisterCustomerMutationBody = BodyType<RegistrationInput>
    export type RegisterCustomerMutationError = ErrorType<ErrorItems>
    export type RegisterCustomerMutationVariables = {token: string;data: BodyType<RegistrationInput>}

    /**
 * @summary Step 3: register the customer.
 */
export const useRegisterCustomer = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerCustomer>>, TError,RegisterCustomerMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerCustomer>>,
        TError,
        RegisterCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterCustomerMutationOptions(options), queryClient);
    }
