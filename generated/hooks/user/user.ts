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
  AccountSettings
} from '../../model/accountSettings.ts';

import type {
  AttachedMailSettings
} from '../../model/attachedMailSettings.ts';

import type {
  AttachedMailSettingsUpdate
} from '../../model/attachedMailSettingsUpdate.ts';

import type {
  ChangeRequest
} from '../../model/changeRequest.ts';

import type {
  ChangeRequestSubmission
} from '../../model/changeRequestSubmission.ts';

import type {
  ContactAddresses
} from '../../model/contactAddresses.ts';

import type {
  CurrentUser
} from '../../model/currentUser.ts';

import type {
  ErrorItems
} from '../../model/errorItems.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  LedgerMailAttachmentSettings
} from '../../model/ledgerMailAttachmentSettings.ts';

import type {
  LedgerMailAttachmentUpdate
} from '../../model/ledgerMailAttachmentUpdate.ts';

import type {
  MailAddressSettings
} from '../../model/mailAddressSettings.ts';

import type {
  RegisteredInformation
} from '../../model/registeredInformation.ts';

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

export const getGetCurrentUserUrl = () => {




  return `/user/me`
}

/**
 * Name and honorific for the header (S2, S7), and a key by which a page notices that another customer has logged in. Requested on every route change; pages that need a login show nothing before the answer (S4).
 * @summary The logged-in customer.
 */
export const getCurrentUser = async ( options?: Parameters<typeof apiFetch>[1]): Promise<CurrentUser> => {

  return apiFetch<CurrentUser>(getGetCurrentUserUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCurrentUserQueryKey = () => {
    return [
    "getCurrentUser"
    ] as const;
    }


export const getGetCurrentUserQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentUserQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>> = ({ signal }) => getCurrentUser({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentUser>>>
export type GetCurrentUserQueryError = ErrorType<ErrorItems>


export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof getCurrentUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof getCurrentUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The logged-in customer.
 */

export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCurrentUser} query
 */
export const invalidateGetCurrentUser = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() }, options);

  return queryClient;
}




export const getGetRegisteredInformationUrl = () => {




  return `/user/registered-information`
}

/**
 * Every item that the issuer shows, which of them can be edited and how (S6), whether changes are accepted now (S4), and the change in progress with previous content, requested content and month (S3). The same answer serves the view and the form (S2 user, userEdit).
 * @summary Registered information with its pending change.
 */
export const getRegisteredInformation = async ( options?: Parameters<typeof apiFetch>[1]): Promise<RegisteredInformation> => {

  return apiFetch<RegisteredInformation>(getGetRegisteredInformationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRegisteredInformationQueryKey = () => {
    return [
    "getRegisteredInformation"
    ] as const;
    }


export const getGetRegisteredInformationQueryOptions = <TData = Awaited<ReturnType<typeof getRegisteredInformation>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisteredInformation>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegisteredInformationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegisteredInformation>>> = ({ signal }) => getRegisteredInformation({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegisteredInformation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegisteredInformationQueryResult = NonNullable<Awaited<ReturnType<typeof getRegisteredInformation>>>
export type GetRegisteredInformationQueryError = ErrorType<ErrorItems>


export function useGetRegisteredInformation<TData = Awaited<ReturnType<typeof getRegisteredInformation>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisteredInformation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegisteredInformation>>,
          TError,
          Awaited<ReturnType<typeof getRegisteredInformation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegisteredInformation<TData = Awaited<ReturnType<typeof getRegisteredInformation>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisteredInformation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegisteredInformation>>,
          TError,
          Awaited<ReturnType<typeof getRegisteredInformation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegisteredInformation<TData = Awaited<ReturnType<typeof getRegisteredInformation>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisteredInformation>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Registered information with its pending change.
 */

export function useGetRegisteredInformation<TData = Awaited<ReturnType<typeof getRegisteredInformation>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisteredInformation>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegisteredInformationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRegisteredInformation} query
 */
export const invalidateGetRegisteredInformation = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRegisteredInformationQueryKey() }, options);

  return queryClient;
}




export const getSubmitChangeRequestUrl = () => {




  return `/user/change-requests`
}

/**
 * Requests new values from a month on (S4). Each value is validated by S5's rule for its format; the target of an error is the itemKey. Outside the acceptance period: 400-1-06-12. After a change of the editable items by the issuer: 400-1-06-13. With a request already in progress, or after a change by another user: 409-1-00-01.
 * @summary Request a change of registered information.
 */
