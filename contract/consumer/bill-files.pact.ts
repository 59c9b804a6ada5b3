import { getDownloadBillsZipUrl, getPreviewBillPdfUrl } from '../../generated/hooks/bills/bills.ts';
import { downloadFile } from '../../src/api/downloads.ts';
import { filePath } from '../../src/pages/bills/bill-files.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';

const params = { billId: 'bill-202611-00118' };
const pathParameters = { billId: fromState('billId', params.billId) };
const canBeDownloaded = { state: 'a bill can be downloaded', params } as const;
const tooMany = 'no further download is allowed for now';
const refusals = {
  '403-1-05-01': { given: { state: 'a bill was withdrawn', params } },
  '404-1-08-01': { given: { state: 'a bill is past its deadline', params } },
  '429-1-05-01': { given: [canBeDownloaded, tooMany] },
} as const;

const download = {
  given: canBeDownloaded,
  sends: { path: pathParameters },
  reads: 'file',
  realRefusals: refusals,
} as const;

pactFor('downloadBillPdf', {
  ...download,
  call: (sent) => downloadFile(filePath(sent.path.billId, { kind: 'pdf' })),
});

pactFor('previewBillPdf', {
  ...download,
  call: (sent) => downloadFile(getPreviewBillPdfUrl(sent.path.billId)),
});

pactFor('downloadBillCsv', {
  ...download,
  call: (sent) => downloadFile(filePath(sent.path.billId, { kind: 'csv' })),
});

pactFor('downloadBillAttachment', {
  given: { state: 'a bill has an attachment', params },
  sends: { path: { ...pathParameters, fileId: fromState('fileId', 'bill-202611-00118-att-1') } },
  call: (sent) =>
    downloadFile(filePath(sent.path.billId, { kind: 'attachment', fileId: sent.path.fileId })),
  reads: 'file',
  realRefusals: {
    '429-1-05-01': { given: [{ state: 'a bill has an attachment', params }, tooMany] },
  },
});

pactFor('downloadReturnedFile', {
  given: { state: 'a bill has a returned file', params },
  sends: { path: pathParameters },
  call: (sent) => downloadFile(filePath(sent.path.billId, { kind: 'returnedFile' })),
  reads: 'file',
  realRefusals: {
    '429-1-05-01': { given: [{ state: 'a bill has a returned file', params }, tooMany] },
  },
});

pactFor('downloadBillsZip', {
  given: canBeDownloaded,
  sends: { query: { billId: [fromState('billId', params.billId)] } },
  call: ({ query }) => downloadFile(getDownloadBillsZipUrl(query)),
  reads: 'file',
  realRefusals: {
    '400-1-05-01': { given: [canBeDownloaded, 'another batch download is running'] },
    '400-1-05-02': { given: [canBeDownloaded, 'a ZIP may hold one file only'] },
    '400-1-05-03': { given: { state: 'a bill was withdrawn', params } },
    '400-1-05-05': { given: canBeDownloaded, query: { billId: ['no-such-bill'] } },
    '429-1-05-01': { given: [canBeDownloaded, tooMany] },
  },
  furtherSuccesses: {
    'answered with the whole result of a search': {
      given: { state: 'a bill has everything', params },
      // A narrow search, because the contract does not define how long a ZIP of many files may take.
      sends: { query: { keyword: [fromState('billNumber', 'INV-202611-00118')], priceFrom: 1 } },
    },
    'answered with an index and sortable names': {
      given: canBeDownloaded,
      sends: {
        query: {
          billId: [fromState('billId', params.billId)],
          hasIndex: true,
          fileNames: 'sortable',
        },
      },
    },
  },
});
