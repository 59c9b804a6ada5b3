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
  ExpiredPasswordChangeInput
} from '../../model/expiredPasswordChangeInput.ts';

import type {
  LoginProgress
} from '../../model/loginProgress.ts';

import type {
  LogoutInput
} from '../../model/logoutInput.ts';

import type {
  LogoutResult
} from '../../model/logoutResult.ts';

import type {
  MailSending
} from '../../model/mailSending.ts';

import type {
  PasswordChangeInput
} from '../../model/passwordChangeInput.ts';

import type {
  PasswordPolicy
} from '../../model/passwordPolicy.ts';

import type {
  PasswordReissueInput
} from '../../model/passwordReissueInput.ts';

import type {
  PasswordSettingInput
} from '../../model/passwordSettingInput.ts';

import type {
  PasswordSettingState
} from '../../model/passwordSettingState.ts';

import type {
  TemporaryPasswordInput
} from '../../model/temporaryPasswordInput.ts';

import type {
  VerificationAddresses
} from '../../model/verificationAddresses.ts';

import type {
  VerificationCodeCheck
} from '../../model/verificationCodeCheck.ts';

import type {
  VerificationCodeRequest
} from '../../model/verificationCodeRequest.ts';

import type {
  VerificationCodeSending
} from '../../model/verificationCodeSending.ts';

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

export const getGetLoginProgressUrl = () => {




  return `/auth/login-progress`
}

/**
 * For the screens between the password and the top page (S2 passwdExpired, verify), also after a reload: the next step and the login ID. Accepts any session; without one, the answer is 401-1-00-01 and the customer must log in.
 * @summary The state of the login.
 */
export const getLoginProgress = async ( options?: Parameters<typeof apiFetch>[1]): Promise<LoginProgress> => {

  return apiFetch<LoginProgress>(getGetLoginProgressUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLoginProgressQueryKey = () => {
    return [
    "getLoginProgress"
    ] as const;
    }


export const getGetLoginProgressQueryOptions = <TData = Awaited<ReturnType<typeof getLoginProgress>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginProgress>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoginProgressQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoginProgress>>> = ({ signal }) => getLoginProgress({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoginProgress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoginProgressQueryResult = NonNullable<Awaited<ReturnType<typeof getLoginProgress>>>
export type GetLoginProgressQueryError = ErrorType<ErrorItems>


export function useGetLoginProgress<TData = Awaited<ReturnType<typeof getLoginProgress>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginProgress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoginProgress>>,
          TError,
          Awaited<ReturnType<typeof getLoginProgress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLoginProgress<TData = Awaited<ReturnType<typeof getLoginProgress>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginProgress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoginProgress>>,
          TError,
          Awaited<ReturnType<typeof getLoginProgress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLoginProgress<TData = Awaited<ReturnType<typeof getLoginProgress>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginProgress>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The state of the login.
 */

export function useGetLoginProgress<TData = Awaited<ReturnType<typeof getLoginProgress>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginProgress>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoginProgressQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLoginProgress} query
 */
export const invalidateGetLoginProgress = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLoginProgressQueryKey() }, options);

  return queryClient;
}




export const getLogoutUrl = () => {




  return `/auth/logout`
}

/**
 * Ends the session and clears its cookie (S4, S7). isAutoLogin decides what the portal shows next.
 * @summary Log out.
 */
