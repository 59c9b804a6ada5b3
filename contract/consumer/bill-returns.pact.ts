import { uploadReturnedFile, useCreateUploadToken } from '../../generated/hooks/bills/bills.ts';
import { fromState } from './support/injected.ts';
import { keyRefusals } from './support/key-refusals.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation } from './support/via-hook.ts';

const billId = 'bill-202611-00118';
const pathParameters = { billId: fromState('billId', billId) };
const returnableBill = { state: 'a file can be sent back for a bill', params: { billId } } as const;
const refusedReturnState = {
  state: 'no file can be sent back for a bill',
  params: { billId },
} as const;

pactFor('createUploadToken', {
  given: returnableBill,
  sends: { path: pathParameters },
  call: ({ path: { billId: id } }) => viaMutation(() => useCreateUploadToken(), { billId: id }),
  reads: ['uploadToken', 'expiresAt', 'fileSizeLimit', 'extensions'],
  realRefusals: {
    '400-1-05-04': { given: refusedReturnState },
    '429-1-05-01': { given: [returnableBill, 'no further change is allowed for now'] },
    ...keyRefusals(returnableBill),
  },
});

const uploadToken = 'upl_7Qm2ZK0pT4vXc9sLb1RfYw';
const receipt = { name: '受領書.pdf', type: 'application/pdf', text: '%PDF-1.4\n%%EOF\n' };
const issuedTokenState = {
  ...returnableBill,
  params: { billId, uploadToken, revision: 'rev-1' },
} as const;

// Pact treats an empty file as text, so the name ends in .txt.
const emptyFile = { name: '受領書.txt', type: 'text/plain', text: '' };
const formWith = (file: typeof receipt) => ({
  uploadToken,
  revision: 'rev-1',
  fileName: file.name,
  file,
});

pactFor('uploadReturnedFile', {
  given: issuedTokenState,
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
    '400-1-05-04': { given: refusedReturnState },
    '409-1-00-01': {
      given: { ...issuedTokenState, params: { ...issuedTokenState.params, revision: 'rev-2' } },
    },
    '400-1-05-07': { given: issuedTokenState, form: formWith(emptyFile) },
    '400-1-05-08': { given: [issuedTokenState, 'files may hold 10 bytes'] },
    '400-1-05-09': { given: issuedTokenState, form: formWith({ ...receipt, name: '受領書?.pdf' }) },
    '400-1-05-10': { given: issuedTokenState, form: formWith({ ...receipt, name: '受領書.exe' }) },
    ...keyRefusals(issuedTokenState),
  },
});
