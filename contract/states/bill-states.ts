import { bill, session, type StateDefinition } from './state-definition.ts';

const params = { billId: 'Id of the bill.' } as const;
const gives = { ...session, ...bill } as const;

/** Situations of single bills and of downloads (S4). The owner of the bill is logged in. */
export const billStates = {
  'a bill has everything': {
    description:
      'The bill has an amount, a status, a future deadline, PDF, CSV, an attachment, a returned file, an earlier access and a download, a payment due date, tax by rate and the registration number of the issuer; its status can be set.',
    params,
    gives: { ...gives, billNumber: 'Its number, which finds exactly this bill as a keyword.' },
  },
  'a bill has nothing optional': {
    description:
      'The bill has neither amount, deadline, payment due date, tax by rate, registration number, CSV, attachment, returned file nor an earlier access or download; its status cannot be set.',
    params,
    gives: { ...gives, billNumber: 'Its number, which finds exactly this bill as a keyword.' },
  },
  'a bill can be downloaded': {
    description: 'PDF and CSV of the bill can be downloaded now.',
    params,
    gives,
  },
  'a bill has an attachment': {
    description: 'A file is attached to the bill and can be downloaded now.',
    params: { ...params, fileId: 'Id of the attachment.' },
    gives: { ...gives, fileId: 'The id of the attachment.' },
  },
  'a bill has a returned file': {
    description: 'The customer has sent a file back for the bill.',
    params,
    gives,
  },
  'a bill has no returned file': {
    description: 'The customer has sent no file back for the bill.',
    params,
    gives,
  },
  'a bill was withdrawn': {
    description: 'The issuer has withdrawn the files of the bill (S4).',
    params,
    gives,
  },
  'a bill is past its deadline': {
    description: 'The download deadline of the bill has passed (S4).',
    params,
    gives,
  },
  'the status of a bill can be set': {
    description: 'The bill is unconfirmed; its status can be set to `confirmed` (S4).',
    params,
    gives,
  },
  'the status of a bill may not be set': {
    description: 'The status of the bill must not be changed (S4).',
    params,
    gives,
  },
  'the issuer has changed the status of a bill': {
    description:
      'The history of the bill has one change: the issuer, with its name, has set another status, with a remark.',
    params,
    gives,
  },
  'a bill has its first status': {
    description:
      'The history of the bill has one entry: the system set the first status; there is no remark.',
    params,
    gives,
  },
  'a file can be sent back for a bill': {
    description:
      'The bill accepts a returned file, and an upload token was just created. The extensions `pdf` and `txt` are allowed.',
    params: {
      ...params,
      uploadToken: 'Value of the token.',
      revision: 'Revision of the bill.',
    },
    gives: { ...gives, uploadToken: 'The token.' },
  },
  'no file can be sent back for a bill': {
    description: 'The issuer accepts no returned file for the bill.',
    params,
    gives,
  },
  'another batch download is running': {
    description: 'Comes after a state that logs in: a batch download of the customer is running.',
    params: {},
    gives: {},
  },
  'a ZIP may hold one file only': {
    description: 'Comes after a state that logs in: the limit of a batch is one file (S9).',
    params: {},
    gives: {},
  },
  'no further download is allowed for now': {
    description: 'Comes after a state that logs in: the customer has made too many downloads.',
    params: {},
    gives: {},
  },
  'files may hold 10 bytes': {
    description: 'Comes after a state that logs in: the limit of a returned file is 10 bytes.',
    params: {},
    gives: {},
  },
} as const satisfies Record<string, StateDefinition>;