export const submitChangeRequest = async (changeRequestSubmission: ChangeRequestSubmission, options?: Parameters<typeof apiFetch>[1]): Promise<ChangeRequest> => {

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
return apiFetch<ChangeRequest>(getSubmitChangeRequestUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeRequestSubmission)
  }
);}





export const getSubmitChangeRequestMutationKey = () => ['submitChangeRequest'] as const;

export const getSubmitChangeRequestMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitChangeRequest>>, TError,SubmitChangeRequestMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof submitChangeRequest>>, TError,SubmitChangeRequestMutationVariables, TContext> => {

const mutationKey = getSubmitChangeRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitChangeRequest>>, SubmitChangeRequestMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitChangeRequest(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitChangeRequestMutationResult = NonNullable<Awaited<ReturnType<typeof submitChangeRequest>>>
    export type SubmitChangeRequestMutationBody = BodyType<ChangeRequestSubmission>
    export type SubmitChangeRequestMutationError = ErrorType<ErrorItems>
    export type SubmitChangeRequestMutationVariables = {data: BodyType<ChangeRequestSubmission>}

    /**
 * @summary Request a change of registered information.
 */
export const useSubmitChangeRequest = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitChangeRequest>>, TError,SubmitChangeRequestMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitChangeRequest>>,
        TError,
        SubmitChangeRequestMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitChangeRequestMutationOptions(options), queryClient);
    }
    export const getCancelChangeRequestUrl = (changeRequestId: Id,) => {




  return `/user/change-requests/${encodeURIComponent(String(changeRequestId))}`
}

/**
 * Cancels a request after the customer confirmed it in a dialog (S2, S4). One that can no longer be cancelled gives 400-1-06-12, one that has since been cancelled or taken effect 409-1-00-01.
 * @summary Cancel the change in progress.
 */
