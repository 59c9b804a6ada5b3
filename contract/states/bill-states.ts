import { withSession, state, type StateDefinition } from './state-definition.ts';

/** A state of the bill with a given id. */
export const billState = (
  description: string,
  gives: StateDefinition['gives'] = {},
  params: StateDefinition['params'] = {},
): StateDefinition =>
  withSession(
    description,
    { billId: 'The id that the bill has.', revision: 'Its revision.', ...gives },
    { billId: 'Id of the bill.', ...params },
  );

const givenBillNumber = { billNumber: 'Its number, which finds exactly this bill as a keyword.' };

/** Situations of single bills and of downloads (S4). The owner of the bill is logged in. */
export const billStates = {
  'a bill has everything': billState(
    'The bill has an amount, a status, a future deadline, PDF, CSV, an attachment, a returned file, an earlier access and a download, a payment due date, tax by rate and the registration number of the issuer; its status can be set.',
    givenBillNumber,
  ),
  'a bill has nothing optional': billState(
    'The bill has neither amount, deadline, payment due date, tax by rate, registration number, CSV, attachment, returned file nor an earlier access or download; its status cannot be set.',
    givenBillNumber,
  ),
  'a bill can be downloaded': billState('PDF and CSV of the bill can be downloaded now.'),
  'a bill has an attachment': billState(
    'A file is attached to the bill and can be downloaded now.',
    { fileId: 'The id of the attachment.' },
    { fileId: 'Id of the attachment.' },
  ),
  'a bill has a returned file': billState('The customer has sent a file back for the bill.'),
  'a bill has no returned file': billState('The customer has sent no file back for the bill.'),
  'a bill was withdrawn': billState('The issuer has withdrawn the files of the bill (S4).'),
  'a bill is past its deadline': billState('The download deadline of the bill has passed (S4).'),
  'the status of a bill can be set': billState(
    'The bill is unconfirmed; its status can be set to `confirmed`, and to `returned` with a reason of nine characters (S4).',
  ),
  'the status of a bill may not be set': billState(
    'The status of the bill must not be changed (S4).',
  ),
  'the issuer has changed the status of a bill': billState(
    'The history of the bill has one change: the issuer, with its name, has set another status, with a remark.',
  ),
  'a bill has its first status': billState(
    'The history of the bill has one entry: the system set the first status; there is no remark.',
  ),
  'a file can be sent back for a bill': billState(
    'The bill accepts a returned file, and an upload token was just created. The extensions `pdf` and `txt` are allowed.',
    { uploadToken: 'The token.' },
    { uploadToken: 'Value of the token.', revision: 'Revision of the bill.' },
  ),
  'no file can be sent back for a bill': billState(
    'The issuer accepts no returned file for the bill.',
  ),
  'another batch download is running': state(
    'Comes after a state that logs in: a batch download of the customer is running.',
  ),
  'a ZIP may hold one file only': state(
    'Comes after a state that logs in: the limit of a batch is one file (S9).',
  ),
  'no further download is allowed for now': state(
    'Comes after a state that logs in: the customer has made too many downloads.',
  ),
  'files may hold 10 bytes': state(
    'Comes after a state that logs in: the limit of a returned file is 10 bytes.',
  ),
};
