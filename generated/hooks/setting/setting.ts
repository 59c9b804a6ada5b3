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
  Banner
} from '../../model/banner.ts';

import type {
  ErrorItems
} from '../../model/errorItems.ts';

import type {
  LegalText
} from '../../model/legalText.ts';

import type {
  LegalTextType
} from '../../model/legalTextType.ts';

import type {
  Logo
} from '../../model/logo.ts';

import type {
  MypageLogo
} from '../../model/mypageLogo.ts';

import type {
  SettingInfo
} from '../../model/settingInfo.ts';

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

export const getGetSettingInfoUrl = () => {




  return `/setting/info`
}

/**
 * Title, languages, links and limits that the issuer set (S3, S7). Requested once at start-up, with or without login.
 * @summary Settings of the portal.
 */
export const getSettingInfo = async ( options?: Parameters<typeof apiFetch>[1]): Promise<SettingInfo> => {

  return apiFetch<SettingInfo>(getGetSettingInfoUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSettingInfoQueryKey = () => {
    return [
    "getSettingInfo"
    ] as const;
    }


export const getGetSettingInfoQueryOptions = <TData = Awaited<ReturnType<typeof getSettingInfo>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettingInfo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSettingInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSettingInfo>>> = ({ signal }) => getSettingInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSettingInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSettingInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getSettingInfo>>>
export type GetSettingInfoQueryError = ErrorType<ErrorItems>


export function useGetSettingInfo<TData = Awaited<ReturnType<typeof getSettingInfo>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettingInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettingInfo>>,
          TError,
          Awaited<ReturnType<typeof getSettingInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettingInfo<TData = Awaited<ReturnType<typeof getSettingInfo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettingInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettingInfo>>,
          TError,
          Awaited<ReturnType<typeof getSettingInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettingInfo<TData = Awaited<ReturnType<typeof getSettingInfo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettingInfo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Settings of the portal.
 */

export function useGetSettingInfo<TData = Awaited<ReturnType<typeof getSettingInfo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettingInfo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSettingInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSettingInfo} query
 */
export const invalidateGetSettingInfo = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSettingInfoQueryKey() }, options);

  return queryClient;
}




export const getGetBannerUrl = () => {




  return `/setting/banner`
}

/**
 * Image and link of the banner (S2, S3, S7). The link opens in a new tab.
 * @summary The banner of the header.
 */
export const getBanner = async ( options?: Parameters<typeof apiFetch>[1]): Promise<Banner> => {

  return apiFetch<Banner>(getGetBannerUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetBannerQueryKey = () => {
    return [
    "getBanner"
    ] as const;
    }


export const getGetBannerQueryOptions = <TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBannerQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBanner>>> = ({ signal }) => getBanner({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBannerQueryResult = NonNullable<Awaited<ReturnType<typeof getBanner>>>
export type GetBannerQueryError = ErrorType<ErrorItems>


export function useGetBanner<TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBanner>>,
          TError,
          Awaited<ReturnType<typeof getBanner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBanner<TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBanner>>,
          TError,
          Awaited<ReturnType<typeof getBanner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBanner<TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The banner of the header.
 */

export function useGetBanner<TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBannerQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBanner} query
 */
export const invalidateGetBanner = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBannerQueryKey() }, options);

  return queryClient;
}




export const getGetLogoUrl = () => {




  return `/setting/logo`
}

/**
 * Image of the header (S2, S3, S7).
 * @summary The issuer's logo.
 */
export const getLogo = async ( options?: Parameters<typeof apiFetch>[1]): Promise<Logo> => {

  return apiFetch<Logo>(getGetLogoUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLogoQueryKey = () => {
    return [
    "getLogo"
    ] as const;
    }


export const getGetLogoQueryOptions = <TData = Awaited<ReturnType<typeof getLogo>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLogoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLogo>>> = ({ signal }) => getLogo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLogoQueryResult = NonNullable<Awaited<ReturnType<typeof getLogo>>>
export type GetLogoQueryError = ErrorType<ErrorItems>


export function useGetLogo<TData = Awaited<ReturnType<typeof getLogo>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLogo>>,
          TError,
          Awaited<ReturnType<typeof getLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLogo<TData = Awaited<ReturnType<typeof getLogo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLogo>>,
          TError,
          Awaited<ReturnType<typeof getLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLogo<TData = Awaited<ReturnType<typeof getLogo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The issuer's logo.
 */

export function useGetLogo<TData = Awaited<ReturnType<typeof getLogo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLogoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLogo} query
 */
export const invalidateGetLogo = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLogoQueryKey() }, options);

  return queryClient;
}




