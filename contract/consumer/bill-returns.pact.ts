import { uploadReturnedFile, useCreateUploadToken } from '../../generated/hooks/bills/bills.ts';
import { fromState } from './support/injected.ts';
import { keyRefusals } from './support/key-refusals.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation } from './support/via-hook.ts';

const billId = 'bill-202611-00118';
const pathParameters = { billId: fromState('billId', billId) };
const canBeReturned = { state: 'a file can be sent back for a bill', params: { billId } } as const;
const cannotBeReturned = {
  state: 'no file can be sent back for a bill',
  params: { billId },
} as const;

pactFor('createUploadToken', {
  given: canBeReturned,
  sends: { path: pathParameters },
  call: ({ path: { billId: id } }) => viaMutation(() => useCreateUploadToken(), { billId: id }),
  reads: ['uploadToken', 'expiresAt', 'fileSizeLimit', 'extensions'],
  realRefusals: {
    '400-1-05-04': { given: cannotBeReturned },
    '429-1-05-01': { given: [canBeReturned, 'no further change is allowed for now'] },
    ...keyRefusals(canBeReturned),
  },
});

const uploadToken = 'upl_7Qm2ZK0pT4vXc9sLb1RfYw';
const receipt = { name: '受領書.pdf', type: 'application/pdf', text: '%PDF-1.4\n%%EOF\n' };
const tokenIssued = {
  ...canBeReturned,
  params: { billId, uploadToken, revision: 'rev-1' },
} as const;

// Pact treats an empty file as a text.
const emptyFile = { name: '受領書.txt', type: 'text/plain', text: '' };
const formWith = (file: typeof receipt) => ({
  uploadToken,
  revision: 'rev-1',
  fileName: file.name,
  file,
});

pactFor('uploadReturnedFile', {
  given: tokenIssued,
  // Fixed values for token and revision, because Pact cannot insert values of a provider state into a form.
  sends: { path: pathParameters, form: formWith(receipt) },
  call: ({ path: { billId: id }, form }) =>
    uploadReturnedFile(id, {
      uploadToken: form.uploadToken,
      revision: form.revision,
      fileName: form.fileName,
      file: new File([form.file.text], form.file.name, { type: form.file.type }),
    }),
  reads: ['fileName'],
  realRefusals: {
    '400-1-05-04': { given: cannotBeReturned },
    '409-1-00-01': {
      given: { ...tokenIssued, params: { ...tokenIssued.params, revision: 'rev-2' } },
    },
    '400-1-05-07': { given: tokenIssued, form: formWith(emptyFile) },
    '400-1-05-08': { given: [tokenIssued, 'files may hold 10 bytes'] },
    '400-1-05-09': { given: tokenIssued, form: formWith({ ...receipt, name: '受領書?.pdf' }) },
    '400-1-05-10': { given: tokenIssued, form: formWith({ ...receipt, name: '受領書.exe' }) },
    ...keyRefusals(tokenIssued),
  },
});
