import { renameKey } from './draft.ts';
import type { ContractMutation } from './mutation.ts';

const bills = ['searchBills'];
const login = ['login'];
const kind = 'contract';

/** Changes to fields, their types and their values, with examples changed as a careful author would. */
export const fieldMutations: readonly ContractMutation[] = [
  {
    kind,
    name: 'field renamed, in the examples too: publicationDate of a bill',
    isShort: true,
    operations: bills,
    also: ['typecheck'],
    change: (draft) => {
      draft.schema('Bill', (bill) => {
        const properties: Parameters<typeof renameKey>[0] = JSON.parse(
          JSON.stringify(bill.properties),
        );
        renameKey(properties, 'publicationDate', 'publishedOn');
        bill.properties = properties;
        bill.required = bill.required.map((name) =>
          name === 'publicationDate' ? 'publishedOn' : name,
        );
      });
      draft.examples('Bill', (object) => renameKey(object, 'publicationDate', 'publishedOn'));
    },
  },
  {
    kind,
    name: 'field renamed in the schema only: titleOfHonor of the user',
    operations: ['getCurrentUser'],
    change: (draft) =>
      draft.schema('CurrentUser', (user) => {
        user.properties = {
          customerName: user.properties['customerName'] ?? {},
          honorific: user.properties['titleOfHonor'] ?? {},
        };
        user.required = ['customerName', 'honorific'];
      }),
  },
  {
    kind,
    name: 'field gone, from the examples too: title of a bill',
    operations: bills,
    change: (draft) => {
      draft.schema('Bill', (bill) => {
        delete bill.properties['title'];
        bill.required = bill.required.filter((name) => name !== 'title');
      });
      draft.examples('Bill', (object) => delete object['title']);
    },
  },
  {
    kind,
    name: 'type changed: amount as a text, in the examples too',
    operations: bills,
    also: ['sandbox'],
    change: (draft) => {
      draft.schema('Price', (price) => {
        price.type = 'string';
        for (const key of ['format', 'minimum', 'maximum']) delete price[key];
      });
      draft.examples('', (object) => {
        if (typeof object['price'] === 'number') object['price'] = String(object['price']);
      });
    },
  },
  {
    kind,
    name: 'type changed: a flag as 0 or 1, in the examples too',
    operations: bills,
    change: (draft) => {
      draft.property('Bill', 'canReturnFile', (property) => (property['type'] = 'integer'));
      draft.examples('Bill', (object) => {
        if (typeof object['canReturnFile'] === 'boolean')
          object['canReturnFile'] = object['canReturnFile'] ? 1 : 0;
      });
    },
  },
  {
    kind,
    name: 'answer field made optional: billNumber of a bill',
    operations: bills,
    change: (draft) =>
      draft.schema(
        'Bill',
        (bill) => (bill.required = bill.required.filter((name) => name !== 'billNumber')),
      ),
  },
  {
    kind,
    name: 'request field added as required: captcha of the login',
    operations: login,
    change: (draft) =>
      draft.schema('LoginInput', (input) => {
        input.properties['captcha'] = { type: 'string' };
        input.required.push('captcha');
      }),
  },
  {
    kind,
    name: 'request field made optional: password of the login',
    operations: login,
    unnoticed:
      'A provider that asks for less breaks nobody: the portal goes on sending the password, and its form asks for it by its own rule (S5).',
    change: (draft) => draft.schema('LoginInput', (input) => (input.required = ['loginId'])),
  },
  {
    kind,
    name: 'enum value gone, its example too: redownloaded',
    operations: bills,
    change: (draft) => {
      draft.schema('DownloadStatus', (status) => (status.enum = ['notDownloaded', 'downloaded']));
      draft.examples('', (object) => {
        if (object['downloadStatus'] === 'redownloaded') object['downloadStatus'] = 'downloaded';
      });
    },
  },
  {
    kind,
    name: 'enum value added to an answer: another step after the login',
    operations: login,
    change: (draft) => draft.schema('LoginNextStep', (step) => step.enum.push('survey')),
  },
  {
    kind,
    name: 'enum value spelt otherwise, in the examples too: passwdExpired',
    operations: login,
    also: ['sandbox'],
    change: (draft) => {
      draft.schema('LoginNextStep', (step) => {
        step.enum = step.enum.map((value) =>
          value === 'passwdExpired' ? 'passwordExpired' : value,
        );
      });
      draft.examples('LoginResult', (object) => {
        if (object['nextStep'] === 'passwdExpired') object['nextStep'] = 'passwordExpired';
      });
    },
  },
  {
    kind,
    name: 'date format changed, in the examples too: date of issue as yyyy/MM/dd',
    operations: bills,
    also: ['sandbox'],
    change: (draft) => {
      draft.property('Bill', 'publicationDate', (property) => {
        delete property['format'];
        property['pattern'] = String.raw`^\d{4}/\d{2}/\d{2}$`;
      });
      draft.examples('Bill', (object) => {
        const date = object['publicationDate'];
        if (typeof date === 'string') object['publicationDate'] = date.replaceAll('-', '/');
      });
    },
  },
  {
    kind,
    name: 'date made a date with time, examples left: date of issue',
    operations: bills,
    change: (draft) =>
      draft.property('Bill', 'publicationDate', (property) => (property['format'] = 'date-time')),
  },
  {
    kind,
    name: 'null taken away, examples left: amount of a bill',
    isShort: true,
    operations: bills,
    change: (draft) =>
      draft.schema(
        'Bill',
        (bill) => (bill.properties['price'] = { $ref: '#/components/schemas/Price' }),
      ),
  },
  {
    kind,
    name: 'null allowed: title of a bill',
    operations: bills,
    change: (draft) =>
      draft.property('Bill', 'title', (property) => (property['type'] = ['string', 'null'])),
  },
  {
    kind,
    name: 'longest entry shortened: login ID of 5 letters',
    operations: login,
    change: (draft) => draft.schema('LoginId', (loginId) => (loginId['maxLength'] = 5)),
  },
  {
    kind,
    name: 'part of a form renamed: uploadToken of a returned file',
    operations: ['uploadReturnedFile'],
    also: ['typecheck'],
    change: (draft) =>
      draft.schema('ReturnedFileUpload', (upload) => {
        upload.properties = {
          token: upload.properties['uploadToken'] ?? {},
          fileName: upload.properties['fileName'] ?? {},
          file: upload.properties['file'] ?? {},
        };
        upload.required = ['token', 'fileName', 'file'];
      }),
  },
  {
    kind,
    name: 'list no longer in items: bills',
    operations: bills,
    change: (draft) => {
      draft.schema('BillList', (list) => {
        list.properties['bills'] = list.properties['items'] ?? {};
        delete list.properties['items'];
        list.required = list.required.map((name) => (name === 'items' ? 'bills' : name));
      });
      draft.examples('BillList', (object) => {
        if ('total' in object) renameKey(object, 'items', 'bills');
      });
    },
  },
];