export const cancelChangeRequest = async (changeRequestId: Id, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getCancelChangeRequestUrl(changeRequestId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelChangeRequestMutationKey = () => ['cancelChangeRequest'] as const;

export const getCancelChangeRequestMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelChangeRequest>>, TError,CancelChangeRequestMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelChangeRequest>>, TError,CancelChangeRequestMutationVariables, TContext> => {

const mutationKey = getCancelChangeRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelChangeRequest>>, CancelChangeRequestMutationVariables> = (props) => {
          const {changeRequestId} = props ?? {};

          return  cancelChangeRequest(changeRequestId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelChangeRequestMutationResult = NonNullable<Awaited<ReturnType<typeof cancelChangeRequest>>>

    export type CancelChangeRequestMutationError = ErrorType<ErrorItems>
    export type CancelChangeRequestMutationVariables = {changeRequestId: Id}

    /**
 * @summary Cancel the change in progress.
 */
export const useCancelChangeRequest = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelChangeRequest>>, TError,CancelChangeRequestMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelChangeRequest>>,
        TError,
        CancelChangeRequestMutationVariables,
        TContext
      > => {
      return useMutation(getCancelChangeRequestMutationOptions(options), queryClient);
    }
    export const getGetAccountSettingsUrl = () => {




  return `/user/account-settings`
}

/**
 * Password policy, contact address with sub addresses and their limit, and the ledger mail attachment (S2 userConfig). The addresses are saved by PUT /user/mail-addresses, like those of userMailEdit.
 * @summary Account settings.
 */
export const getAccountSettings = async ( options?: Parameters<typeof apiFetch>[1]): Promise<AccountSettings> => {

  return apiFetch<AccountSettings>(getGetAccountSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAccountSettingsQueryKey = () => {
    return [
    "getAccountSettings"
    ] as const;
    }


export const getGetAccountSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getAccountSettings>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountSettings>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountSettings>>> = ({ signal }) => getAccountSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountSettings>>>
export type GetAccountSettingsQueryError = ErrorType<ErrorItems>


export function useGetAccountSettings<TData = Awaited<ReturnType<typeof getAccountSettings>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountSettings>>,
          TError,
          Awaited<ReturnType<typeof getAccountSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountSettings<TData = Awaited<ReturnType<typeof getAccountSettings>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountSettings>>,
          TError,
          Awaited<ReturnType<typeof getAccountSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountSettings<TData = Awaited<ReturnType<typeof getAccountSettings>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountSettings>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Account settings.
 */

export function useGetAccountSettings<TData = Awaited<ReturnType<typeof getAccountSettings>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountSettings>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAccountSettings} query
 */
export const invalidateGetAccountSettings = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAccountSettingsQueryKey() }, options);

  return queryClient;
}




export const getUpdateLedgerMailAttachmentUrl = () => {




  return `/user/ledger-mail-attachment`
}

/**
 * Section "ledger email attachment" of the account settings (S2 userConfig). If the issuer has since closed the setting: 400-1-06-13; if someone else has changed it: 409-1-00-01.
 * @summary Attach bills to mails, or not.
 */
export const updateLedgerMailAttachment = async (ledgerMailAttachmentUpdate: LedgerMailAttachmentUpdate, options?: Parameters<typeof apiFetch>[1]): Promise<LedgerMailAttachmentSettings> => {

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
return apiFetch<LedgerMailAttachmentSettings>(getUpdateLedgerMailAttachmentUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ledgerMailAttachmentUpdate)
  }
);}





export const getUpdateLedgerMailAttachmentMutationKey = () => ['updateLedgerMailAttachment'] as const;

export const getUpdateLedgerMailAttachmentMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLedgerMailAttachment>>, TError,UpdateLedgerMailAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLedgerMailAttachment>>, TError,UpdateLedgerMailAttachmentMutationVariables, TContext> => {

const mutationKey = getUpdateLedgerMailAttachmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLedgerMailAttachment>>, UpdateLedgerMailAttachmentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLedgerMailAttachment(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLedgerMailAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof updateLedgerMailAttachment>>>
    export type UpdateLedgerMailAttachmentMutationBody = BodyType<LedgerMailAttachmentUpdate>
    export type UpdateLedgerMailAttachmentMutationError = ErrorType<ErrorItems>
    export type UpdateLedgerMailAttachmentMutationVariables = {data: BodyType<LedgerMailAttachmentUpdate>}

    /**
 * @summary Attach bills to mails, or not.
 */
export const useUpdateLedgerMailAttachment = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLedgerMailAttachment>>, TError,UpdateLedgerMailAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLedgerMailAttachment>>,
        TError,
        UpdateLedgerMailAttachmentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLedgerMailAttachmentMutationOptions(options), queryClient);
    }
    export const getGetMailAddressesUrl = () => {




  return `/user/mail-addresses`
}

/**
 * Main address, sub addresses and their limit (S2 userMailEdit, S9).
 * @summary Mail addresses to edit.
 */
export const getMailAddresses = async ( options?: Parameters<typeof apiFetch>[1]): Promise<MailAddressSettings> => {

  return apiFetch<MailAddressSettings>(getGetMailAddressesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMailAddressesQueryKey = () => {
    return [
    "getMailAddresses"
    ] as const;
    }


export const getGetMailAddressesQueryOptions = <TData = Awaited<ReturnType<typeof getMailAddresses>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMailAddresses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMailAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMailAddresses>>> = ({ signal }) => getMailAddresses({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMailAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMailAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof getMailAddresses>>>
export type GetMailAddressesQueryError = ErrorType<ErrorItems>


export function useGetMailAddresses<TData = Awaited<ReturnType<typeof getMailAddresses>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMailAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMailAddresses>>,
          TError,
          Awaited<ReturnType<typeof getMailAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMailAddresses<TData = Awaited<ReturnType<typeof getMailAddresses>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMailAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMailAddresses>>,
          TError,
          Awaited<ReturnType<typeof getMailAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMailAddresses<TData = Awaited<ReturnType<typeof getMailAddresses>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMailAddresses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Mail addresses to edit.
 */

export function useGetMailAddresses<TData = Awaited<ReturnType<typeof getMailAddresses>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMailAddresses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMailAddressesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMailAddresses} query
 */
export const invalidateGetMailAddresses = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMailAddressesQueryKey() }, options);

  return queryClient;
}




export const getUpdateMailAddressesUrl = () => {




  return `/user/mail-addresses`
}

/**
 * Main address and sub addresses of the screens userMailEdit and userConfig (S2). The list replaces the old one completely. If someone else has since changed an address: 409-1-00-01.
 * @summary Set the mail addresses.
 */
export const updateMailAddresses = async (contactAddresses: ContactAddresses, options?: Parameters<typeof apiFetch>[1]): Promise<MailAddressSettings> => {

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
return apiFetch<MailAddressSettings>(getUpdateMailAddressesUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactAddresses)
  }
);}





export const getUpdateMailAddressesMutationKey = () => ['updateMailAddresses'] as const;

