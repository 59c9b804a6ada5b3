import type { ContractMutation } from './mutation.ts';

const bills = ['searchBills'];
const login = ['login'];
const kind = 'contract';

/** Changes to addresses, parameters, headers, statuses, errors and examples. */
export const operationMutations: readonly ContractMutation[] = [
  {
    kind,
    name: 'operation gone: logo',
    isShort: true,
    operations: ['getLogo'],
    change: ({ contract }) => delete contract.paths['/setting/logo'],
  },
  {
    kind,
    name: 'address changed: /bills to /invoices',
    operations: bills,
    change: ({ contract }) => {
      const item = contract.paths['/bills'];
      if (!item) throw new Error('There is no /bills');
      contract.paths['/invoices'] = item;
      delete contract.paths['/bills'];
    },
  },
  {
    kind,
    name: 'method changed: status of a bill by POST',
    operations: ['updateBillStatus'],
    change: (draft) =>
      draft.operation('updateBillStatus', ({ pathItem, operation }) => {
        delete pathItem.put;
        pathItem.post = operation;
      }),
  },
  {
    kind,
    name: 'operation renamed: searchBills to findBills',
    operations: bills,
    change: (draft) =>
      draft.operation('searchBills', ({ operation }) => (operation.operationId = 'findBills')),
  },
  {
    kind,
    name: 'parameter renamed: keyword',
    operations: bills,
    also: ['typecheck'],
    change: (draft) => draft.parameter('Keywords', (parameter) => (parameter['name'] = 'keywords')),
  },
  {
    kind,
    name: 'parameter made required: searchTargetId',
    operations: bills,
    change: (draft) =>
      draft.parameter('SearchTargetId', (parameter) => (parameter['required'] = true)),
  },
  {
    kind,
    name: 'parameter gone: sort of the bills',
    operations: bills,
    change: (draft) =>
      draft.operation('searchBills', ({ operation }) => {
        operation.parameters =
          operation.parameters?.filter((one) => !('name' in one && one.name === 'sort')) ?? [];
      }),
  },
  {
    kind,
    name: 'default changed: 20 items a page (S9: 50)',
    operations: bills,
    change: (draft) =>
      draft.parameter('PerPage', (parameter) => {
        parameter['schema'] = { type: 'integer', minimum: 1, maximum: 100, default: 20 };
      }),
  },
  {
    kind,
    name: 'request header renamed: X-Language to X-Lang',
    operations: bills,
    also: ['sandbox'],
    change: (draft) => {
      draft.later.push((expanded) =>
        expanded.parameter('XLanguage', (parameter) => (parameter['name'] = 'X-Lang')),
      );
    },
  },
  {
    kind,
    name: 'flow ID of another form: digits only',
    operations: bills,
    change: (draft) => {
      draft.later.push((expanded) =>
        expanded.parameter('XFlowId', (parameter) => {
          parameter['schema'] = { type: 'string', pattern: '^[0-9]{16}$' };
          parameter['example'] = '0123456789012345';
        }),
      );
    },
  },
  {
    kind,
    name: 'success status changed: login answers 201',
    operations: login,
    also: ['sandbox'],
    change: (draft) =>
      draft.operation('login', ({ operation: { responses } }) => {
        const success = responses['200'];
        if (success) responses['201'] = success;
        delete responses['200'];
      }),
  },
  {
    kind,
    name: 'answer header gone: name of a PDF',
    operations: ['downloadBillPdf'],
    change: (draft) =>
      draft.operation(
        'downloadBillPdf',
        ({ operation }) => delete operation.responses['200']?.headers,
      ),
  },
  {
    kind,
    name: 'content type changed: CSV of a bill',
    operations: ['downloadBillCsv'],
    also: ['sandbox'],
    change: (draft) =>
      draft.operation('downloadBillCsv', ({ operation }) => {
        const content = operation.responses['200']?.content;
        const csv = content?.['text/csv'];
        if (!content || !csv) throw new Error('There is no text/csv');
        content['application/vnd.ms-excel'] = csv;
        delete content['text/csv'];
      }),
  },
  {
    kind,
    name: 'login no longer needed: bills',
    operations: bills,
    change: (draft) => draft.operation('searchBills', ({ operation }) => (operation.security = [])),
  },
  {
    kind,
    name: 'login asked for: banner of the login page',
    operations: ['getBanner'],
    change: (draft) => draft.operation('getBanner', ({ operation }) => delete operation.security),
  },
  {
    kind,
    name: 'error code swapped: wrong password given as "not the registered address"',
    isShort: true,
    operations: login,
    change: (draft) =>
      draft.operation('login', ({ operation }) => {
        const codes = operation['x-error-codes'] ?? [];
        operation['x-error-codes'] = codes.map((code) =>
          code === '400-1-02-01' ? '400-1-02-05' : code,
        );
      }),
  },
  {
    kind,
    name: 'error code gone: withdrawn file of a bill',
    operations: ['downloadBillPdf'],
    change: (draft) =>
      draft.operation('downloadBillPdf', ({ operation }) => {
        const codes = operation['x-error-codes'] ?? [];
        operation['x-error-codes'] = codes.filter((code) => code !== '403-1-05-01');
      }),
  },
  {
    kind,
    name: 'error given another handler: withdrawn file to the caller',
    isShort: true,
    operations: ['downloadBillPdf'],
    change: (_draft, { codes }) => {
      const entry = codes['403-1-05-01'];
      if (entry) entry.handler = 'caller';
    },
  },
  {
    kind,
    name: 'error with the status of another: 401 for an input error',
    operations: login,
    change: (_draft, { codes }) => {
      const entry = codes['400-1-00-01'];
      if (entry) entry.status = 401;
    },
  },
  {
    kind,
    name: 'new error code without texts',
    operations: login,
    change: (draft, { codes }) => {
      const known = codes['400-1-02-01'];
      if (!known) throw new Error('There is no 400-1-02-01');
      codes['400-1-02-09'] = { ...known, textKey: 'errors.400-1-02-09' };
      draft.operation('login', ({ operation }) => operation['x-error-codes']?.push('400-1-02-09'));
    },
  },
  {
    kind,
    name: 'fill-in renamed: greatest length',
    operations: login,
    change: (_draft, { codes }) => {
      const fillIn = codes['400-1-00-04']?.fillIns?.find(({ name }) => name === 'max');
      if (!fillIn) throw new Error('400-1-00-04 has no max');
      fillIn.name = 'limit';
    },
  },
  {
    kind,
    name: 'code gone from the catalogue that an operation cites',
    operations: login,
    change: (_draft, { codes }) => delete codes['400-1-02-02'],
  },
  {
    kind,
    name: 'error as an object instead of a list',
    operations: login,
    change: (draft) => {
      draft.later.push((expanded) =>
        expanded.schema('ErrorItems', (items) => {
          for (const key of Object.keys(items)) delete items[key];
          Object.assign(items, {
            type: 'object',
            required: ['errors'],
            properties: {
              errors: { type: 'array', items: { $ref: '#/components/schemas/ErrorItem' } },
            },
            enum: [],
          });
        }),
      );
    },
  },
  {
    kind,
    name: 'example broken: amount as a text',
    operations: bills,
    change: (draft) =>
      draft.examples('BillListNoPrice', (object) => {
        if ('price' in object) object['price'] = '¥1,000';
      }),
  },
  {
    kind,
    name: 'example without a field that the screen reads',
    operations: bills,
    change: (draft) => draft.examples('BillListDefault', (object) => delete object['billNumber']),
  },
  {
    kind,
    name: 'example gone: the bills that all start from',
    operations: bills,
    change: (draft) =>
      draft.operation('searchBills', ({ operation }) => {
        delete operation.responses['200']?.content?.['application/json']?.examples?.['default'];
      }),
  },
];