export const getGetMypageLogoUrl = () => {




  return `/setting/mypage-logo`
}

/**
 * Image that represents the portal next to the issuer's logo (S3, S7).
 * @summary The portal's own logo.
 */
export const getMypageLogo = async ( options?: Parameters<typeof apiFetch>[1]): Promise<MypageLogo> => {

  return apiFetch<MypageLogo>(getGetMypageLogoUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMypageLogoQueryKey = () => {
    return [
    "getMypageLogo"
    ] as const;
    }


export const getGetMypageLogoQueryOptions = <TData = Awaited<ReturnType<typeof getMypageLogo>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMypageLogo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMypageLogoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMypageLogo>>> = ({ signal }) => getMypageLogo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMypageLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMypageLogoQueryResult = NonNullable<Awaited<ReturnType<typeof getMypageLogo>>>
export type GetMypageLogoQueryError = ErrorType<ErrorItems>


export function useGetMypageLogo<TData = Awaited<ReturnType<typeof getMypageLogo>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMypageLogo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMypageLogo>>,
          TError,
          Awaited<ReturnType<typeof getMypageLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMypageLogo<TData = Awaited<ReturnType<typeof getMypageLogo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMypageLogo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMypageLogo>>,
          TError,
          Awaited<ReturnType<typeof getMypageLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMypageLogo<TData = Awaited<ReturnType<typeof getMypageLogo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMypageLogo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The portal's own logo.
 */

export function useGetMypageLogo<TData = Awaited<ReturnType<typeof getMypageLogo>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMypageLogo>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMypageLogoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMypageLogo} query
 */
export const invalidateGetMypageLogo = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMypageLogoQueryKey() }, options);

  return queryClient;
}




export const getGetLegalTextUrl = (legalTextType: LegalTextType,) => {




  return `/setting/legal-texts/${encodeURIComponent(String(legalTextType))}`
}

/**
 * A legal text of the issuer (S2 top/linkTerms, top/privacyPolicy, apply/step2). Public, because customers read it before they have an account.
 * @summary Terms, privacy policy or user agreement.
 */
export const getLegalText = async (legalTextType: LegalTextType, options?: Parameters<typeof apiFetch>[1]): Promise<LegalText> => {

  return apiFetch<LegalText>(getGetLegalTextUrl(legalTextType),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLegalTextQueryKey = (legalTextType: LegalTextType,) => {
    return [
    "getLegalText", ...(legalTextType ? [legalTextType] : [])
    ] as const;
    }


export const getGetLegalTextQueryOptions = <TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorItems>>(legalTextType: LegalTextType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLegalTextQueryKey(legalTextType);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalText>>> = ({ signal }) => getLegalText(legalTextType, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: legalTextType !== null && legalTextType !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLegalTextQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalText>>>
export type GetLegalTextQueryError = ErrorType<ErrorItems>


export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorItems>>(
 legalTextType: LegalTextType, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalText>>,
          TError,
          Awaited<ReturnType<typeof getLegalText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorItems>>(
 legalTextType: LegalTextType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalText>>,
          TError,
          Awaited<ReturnType<typeof getLegalText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorItems>>(
 legalTextType: LegalTextType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Terms, privacy policy or user agreement.
 */

export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorItems>>(
 legalTextType: LegalTextType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLegalTextQueryOptions(legalTextType,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLegalText} query
 */
export const invalidateGetLegalText = async (
 queryClient: QueryClient, legalTextType: LegalTextType, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLegalTextQueryKey(legalTextType) }, options);

  return queryClient;
}




