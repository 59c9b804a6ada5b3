import { getDownloadBillsZipUrl, getPreviewBillPdfUrl } from '../../generated/hooks/bills/bills.ts';
import { downloadFile } from '../../src/api/downloads.ts';
import { downloadPathOf } from '../../src/pages/bills/bill-files.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';

const stateParams = { billId: 'bill-202611-00118' };
const pathParameters = { billId: fromState('billId', stateParams.billId) };
const downloadableBill = { state: 'a bill can be downloaded', params: stateParams } as const;
const tooManyDownloads = 'no further download is allowed for now';
const downloadRefusals = {
  '403-1-05-01': { given: { state: 'a bill was withdrawn', params: stateParams } },
  '404-1-08-01': { given: { state: 'a bill is past its deadline', params: stateParams } },
  '429-1-05-01': { given: [downloadableBill, tooManyDownloads] },
} as const;

const downloadOptions = {
  given: downloadableBill,
  sends: { path: pathParameters },
  reads: 'file',
  realRefusals: downloadRefusals,
} as const;

pactFor('downloadBillPdf', {
  ...downloadOptions,
  call: (sent) => downloadFile(downloadPathOf(sent.path.billId, { kind: 'pdf' })),
});

pactFor('previewBillPdf', {
  ...downloadOptions,
  call: (sent) => downloadFile(getPreviewBillPdfUrl(sent.path.billId)),
});

pactFor('downloadBillCsv', {
  ...downloadOptions,
  call: (sent) => downloadFile(downloadPathOf(sent.path.billId, { kind: 'csv' })),
});

pactFor('downloadBillAttachment', {
  given: { state: 'a bill has an attachment', params: stateParams },
  sends: { path: { ...pathParameters, fileId: fromState('fileId', 'bill-202611-00118-att-1') } },
  call: (sent) =>
    downloadFile(
      downloadPathOf(sent.path.billId, { kind: 'attachment', fileId: sent.path.fileId }),
    ),
  reads: 'file',
  realRefusals: {
    '429-1-05-01': {
      given: [{ state: 'a bill has an attachment', params: stateParams }, tooManyDownloads],
    },
  },
});

pactFor('downloadReturnedFile', {
  given: { state: 'a bill has a returned file', params: stateParams },
  sends: { path: pathParameters },
  call: (sent) => downloadFile(downloadPathOf(sent.path.billId, { kind: 'returnedFile' })),
  reads: 'file',
  realRefusals: {
    '429-1-05-01': {
      given: [{ state: 'a bill has a returned file', params: stateParams }, tooManyDownloads],
    },
  },
});

pactFor('downloadBillsZip', {
  given: downloadableBill,
  sends: { query: { billId: [fromState('billId', stateParams.billId)] } },
  call: ({ query }) => downloadFile(getDownloadBillsZipUrl(query)),
  reads: 'file',
  realRefusals: {
    '400-1-05-01': { given: [downloadableBill, 'another batch download is running'] },
    '400-1-05-02': { given: [downloadableBill, 'a ZIP may hold one file only'] },
    '400-1-05-03': { given: { state: 'a bill was withdrawn', params: stateParams } },
    '400-1-05-05': { given: downloadableBill, query: { billId: ['no-such-bill'] } },
    '429-1-05-01': { given: [downloadableBill, tooManyDownloads] },
  },
  furtherSuccesses: {
    'answered with the whole result of a search': {
      given: { state: 'a bill has everything', params: stateParams },
      // A narrow search, because the contract does not define how long a ZIP of many files may take.
      sends: { query: { keyword: [fromState('billNumber', 'INV-202611-00118')], priceFrom: 1 } },
    },
    'answered with an index and sortable names': {
      given: downloadableBill,
      sends: {
        query: {
          billId: [fromState('billId', stateParams.billId)],
          hasIndex: true,
          fileNames: 'sortable',
        },
      },
    },
  },
});