export const getUpdateMailAddressesMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMailAddresses>>, TError,UpdateMailAddressesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMailAddresses>>, TError,UpdateMailAddressesMutationVariables, TContext> => {

const mutationKey = getUpdateMailAddressesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMailAddresses>>, UpdateMailAddressesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMailAddresses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMailAddressesMutationResult = NonNullable<Awaited<ReturnType<typeof updateMailAddresses>>>
    export type UpdateMailAddressesMutationBody = BodyType<ContactAddresses>
    export type UpdateMailAddressesMutationError = ErrorType<ErrorItems>
    export type UpdateMailAddressesMutationVariables = {data: BodyType<ContactAddresses>}

    /**
 * @summary Set the mail addresses.
 */
export const useUpdateMailAddresses = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMailAddresses>>, TError,UpdateMailAddressesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMailAddresses>>,
        TError,
        UpdateMailAddressesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMailAddressesMutationOptions(options), queryClient);
    }
    export const getGetAttachedMailSettingsUrl = () => {




  return `/user/attached-mail-settings`
}

/**
 * Which types of bills are attached, in which formats and for which addresses (S2 bapMlAttachedMaster).
 * @summary Attached-mail settings.
 */
export const getAttachedMailSettings = async ( options?: Parameters<typeof apiFetch>[1]): Promise<AttachedMailSettings> => {

  return apiFetch<AttachedMailSettings>(getGetAttachedMailSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAttachedMailSettingsQueryKey = () => {
    return [
    "getAttachedMailSettings"
    ] as const;
    }


export const getGetAttachedMailSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getAttachedMailSettings>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttachedMailSettings>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAttachedMailSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAttachedMailSettings>>> = ({ signal }) => getAttachedMailSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAttachedMailSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAttachedMailSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getAttachedMailSettings>>>
export type GetAttachedMailSettingsQueryError = ErrorType<ErrorItems>


export function useGetAttachedMailSettings<TData = Awaited<ReturnType<typeof getAttachedMailSettings>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttachedMailSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAttachedMailSettings>>,
          TError,
          Awaited<ReturnType<typeof getAttachedMailSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAttachedMailSettings<TData = Awaited<ReturnType<typeof getAttachedMailSettings>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttachedMailSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAttachedMailSettings>>,
          TError,
          Awaited<ReturnType<typeof getAttachedMailSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAttachedMailSettings<TData = Awaited<ReturnType<typeof getAttachedMailSettings>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttachedMailSettings>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Attached-mail settings.
 */

export function useGetAttachedMailSettings<TData = Awaited<ReturnType<typeof getAttachedMailSettings>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttachedMailSettings>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAttachedMailSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAttachedMailSettings} query
 */
export const invalidateGetAttachedMailSettings = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAttachedMailSettingsQueryKey() }, options);

  return queryClient;
}




export const getUpdateAttachedMailSettingsUrl = () => {




  return `/user/attached-mail-settings`
}

/**
 * Replaces the lines in the request (S2 bapMlAttachedMaster). A type or a format that the issuer has since closed gives 400-1-06-13, an address that is not registered 400-1-06-01, lines that someone else has since changed 409-1-00-01.
 * @summary Set the attachments of mails.
 */
export const updateAttachedMailSettings = async (attachedMailSettingsUpdate: AttachedMailSettingsUpdate, options?: Parameters<typeof apiFetch>[1]): Promise<AttachedMailSettings> => {

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
return apiFetch<AttachedMailSettings>(getUpdateAttachedMailSettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(attachedMailSettingsUpdate)
  }
);}





export const getUpdateAttachedMailSettingsMutationKey = () => ['updateAttachedMailSettings'] as const;

export const getUpdateAttachedMailSettingsMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAttachedMailSettings>>, TError,UpdateAttachedMailSettingsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAttachedMailSettings>>, TError,UpdateAttachedMailSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateAttachedMailSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAttachedMailSettings>>, UpdateAttachedMailSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAttachedMailSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAttachedMailSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateAttachedMailSettings>>>
    export type UpdateAttachedMailSettingsMutationBody = BodyType<AttachedMailSettingsUpdate>
    export type UpdateAttachedMailSettingsMutationError = ErrorType<ErrorItems>
    export type UpdateAttachedMailSettingsMutationVariables = {data: BodyType<AttachedMailSettingsUpdate>}

    /**
 * @summary Set the attachments of mails.
 */
export const useUpdateAttachedMailSettings = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAttachedMailSettings>>, TError,UpdateAttachedMailSettingsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAttachedMailSettings>>,
        TError,
        UpdateAttachedMailSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAttachedMailSettingsMutationOptions(options), queryClient);
    }