export const logout = async (logoutInput: LogoutInput, options?: Parameters<typeof apiFetch>[1]): Promise<LogoutResult> => {

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
return apiFetch<LogoutResult>(getLogoutUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(logoutInput)
  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, LogoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logout(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>
    export type LogoutMutationBody = BodyType<LogoutInput>
    export type LogoutMutationError = ErrorType<ErrorItems>
    export type LogoutMutationVariables = {data: BodyType<LogoutInput>}

    /**
 * @summary Log out.
 */
export const useLogout = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        LogoutMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    export const getGetPasswordPolicyUrl = () => {




  return `/auth/password-policy`
}

/**
 * The issuer's rules for new passwords (S5, values not shown). Public, because screens without login need them, such as passwdExpired and apply/step3 (S2).
 * @summary The rules for passwords.
 */
export const getPasswordPolicy = async ( options?: Parameters<typeof apiFetch>[1]): Promise<PasswordPolicy> => {

  return apiFetch<PasswordPolicy>(getGetPasswordPolicyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPasswordPolicyQueryKey = () => {
    return [
    "getPasswordPolicy"
    ] as const;
    }


export const getGetPasswordPolicyQueryOptions = <TData = Awaited<ReturnType<typeof getPasswordPolicy>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordPolicy>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPasswordPolicyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPasswordPolicy>>> = ({ signal }) => getPasswordPolicy({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPasswordPolicy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPasswordPolicyQueryResult = NonNullable<Awaited<ReturnType<typeof getPasswordPolicy>>>
export type GetPasswordPolicyQueryError = ErrorType<ErrorItems>


export function useGetPasswordPolicy<TData = Awaited<ReturnType<typeof getPasswordPolicy>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordPolicy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPasswordPolicy>>,
          TError,
          Awaited<ReturnType<typeof getPasswordPolicy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasswordPolicy<TData = Awaited<ReturnType<typeof getPasswordPolicy>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordPolicy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPasswordPolicy>>,
          TError,
          Awaited<ReturnType<typeof getPasswordPolicy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasswordPolicy<TData = Awaited<ReturnType<typeof getPasswordPolicy>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordPolicy>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The rules for passwords.
 */

export function useGetPasswordPolicy<TData = Awaited<ReturnType<typeof getPasswordPolicy>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordPolicy>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPasswordPolicyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPasswordPolicy} query
 */
export const invalidateGetPasswordPolicy = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPasswordPolicyQueryKey() }, options);

  return queryClient;
}




export const getRequestPasswordReissueUrl = () => {




  return `/auth/password-reissue`
}

/**
 * Mails a link to /bapPasswdMaster/passwdSetting/{token} to the registered address (S2 bapRepublishPasswd). Earlier links of the account become void. 400-1-02-04 if the login ID cannot be used, 400-1-02-05 if the address is not the registered one, 400-1-02-08 if the customer cannot unlock the account, 400-1-11-02 if the use of the service is suspended. A second request before resendAfterSeconds gives 429-1-05-01. Available if passwordReissueMethod of the settings is `mail`, otherwise 404-1-00-01.
 * @summary Request a link to set a new password.
 */
export const requestPasswordReissue = async (passwordReissueInput: PasswordReissueInput, options?: Parameters<typeof apiFetch>[1]): Promise<MailSending> => {

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
return apiFetch<MailSending>(getRequestPasswordReissueUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordReissueInput)
  }
);}





export const getRequestPasswordReissueMutationKey = () => ['requestPasswordReissue'] as const;

export const getRequestPasswordReissueMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReissue>>, TError,RequestPasswordReissueMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReissue>>, TError,RequestPasswordReissueMutationVariables, TContext> => {

const mutationKey = getRequestPasswordReissueMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReissue>>, RequestPasswordReissueMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReissue(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordReissueMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReissue>>>
    export type RequestPasswordReissueMutationBody = BodyType<PasswordReissueInput>
    export type RequestPasswordReissueMutationError = ErrorType<ErrorItems>
    export type RequestPasswordReissueMutationVariables = {data: BodyType<PasswordReissueInput>}

    /**
 * @summary Request a link to set a new password.
 */
export const useRequestPasswordReissue = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReissue>>, TError,RequestPasswordReissueMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReissue>>,
        TError,
        RequestPasswordReissueMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordReissueMutationOptions(options), queryClient);
    }
    export const getIssueTemporaryPasswordUrl = () => {




  return `/auth/temporary-password`
}

/**
 * Mails a temporary password to the registered address (S2 bapRepublishPasswd, the other variant). A login with it has the next step passwdTemporary. Errors as for requestPasswordReissue. Available if passwordReissueMethod of the settings is `temporaryPassword`, otherwise 404-1-00-01.
 * @summary Request a temporary password.
 */
export const issueTemporaryPassword = async (temporaryPasswordInput: TemporaryPasswordInput, options?: Parameters<typeof apiFetch>[1]): Promise<MailSending> => {

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
return apiFetch<MailSending>(getIssueTemporaryPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(temporaryPasswordInput)
  }
);}





export const getIssueTemporaryPasswordMutationKey = () => ['issueTemporaryPassword'] as const;

export const getIssueTemporaryPasswordMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueTemporaryPassword>>, TError,IssueTemporaryPasswordMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof issueTemporaryPassword>>, TError,IssueTemporaryPasswordMutationVariables, TContext> => {

const mutationKey = getIssueTemporaryPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof issueTemporaryPassword>>, IssueTemporaryPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  issueTemporaryPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type IssueTemporaryPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof issueTemporaryPassword>>>
    export type IssueTemporaryPasswordMutationBody = BodyType<TemporaryPasswordInput>
    export type IssueTemporaryPasswordMutationError = ErrorType<ErrorItems>
    export type IssueTemporaryPasswordMutationVariables = {data: BodyType<TemporaryPasswordInput>}

    /**
 * @summary Request a temporary password.
 */
export const useIssueTemporaryPassword = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueTemporaryPassword>>, TError,IssueTemporaryPasswordMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof issueTemporaryPassword>>,
        TError,
        IssueTemporaryPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getIssueTemporaryPasswordMutationOptions(options), queryClient);
    }
    export const getGetPasswordSettingStateUrl = (token: string,) => {




  return `/auth/password-settings/${encodeURIComponent(String(token))}`
}

/**
 * State of a mailed link (S2 bapPasswdMaster/passwdSetting/{token}, S4): valid, expired or consumed. Reading it changes nothing, because mail scanners open links too. A token that was never issued gives 404-1-03-01. If the issuer has since closed or locked the account: 400-1-02-04 or 400-1-02-08.
 * @summary The state of a password link.
 */
export const getPasswordSettingState = async (token: string, options?: Parameters<typeof apiFetch>[1]): Promise<PasswordSettingState> => {

  return apiFetch<PasswordSettingState>(getGetPasswordSettingStateUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPasswordSettingStateQueryKey = (token: string,) => {
    return [
    "getPasswordSettingState", ...(token ? [token] : [])
    ] as const;
    }


export const getGetPasswordSettingStateQueryOptions = <TData = Awaited<ReturnType<typeof getPasswordSettingState>>, TError = ErrorType<ErrorItems>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordSettingState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPasswordSettingStateQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPasswordSettingState>>> = ({ signal }) => getPasswordSettingState(token, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPasswordSettingState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPasswordSettingStateQueryResult = NonNullable<Awaited<ReturnType<typeof getPasswordSettingState>>>
export type GetPasswordSettingStateQueryError = ErrorType<ErrorItems>


export function useGetPasswordSettingState<TData = Awaited<ReturnType<typeof getPasswordSettingState>>, TError = ErrorType<ErrorItems>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordSettingState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPasswordSettingState>>,
          TError,
          Awaited<ReturnType<typeof getPasswordSettingState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasswordSettingState<TData = Awaited<ReturnType<typeof getPasswordSettingState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordSettingState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPasswordSettingState>>,
          TError,
          Awaited<ReturnType<typeof getPasswordSettingState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasswordSettingState<TData = Awaited<ReturnType<typeof getPasswordSettingState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordSettingState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The state of a password link.
 */

export function useGetPasswordSettingState<TData = Awaited<ReturnType<typeof getPasswordSettingState>>, TError = ErrorType<ErrorItems>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasswordSettingState>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPasswordSettingStateQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPasswordSettingState} query
 */
export const invalidateGetPasswordSettingState = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPasswordSettingStateQueryKey(token) }, options);

  return queryClient;
}




export const getSetPasswordByTokenUrl = (token: string,) => {




  return `/auth/password-settings/${encodeURIComponent(String(token))}`
}

/**
 * Sets the password, uses up the link, ends every session of the account and unlocks it (S4). A password that violates a rule (S5) gives 400-1-03-xx and does not use up the link. A link that has since expired or been used gives 404-1-03-01; one of an account that the issuer has since closed or locked gives 400-1-02-04 or 400-1-02-08.
 * @summary Set the password through a mailed link.
 */
export const setPasswordByToken = async (token: string,
    passwordSettingInput: PasswordSettingInput, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

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
return apiFetch<void>(getSetPasswordByTokenUrl(token),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordSettingInput)
  }
);}





export const getSetPasswordByTokenMutationKey = () => ['setPasswordByToken'] as const;

