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
  Bill
} from '../../model/bill.ts';

import type {
  BillCounts
} from '../../model/billCounts.ts';

import type {
  BillList
} from '../../model/billList.ts';

import type {
  BillSearchOptions
} from '../../model/billSearchOptions.ts';

import type {
  BillStatusUpdate
} from '../../model/billStatusUpdate.ts';

import type {
  BillSummary
} from '../../model/billSummary.ts';

import type {
  DownloadBillsZipParams
} from '../../model/downloadBillsZipParams.ts';

import type {
  ErrorItems
} from '../../model/errorItems.ts';

import type {
  FileInfo
} from '../../model/fileInfo.ts';

import type {
  GetBillSummaryParams
} from '../../model/getBillSummaryParams.ts';

import type {
  ReturnedFileUpload
} from '../../model/returnedFileUpload.ts';

import type {
  SearchBillsParams
} from '../../model/searchBillsParams.ts';

import type {
  UploadTokenGrant
} from '../../model/uploadTokenGrant.ts';

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

export const getGetBillSearchOptionsUrl = () => {




  return `/bills/search-options`
}

/**
 * Bill types, months, statuses, search-target items and the limits of the list (S2, S9). Names are in the language of X-Language.
 * @summary The search conditions of the bill list.
 */
export const getBillSearchOptions = async ( options?: Parameters<typeof apiFetch>[1]): Promise<BillSearchOptions> => {

  return apiFetch<BillSearchOptions>(getGetBillSearchOptionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetBillSearchOptionsQueryKey = () => {
    return [
    "getBillSearchOptions"
    ] as const;
    }


export const getGetBillSearchOptionsQueryOptions = <TData = Awaited<ReturnType<typeof getBillSearchOptions>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSearchOptions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBillSearchOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillSearchOptions>>> = ({ signal }) => getBillSearchOptions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillSearchOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillSearchOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof getBillSearchOptions>>>
export type GetBillSearchOptionsQueryError = ErrorType<ErrorItems>


export function useGetBillSearchOptions<TData = Awaited<ReturnType<typeof getBillSearchOptions>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSearchOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillSearchOptions>>,
          TError,
          Awaited<ReturnType<typeof getBillSearchOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillSearchOptions<TData = Awaited<ReturnType<typeof getBillSearchOptions>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSearchOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillSearchOptions>>,
          TError,
          Awaited<ReturnType<typeof getBillSearchOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillSearchOptions<TData = Awaited<ReturnType<typeof getBillSearchOptions>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSearchOptions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The search conditions of the bill list.
 */

export function useGetBillSearchOptions<TData = Awaited<ReturnType<typeof getBillSearchOptions>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSearchOptions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBillSearchOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBillSearchOptions} query
 */
export const invalidateGetBillSearchOptions = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBillSearchOptionsQueryKey() }, options);

  return queryClient;
}




export const getSearchBillsUrl = (params?: SearchBillsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["billTypeId","statusId","keyword","downloadStatus"];

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

  return stringifiedParams.length > 0 ? `/bills?${stringifiedParams}` : `/bills`
}

/**
 * Searches the bills of the last N months (S2; N is lastMonths of the search options). A bill must meet all conditions; without any, all bills of those months are listed. Bills with a passed deadline or withdrawn files (S4) are included and marked, unless isDownloadable excludes them. A type, status or item that the issuer has since removed gives 400-1-05-05.
 * @summary One page of the bills that meet the conditions.
 */
