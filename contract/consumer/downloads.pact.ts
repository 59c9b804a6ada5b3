import {
  useGetDownloadSession,
  useGetDownloadUrlState,
  useListDownloadFiles,
  useLoginDownloadUrl,
} from '../../generated/hooks/downloads/downloads.ts';
import { downloadFile } from '../../src/api/downloads.ts';
import { createBatchRequest, createFileRequest } from '../../src/pages/download-link/link-files.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const pathParameters = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };

pactFor('getDownloadUrlState', {
  given: 'a customer is logged in to a download link',
  sends: { path: pathParameters },
  call: (sent) => viaQuery(() => useGetDownloadUrlState(sent.path.token)),
  reads: [
    'state',
    'isLoggedIn',
    'title',
    'expiresAt',
    'customerName',
    'titleOfHonor',
    'isDisplayEStorageLink',
  ],
  example: 'loggedIn',
  nullableValues: 'present',
  furtherSuccesses: {
    'answered for an expired link': {
      given: 'an expired download link exists',
      reads: ['state', 'title', 'expiredAt'],
      example: 'expired',
    },
    'answered for a link without a login': {
      given: 'a valid download link exists',
      reads: ['state', 'isLoggedIn', 'title', 'expiresAt'],
    },
  },
});

pactFor('loginDownloadUrl', {
  given: 'a valid download link exists',
  sends: { path: pathParameters, body: { password: fromState('password', 'Pass-2026') } },
  call: ({ path: { token }, body }) =>
    viaMutation(() => useLoginDownloadUrl(), { token, data: body }),
  reads: 'nothing',
  realRefusals: {
    '400-1-08-01': { given: 'a valid download link exists', body: { password: 'Wrong-Pass-0000' } },
    '404-1-08-01': {
      given: 'an expired download link exists',
      body: { password: 'Wrong-Pass-0000' },
    },
  },
});

const linkLoginState = 'a customer is logged in to a download link';

pactFor('getDownloadSession', {
  given: linkLoginState,
  sends: { query: { billId: fromState('billId', 'bill-202610-00109') } },
  call: ({ query }) => viaQuery(() => useGetDownloadSession(query)),
  reads: ['token'],
  realRefusals: { '401-1-08-01': { given: 'a visitor' } },
});

pactFor('listDownloadFiles', {
  given: linkLoginState,
  sends: { path: pathParameters, query: { page: 1 } },
  call: ({ path: { token }, query }) => viaQuery(() => useListDownloadFiles(token, query)),
  reads: [
    'expiresAt',
    'batchFileLimit',
    {
      items: [
        'fileId',
        'fileName',
        'extension',
        'size',
        'billId',
        'billTypeName',
        'title',
        'publicationDate',
        'price',
        'statusName',
        'downloadDeadline',
        'isDownloadDeadlinePassed',
        'downloadStatus',
        'isPublished',
      ],
    },
    'total',
    'page',
    'perPage',
  ],
});

const fileId = fromState('fileId', 'df-0007');
const tooManyDownloads = 'no further download is allowed for now';

pactFor('downloadUrlFile', {
  given: linkLoginState,
  sends: { path: { ...pathParameters, fileId } },
  call: (sent) => downloadFile(createFileRequest(sent.path.token, sent.path.fileId).path),
  reads: 'file',
  realRefusals: { '429-1-05-01': { given: [linkLoginState, tooManyDownloads] } },
});

pactFor('downloadUrlZip', {
  given: linkLoginState,
  sends: { path: pathParameters, query: { fileId: [fileId] } },
  call: (sent) => downloadFile(createBatchRequest(sent.path.token, sent.query.fileId).path),
  reads: 'file',
  realRefusals: {
    '400-1-05-05': { given: linkLoginState, query: { fileId: ['no-such-file'] } },
    '429-1-05-01': { given: [linkLoginState, tooManyDownloads] },
  },
});