export const getSetPasswordByTokenMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPasswordByToken>>, TError,SetPasswordByTokenMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof setPasswordByToken>>, TError,SetPasswordByTokenMutationVariables, TContext> => {

const mutationKey = getSetPasswordByTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPasswordByToken>>, SetPasswordByTokenMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  setPasswordByToken(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPasswordByTokenMutationResult = NonNullable<Awaited<ReturnType<typeof setPasswordByToken>>>
    export type SetPasswordByTokenMutationBody = BodyType<PasswordSettingInput>
    export type SetPasswordByTokenMutationError = ErrorType<ErrorItems>
    export type SetPasswordByTokenMutationVariables = {token: string;data: BodyType<PasswordSettingInput>}

    /**
 * @summary Set the password through a mailed link.
 */
export const useSetPasswordByToken = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPasswordByToken>>, TError,SetPasswordByTokenMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPasswordByToken>>,
        TError,
        SetPasswordByTokenMutationVariables,
        TContext
      > => {
      return useMutation(getSetPasswordByTokenMutationOptions(options), queryClient);
    }
    export const getChangePasswordUrl = () => {




  return `/auth/password`
}

/**
 * For the logged-in customer (S2 bapPasswdMaster, userConfig). Ends the session (S4, "password change ends the session"), so the portal redirects to the login. A wrong current password gives 400-1-03-10.
 * @summary Change the password.
 */
export const changePassword = async (passwordChangeInput: PasswordChangeInput, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

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
return apiFetch<void>(getChangePasswordUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordChangeInput)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<PasswordChangeInput>
    export type ChangePasswordMutationError = ErrorType<ErrorItems>
    export type ChangePasswordMutationVariables = {data: BodyType<PasswordChangeInput>}

    /**
 * @summary Change the password.
 */
export const useChangePassword = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getChangeExpiredPasswordUrl = () => {




  return `/auth/expired-password`
}

/**
 * The screen passwdExpired is public (S2), so this call contains the login ID and needs no session; an existing session ends. Wrong pairs count as failed logins: 400-1-02-01, 400-1-02-02 and 400-1-02-03 as there. 400-1-03-08 if the new password is the temporary one.
 * @summary Change an expired or temporary password.
 */
export const changeExpiredPassword = async (expiredPasswordChangeInput: ExpiredPasswordChangeInput, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

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
return apiFetch<void>(getChangeExpiredPasswordUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(expiredPasswordChangeInput)
  }
);}





export const getChangeExpiredPasswordMutationKey = () => ['changeExpiredPassword'] as const;

export const getChangeExpiredPasswordMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeExpiredPassword>>, TError,ChangeExpiredPasswordMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof changeExpiredPassword>>, TError,ChangeExpiredPasswordMutationVariables, TContext> => {

const mutationKey = getChangeExpiredPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeExpiredPassword>>, ChangeExpiredPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeExpiredPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeExpiredPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeExpiredPassword>>>
    export type ChangeExpiredPasswordMutationBody = BodyType<ExpiredPasswordChangeInput>
    export type ChangeExpiredPasswordMutationError = ErrorType<ErrorItems>
    export type ChangeExpiredPasswordMutationVariables = {data: BodyType<ExpiredPasswordChangeInput>}

    /**
 * @summary Change an expired or temporary password.
 */
export const useChangeExpiredPassword = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeExpiredPassword>>, TError,ChangeExpiredPasswordMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeExpiredPassword>>,
        TError,
        ChangeExpiredPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeExpiredPasswordMutationOptions(options), queryClient);
    }
    export const getGetVerificationAddressesUrl = () => {




  return `/auth/verification-addresses`
}

/**
 * The addresses registered for codes, masked, never a sub address (S3); the code that was sent, and the wait until the next one (S2 verify). Needs the session of a login whose nextStep is verify. 400-1-03-11 if the password must be changed first.
 * @summary The addresses for a confirmation code.
 */
export const getVerificationAddresses = async ( options?: Parameters<typeof apiFetch>[1]): Promise<VerificationAddresses> => {

  return apiFetch<VerificationAddresses>(getGetVerificationAddressesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetVerificationAddressesQueryKey = () => {
    return [
    "getVerificationAddresses"
    ] as const;
    }


export const getGetVerificationAddressesQueryOptions = <TData = Awaited<ReturnType<typeof getVerificationAddresses>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationAddresses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVerificationAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVerificationAddresses>>> = ({ signal }) => getVerificationAddresses({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVerificationAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVerificationAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof getVerificationAddresses>>>
export type GetVerificationAddressesQueryError = ErrorType<ErrorItems>


export function useGetVerificationAddresses<TData = Awaited<ReturnType<typeof getVerificationAddresses>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVerificationAddresses>>,
          TError,
          Awaited<ReturnType<typeof getVerificationAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVerificationAddresses<TData = Awaited<ReturnType<typeof getVerificationAddresses>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVerificationAddresses>>,
          TError,
          Awaited<ReturnType<typeof getVerificationAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVerificationAddresses<TData = Awaited<ReturnType<typeof getVerificationAddresses>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationAddresses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The addresses for a confirmation code.
 */

export function useGetVerificationAddresses<TData = Awaited<ReturnType<typeof getVerificationAddresses>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationAddresses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVerificationAddressesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetVerificationAddresses} query
 */
export const invalidateGetVerificationAddresses = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVerificationAddressesQueryKey() }, options);

  return queryClient;
}




export const getSendVerificationCodeUrl = () => {




  return `/auth/verification-codes`
}

/**
 * Mails a new code to one of the addresses; earlier codes become void (S4). Before resendAfterSeconds, the answer is 400-1-02-06 (S9). 400-1-02-08 if the account has been locked. An address that is no longer in the list gives 400-1-00-02.
 * @summary Send a confirmation code.
 */
export const sendVerificationCode = async (verificationCodeRequest: VerificationCodeRequest, options?: Parameters<typeof apiFetch>[1]): Promise<VerificationCodeSending> => {

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
return apiFetch<VerificationCodeSending>(getSendVerificationCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verificationCodeRequest)
  }
);}





