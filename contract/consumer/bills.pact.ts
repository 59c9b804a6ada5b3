import {
  useGetBillCounts,
  useGetBillSearchOptions,
  useGetBillSummary,
  useSearchBills,
  useUpdateBillStatus,
} from '../../generated/hooks/bills/bills.ts';
import { fromState } from './support/injected.ts';
import { idempotencyKey, keyFromState, keyRefusals } from './support/key-refusals.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const billId = 'bill-202611-00118';
const pathParameters = { billId: fromState('billId', billId) };

pactFor('getBillSearchOptions', {
  given: 'a customer with bills is logged in',
  call: () => viaQuery(() => useGetBillSearchOptions()),
  reads: [
    'lastMonths',
    'months',
    { billTypes: ['billTypeId', 'name'] },
    { statuses: ['statusId', 'name'] },
    { searchTargets: ['searchTargetId', 'name'] },
    'keywordLimit',
    'perPageOptions',
    'pagingStep',
    'batchFileLimit',
  ],
});

const billNumberSearch = {
  query: { keyword: [fromState('billNumber', 'INV-202611-00118')], page: 1, perPage: 50 },
};

const allConditions = {
  publicationDateFrom: '2025-01-01',
  publicationDateTo: '2099-12-31',
  billTypeId: [fromState('billTypeId', 'invoice')],
  statusId: [fromState('statusId', 'unconfirmed')],
  keyword: ['東都', '商事'],
  searchTargetId: fromState('searchTargetId', 'title'),
  priceFrom: 1,
  priceTo: 9_999_999,
  downloadStatus: ['notDownloaded', 'downloaded'],
  downloadDeadlineFrom: '2025-01-01',
  downloadDeadlineTo: '2099-12-31',
  isDownloadable: true,
  paymentDueDateFrom: '2025-01-01',
  paymentDueDateTo: '2099-12-31',
  page: 1,
  perPage: 50,
};

pactFor('searchBills', {
  given: 'a customer with bills is logged in',
  sends: { query: { page: 1, perPage: 50, sort: 'publicationDateDesc' } },
  call: ({ query }) => viaQuery(() => useSearchBills(query)),
  realRefusals: {
    '400-1-05-05': {
      given: 'a customer with bills is logged in',
      query: { page: 1, perPage: 50, sort: 'publicationDateDesc', statusId: ['no-such-status'] },
    },
  },
  reads: [
    {
      items: [
        'billId',
        'revision',
        'billTypeName',
        'billNumber',
        'title',
        'customerName',
        'publicationDate',
        'price',
        'paymentDueDate',
        'issuerRegistrationNumber',
        'statusName',
        { selectableStatuses: ['statusId', 'name', 'reasonMaxLength', 'isReasonRequired'] },
        'mailAttachment',
        'downloadDeadline',
        'isDownloadDeadlinePassed',
        'downloadStatus',
        'lastDownloadedAt',
        'previousAccessAt',
        'previousAccessIpAddress',
        { attachments: ['fileId', 'fileName', 'size'] },
        'canReturnFile',
        'isPublished',
      ],
    },
    'total',
    'page',
    'perPage',
  ],
  furtherSuccesses: {
    'answered with a bill that has everything': {
      given: 'a bill has everything',
      sends: billNumberSearch,
      reads: [
        {
          items: [
            'price',
            'paymentDueDate',
            { taxByRate: ['ratePercent', 'isReducedRate', 'taxableAmount', 'taxAmount'] },
            'issuerRegistrationNumber',
            'statusName',
            { selectableStatuses: ['statusId', 'name'] },
            'downloadDeadline',
            'lastDownloadedAt',
            'previousAccessAt',
            'previousAccessIpAddress',
            { files: [{ pdf: ['fileName', 'size'] }, { csv: ['fileName', 'size'] }] },
            { attachments: ['fileId', 'fileName', 'size'] },
            { returnedFile: ['fileName', 'size'] },
          ],
        },
      ],
      nullableValues: 'present',
    },
    'answered with a bill that has nothing optional': {
      given: 'a bill has nothing optional',
      sends: billNumberSearch,
      reads: [
        {
          items: [
            'price',
            'paymentDueDate',
            { taxByRate: ['ratePercent'] },
            'issuerRegistrationNumber',
            { selectableStatuses: ['statusId'] },
            'downloadDeadline',
            'lastDownloadedAt',
            'previousAccessAt',
            'previousAccessIpAddress',
            { files: [{ csv: ['fileName'] }] },
            { attachments: ['fileId'] },
            { returnedFile: ['fileName'] },
          ],
        },
      ],
      nullableValues: 'absent',
    },
    'answered with no bill for all conditions together': {
      given: 'a customer without bills is logged in',
      sends: { query: allConditions },
      reads: ['total', 'page', 'perPage'],
    },
  },
});

const allBillsQuery = { publicationDateFrom: '2025-01-01', priceFrom: 1 };

pactFor('getBillSummary', {
  given: 'a customer with bills is logged in',
  sends: { query: allBillsQuery },
  call: ({ query }) => viaQuery(() => useGetBillSummary(query)),
  reads: ['total', 'totalPrice', 'withoutPriceCount'],
  realRefusals: {
    '400-1-05-05': {
      given: 'a customer with bills is logged in',
      query: { ...allBillsQuery, statusId: ['no-such-status'] },
    },
  },
});

pactFor('getBillCounts', {
  given: 'a customer with bills is logged in',
  call: () => viaQuery(() => useGetBillCounts()),
  reads: ['notDownloadedCount', 'deadlineSoonCount', 'today', 'deadlineSoonTo'],
});

const revision = fromState('revision', 'rev-1');
const changeableBill = { state: 'the status of a bill can be set', params: { billId } } as const;

pactFor('updateBillStatus', {
  given: changeableBill,
  sends: { path: pathParameters, body: { revision, statusId: 'confirmed' } },
  call: ({ path: { billId: id }, body }) =>
    viaMutation(() => useUpdateBillStatus(), { billId: id, data: body }),
  reads: [],
  realRefusals: {
    '400-1-05-06': { given: { state: 'the status of a bill may not be set', params: { billId } } },
    '403-1-05-01': { given: { state: 'a bill was withdrawn', params: { billId } } },
    '409-1-00-01': {
      given: changeableBill,
      body: { revision: 'rev-of-before', statusId: 'confirmed' },
    },
    '400-1-05-05': { given: changeableBill, body: { revision, statusId: 'no-such-status' } },
    ...keyRefusals(changeableBill),
  },
  furtherSuccesses: {
    'sent with a reason': {
      given: changeableBill,
      sends: {
        path: pathParameters,
        body: { revision, statusId: 'returned', reason: '数量が異なります。' },
      },
    },
    'repeated with its key, answered with the first answer': {
      given: {
        state: 'the status of a bill was set under a key',
        params: { billId, idempotencyKey },
      },
      sends: { path: pathParameters, key: keyFromState, body: { revision, statusId: 'confirmed' } },
    },
  },
});
