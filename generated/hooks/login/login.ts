/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ErrorItems
} from '../../model/errorItems.ts';

import type {
  LoginInput
} from '../../model/loginInput.ts';

import type {
  LoginResult
} from '../../model/loginResult.ts';

import { apiFetch } from '../../../src/api/mutator.ts';
import type { ErrorType , BodyType } from '../../../src/api/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getLoginUrl = () => {




  return `/auth/login`
}

/**
 * Checks login ID and password (S2) and sets the session cookie. A wrong pair gives 400-1-02-01 without saying which of the two is wrong. Repeated failures lock the account and send a mail (S4): 400-1-02-03 at the failure that locks, then 400-1-02-02, or 400-1-02-08 if only the issuer can unlock the account. Failures count for the account, from any browser, and from zero again after a correct pair. 400-1-02-04 for a login ID that the issuer has closed. 404-1-00-02 if customers only use automatic login.
 * @summary Log in.
 */
export const login = async (loginInput: LoginInput, options?: Parameters<typeof apiFetch>[1]): Promise<LoginResult> => {

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
return apiFetch<LoginResult>(getLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginInput)
  }
);}





export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = BodyType<LoginInput>
    export type LoginMutationError = ErrorType<ErrorItems>
    export type LoginMutationVariables = {data: BodyType<LoginInput>}

    /**
 * @summary Log in.
 */
export const useLogin = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