export const getSendVerificationCodeMutationKey = () => ['sendVerificationCode'] as const;

export const getSendVerificationCodeMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError,SendVerificationCodeMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError,SendVerificationCodeMutationVariables, TContext> => {

const mutationKey = getSendVerificationCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVerificationCode>>, SendVerificationCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendVerificationCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendVerificationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendVerificationCode>>>
    export type SendVerificationCodeMutationBody = BodyType<VerificationCodeRequest>
    export type SendVerificationCodeMutationError = ErrorType<ErrorItems>
    export type SendVerificationCodeMutationVariables = {data: BodyType<VerificationCodeRequest>}

    /**
 * @summary Send a confirmation code.
 */
export const useSendVerificationCode = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError,SendVerificationCodeMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendVerificationCode>>,
        TError,
        SendVerificationCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendVerificationCodeMutationOptions(options), queryClient);
    }
    export const getCheckVerificationCodeUrl = () => {




  return `/auth/verification-codes/check`
}

/**
 * The correct code completes the login (S2 verify). A wrong one gives 400-1-02-07 with the remaining entries. The wrong entry that reaches wrongEntryLimit gives 401-1-02-03 and makes the code void (S4, S9). 401-1-02-04 if the code has expired or none was sent. After either, the customer must log in again.
 * @summary Enter a confirmation code.
 */
export const checkVerificationCode = async (verificationCodeCheck: VerificationCodeCheck, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

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
return apiFetch<void>(getCheckVerificationCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verificationCodeCheck)
  }
);}





export const getCheckVerificationCodeMutationKey = () => ['checkVerificationCode'] as const;

export const getCheckVerificationCodeMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkVerificationCode>>, TError,CheckVerificationCodeMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof checkVerificationCode>>, TError,CheckVerificationCodeMutationVariables, TContext> => {

const mutationKey = getCheckVerificationCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkVerificationCode>>, CheckVerificationCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkVerificationCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckVerificationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof checkVerificationCode>>>
    export type CheckVerificationCodeMutationBody = BodyType<VerificationCodeCheck>
    export type CheckVerificationCodeMutationError = ErrorType<ErrorItems>
    export type CheckVerificationCodeMutationVariables = {data: BodyType<VerificationCodeCheck>}

    /**
 * @summary Enter a confirmation code.
 */
export const useCheckVerificationCode = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkVerificationCode>>, TError,CheckVerificationCodeMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkVerificationCode>>,
        TError,
        CheckVerificationCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckVerificationCodeMutationOptions(options), queryClient);
    }