export const searchBills = async (params?: SearchBillsParams, options?: Parameters<typeof apiFetch>[1]): Promise<BillList> => {

  return apiFetch<BillList>(getSearchBillsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchBillsQueryKey = (params?: SearchBillsParams,) => {
    return [
    "searchBills", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchBillsQueryOptions = <TData = Awaited<ReturnType<typeof searchBills>>, TError = ErrorType<ErrorItems>>(params?: SearchBillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBills>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchBillsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchBills>>> = ({ signal }) => searchBills(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchBills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchBillsQueryResult = NonNullable<Awaited<ReturnType<typeof searchBills>>>
export type SearchBillsQueryError = ErrorType<ErrorItems>


export function useSearchBills<TData = Awaited<ReturnType<typeof searchBills>>, TError = ErrorType<ErrorItems>>(
 params: undefined |  SearchBillsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchBills>>,
          TError,
          Awaited<ReturnType<typeof searchBills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchBills<TData = Awaited<ReturnType<typeof searchBills>>, TError = ErrorType<ErrorItems>>(
 params?: SearchBillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchBills>>,
          TError,
          Awaited<ReturnType<typeof searchBills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchBills<TData = Awaited<ReturnType<typeof searchBills>>, TError = ErrorType<ErrorItems>>(
 params?: SearchBillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBills>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One page of the bills that meet the conditions.
 */

export function useSearchBills<TData = Awaited<ReturnType<typeof searchBills>>, TError = ErrorType<ErrorItems>>(
 params?: SearchBillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBills>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchBillsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchBills} query
 */
export const invalidateSearchBills = async (
 queryClient: QueryClient, params?: SearchBillsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchBillsQueryKey(params) }, options);

  return queryClient;
}




export const getGetBillSummaryUrl = (params?: GetBillSummaryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["billTypeId","statusId","keyword","downloadStatus"];

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

  return stringifiedParams.length > 0 ? `/bills/summary?${stringifiedParams}` : `/bills/summary`
}

/**
 * Number and amounts of all bills that searchBills finds by the same conditions, on all pages, and what a batch download of them would contain. Refused as searchBills is.
 * @summary Totals of the bills that meet the conditions.
 */
export const getBillSummary = async (params?: GetBillSummaryParams, options?: Parameters<typeof apiFetch>[1]): Promise<BillSummary> => {

  return apiFetch<BillSummary>(getGetBillSummaryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetBillSummaryQueryKey = (params?: GetBillSummaryParams,) => {
    return [
    "getBillSummary", ...(params ? [params] : [])
    ] as const;
    }


export const getGetBillSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getBillSummary>>, TError = ErrorType<ErrorItems>>(params?: GetBillSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSummary>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBillSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillSummary>>> = ({ signal }) => getBillSummary(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getBillSummary>>>
export type GetBillSummaryQueryError = ErrorType<ErrorItems>


export function useGetBillSummary<TData = Awaited<ReturnType<typeof getBillSummary>>, TError = ErrorType<ErrorItems>>(
 params: undefined |  GetBillSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillSummary>>,
          TError,
          Awaited<ReturnType<typeof getBillSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillSummary<TData = Awaited<ReturnType<typeof getBillSummary>>, TError = ErrorType<ErrorItems>>(
 params?: GetBillSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillSummary>>,
          TError,
          Awaited<ReturnType<typeof getBillSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillSummary<TData = Awaited<ReturnType<typeof getBillSummary>>, TError = ErrorType<ErrorItems>>(
 params?: GetBillSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSummary>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Totals of the bills that meet the conditions.
 */

export function useGetBillSummary<TData = Awaited<ReturnType<typeof getBillSummary>>, TError = ErrorType<ErrorItems>>(
 params?: GetBillSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillSummary>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBillSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBillSummary} query
 */
export const invalidateGetBillSummary = async (
 queryClient: QueryClient, params?: GetBillSummaryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBillSummaryQueryKey(params) }, options);

  return queryClient;
}




export const getGetBillCountsUrl = () => {




  return `/bills/counts`
}

/**
 * New bills and bills with a deadline soon, of the bills that the list shows (S2 "last N months") and that can still be downloaded: before their deadline, not withdrawn (S4). The server determines today's date in Japan and the last day that counts as soon. searchBills with isDownloadable=true finds the same numbers of bills: with downloadStatus=notDownloaded, or with downloadDeadlineFrom=today and downloadDeadlineTo=deadlineSoonTo.
 * @summary The numbers of bills that need attention.
 */
export const getBillCounts = async ( options?: Parameters<typeof apiFetch>[1]): Promise<BillCounts> => {

  return apiFetch<BillCounts>(getGetBillCountsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetBillCountsQueryKey = () => {
    return [
    "getBillCounts"
    ] as const;
    }


export const getGetBillCountsQueryOptions = <TData = Awaited<ReturnType<typeof getBillCounts>>, TError = ErrorType<ErrorItems>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillCounts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBillCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillCounts>>> = ({ signal }) => getBillCounts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getBillCounts>>>
export type GetBillCountsQueryError = ErrorType<ErrorItems>


export function useGetBillCounts<TData = Awaited<ReturnType<typeof getBillCounts>>, TError = ErrorType<ErrorItems>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillCounts>>,
          TError,
          Awaited<ReturnType<typeof getBillCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillCounts<TData = Awaited<ReturnType<typeof getBillCounts>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillCounts>>,
          TError,
          Awaited<ReturnType<typeof getBillCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillCounts<TData = Awaited<ReturnType<typeof getBillCounts>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillCounts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The numbers of bills that need attention.
 */

export function useGetBillCounts<TData = Awaited<ReturnType<typeof getBillCounts>>, TError = ErrorType<ErrorItems>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillCounts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBillCountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBillCounts} query
 */
export const invalidateGetBillCounts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBillCountsQueryKey() }, options);

  return queryClient;
}




export const getDownloadBillsZipUrl = (params?: DownloadBillsZipParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["billId","billTypeId","statusId","keyword","downloadStatus"];

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

  return stringifiedParams.length > 0 ? `/bills/zip?${stringifiedParams}` : `/bills/zip`
}

/**
 * Batch download (S2) of the bills in billId or, without billId, of every bill that meets the search conditions, on all pages. With billId, the search conditions are ignored. Contains PDF and CSV of each bill. Bills with a passed deadline or withdrawn files are left out. More files than batchFileLimit give 400-1-05-02, none 400-1-05-03, a second batch while another one runs 400-1-05-01. Counts as a download of each bill in it (S4).
 * @summary Several bills in one ZIP.
 */
export const downloadBillsZip = async (params?: DownloadBillsZipParams, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getDownloadBillsZipUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDownloadBillPdfUrl = (billId: string,) => {




  return `/bills/${encodeURIComponent(String(billId))}/pdf`
}

/**
 * The PDF of one bill (S2). Recorded as a download (S4). A bill with a passed deadline or older than the last N months gives 404-1-08-01, a withdrawn one 403-1-05-01, one without PDF 404-1-00-01.
 * @summary A bill as PDF.
 */
export const downloadBillPdf = async (billId: string, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getDownloadBillPdfUrl(billId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getPreviewBillPdfUrl = (billId: string,) => {




  return `/bills/${encodeURIComponent(String(billId))}/preview`
}

/**
 * The PDF of one bill, for a preview before the download. Counts as an access of the bill (previousAccessAt, previousAccessIpAddress), not as a download (S4): downloadStatus and lastDownloadedAt do not change. Errors as for downloadBillPdf. 404-1-00-01 if the issuer does not offer the preview (isBillPreviewEnabled of the settings).
 * @summary Preview of a bill as PDF.
 */
export const previewBillPdf = async (billId: string, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getPreviewBillPdfUrl(billId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDownloadBillCsvUrl = (billId: string,) => {




  return `/bills/${encodeURIComponent(String(billId))}/csv`
}

/**
 * The CSV of one bill (S2), in UTF-8 with byte order mark and CRLF line ends, so that spreadsheet programs open it. Recorded as a download (S4). Errors as for downloadBillPdf.
 * @summary The lines of a bill as CSV.
 */
export const downloadBillCsv = async (billId: string, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getDownloadBillCsvUrl(billId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDownloadBillAttachmentUrl = (billId: string,
    fileId: string,) => {




  return `/bills/${encodeURIComponent(String(billId))}/attachments/${encodeURIComponent(String(fileId))}`
}

/**
 * A file of the column "attachment file" (S2), by fileId of the bill's attachments; the fileId of another bill gives 404-1-00-01. Errors as for downloadBillPdf.
 * @summary A file attached to a bill.
 */
export const downloadBillAttachment = async (billId: string,
    fileId: string, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getDownloadBillAttachmentUrl(billId,fileId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDownloadReturnedFileUrl = (billId: string,) => {




  return `/bills/${encodeURIComponent(String(billId))}/returned-file`
}

/**
 * The file of the column "returned file" (S2). If there is none, 404-1-00-01. The download deadline of the bill does not apply.
 * @summary The file that the customer sent back.
 */
export const downloadReturnedFile = async (billId: string, options?: Parameters<typeof apiFetch>[1]): Promise<Blob> => {

  return apiFetch<Blob>(getDownloadReturnedFileUrl(billId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getUploadReturnedFileUrl = (billId: string,) => {




  return `/bills/${encodeURIComponent(String(billId))}/returned-file`
}

/**
 * Receives one file with a token that was just issued (S3 uploadToken, fileName). Replaces an earlier file. Refused with 400-1-05-07 to 10 as in S5, with 413-1-00-01 if the body is larger than the server reads, with 400-1-05-04 if the token is used, expired or of another bill, or the bill accepts no file, and with 409-1-00-01 if someone else has since sent a file or set the status.
 * @summary Send a file back for a bill.
 */
export const uploadReturnedFile = async (billId: string,
    returnedFileUpload: ReturnedFileUpload, options?: Parameters<typeof apiFetch>[1]): Promise<FileInfo> => {
    const formData = new FormData();
formData.append(`uploadToken`, returnedFileUpload.uploadToken);
formData.append(`revision`, returnedFileUpload.revision);
formData.append(`fileName`, returnedFileUpload.fileName);
formData.append(`file`, returnedFileUpload.file);

  return apiFetch<FileInfo>(getUploadReturnedFileUrl(billId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadReturnedFileMutationKey = () => ['uploadReturnedFile'] as const;

export const getUploadReturnedFileMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadReturnedFile>>, TError,UploadReturnedFileMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadReturnedFile>>, TError,UploadReturnedFileMutationVariables, TContext> => {

const mutationKey = getUploadReturnedFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadReturnedFile>>, UploadReturnedFileMutationVariables> = (props) => {
          const {billId,data} = props ?? {};

          return  uploadReturnedFile(billId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadReturnedFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadReturnedFile>>>
    export type UploadReturnedFileMutationBody = BodyType<ReturnedFileUpload>
    export type UploadReturnedFileMutationError = ErrorType<ErrorItems>
    export type UploadReturnedFileMutationVariables = {billId: string;data: BodyType<ReturnedFileUpload>}

    /**
 * @summary Send a file back for a bill.
 */
export const useUploadReturnedFile = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadReturnedFile>>, TError,UploadReturnedFileMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadReturnedFile>>,
        TError,
        UploadReturnedFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadReturnedFileMutationOptions(options), queryClient);
    }
    export const getCreateUploadTokenUrl = (billId: string,) => {




  return `/bills/${encodeURIComponent(String(billId))}/upload-tokens`
}

/**
 * Issues a token for one upload (S3 uploadToken) with the limits of the file (S5, S9), so that the screen can refuse an unusable file before sending it. A bill that accepts no file gives 400-1-05-04 with the target `file` and the fill-in `name` with the value `file`, although this request has no body.
 * @summary Request permission to send a file back.
 */
export const createUploadToken = async (billId: string, options?: Parameters<typeof apiFetch>[1]): Promise<UploadTokenGrant> => {

  return apiFetch<UploadTokenGrant>(getCreateUploadTokenUrl(billId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateUploadTokenMutationKey = () => ['createUploadToken'] as const;

export const getCreateUploadTokenMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUploadToken>>, TError,CreateUploadTokenMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createUploadToken>>, TError,CreateUploadTokenMutationVariables, TContext> => {

const mutationKey = getCreateUploadTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUploadToken>>, CreateUploadTokenMutationVariables> = (props) => {
          const {billId} = props ?? {};

          return  createUploadToken(billId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUploadTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createUploadToken>>>

    export type CreateUploadTokenMutationError = ErrorType<ErrorItems>
    export type CreateUploadTokenMutationVariables = {billId: string}

    /**
 * @summary Request permission to send a file back.
 */
export const useCreateUploadToken = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUploadToken>>, TError,CreateUploadTokenMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUploadToken>>,
        TError,
        CreateUploadTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUploadTokenMutationOptions(options), queryClient);
    }
    export const getUpdateBillStatusUrl = (billId: string,) => {




  return `/bills/${encodeURIComponent(String(billId))}/status`
}

/**
 * Sets one of the bill's selectableStatuses (S3 statusId) and adds a line to the status history. A status that does not exist gives 400-1-05-05, one that cannot be selected now 400-1-05-06, a value that the issuer's form cannot accept 400-1-05-04, and an earlier change by someone else 409-1-00-01. A status with a reason (BillStatus) takes the reason, which becomes the note of that line.
 * @summary Set the status of a bill.
 */
export const updateBillStatus = async (billId: string,
    billStatusUpdate: BillStatusUpdate, options?: Parameters<typeof apiFetch>[1]): Promise<Bill> => {

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
return apiFetch<Bill>(getUpdateBillStatusUrl(billId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(billStatusUpdate)
  }
);}





export const getUpdateBillStatusMutationKey = () => ['updateBillStatus'] as const;

export const getUpdateBillStatusMutationOptions = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBillStatus>>, TError,UpdateBillStatusMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBillStatus>>, TError,UpdateBillStatusMutationVariables, TContext> => {

const mutationKey = getUpdateBillStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBillStatus>>, UpdateBillStatusMutationVariables> = (props) => {
          const {billId,data} = props ?? {};

          return  updateBillStatus(billId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBillStatusMutationResult = NonNullable<Awaited<ReturnType<typeof updateBillStatus>>>
    export type UpdateBillStatusMutationBody = BodyType<BillStatusUpdate>
    export type UpdateBillStatusMutationError = ErrorType<ErrorItems>
    export type UpdateBillStatusMutationVariables = {billId: string;data: BodyType<BillStatusUpdate>}

    /**
 * @summary Set the status of a bill.
 */
export const useUpdateBillStatus = <TError = ErrorType<ErrorItems>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBillStatus>>, TError,UpdateBillStatusMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBillStatus>>,
        TError,
        UpdateBillStatusMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBillStatusMutationOptions(options), queryClient);
    }
