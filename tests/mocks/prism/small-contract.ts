// A contract with one operation of each kind, so that these tests do not hang on the real one.
const header = (name: string, pattern: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string', pattern },
});

const flowId = header('X-Flow-Id', '^[a-z0-9-]{8,}$');
const antiForgery = header('X-XSRF-TOKEN', '^[A-Za-z0-9_-]{16,}$');

const jsonContent = <T extends object>(schema: object, examples: T) => ({
  'application/json': { schema, examples },
});

const errorItems = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['code', 'target', 'mapping'],
    properties: {
      code: { type: 'string' },
      target: { type: 'array', items: { type: 'string' } },
      mapping: { type: 'array' },
    },
  },
};

const errors = (...codes: string[]) => ({
  description: 'Refused.',
  content: jsonContent(
    errorItems,
    Object.fromEntries(codes.map((code) => [code, { value: [{ code, target: [], mapping: [] }] }])),
  ),
});

/** Error 400-1-00-04 as the real contract has it: a field, its name and a limit in the text. */
const tooLong = {
  summary: 'An entry has too many characters.',
  value: [
    {
      code: '400-1-00-04',
      target: ['keyword'],
      mapping: [
        { key: 'name', value: 'keyword', type: 'FE' },
        { key: 'max', value: '100', type: 'BE' },
      ],
    },
  ],
};

const file = (mediaType: string, name: string) => ({
  description: 'A file.',
  headers: {
    'Content-Disposition': {
      required: true,
      schema: { type: 'string' },
      example: `attachment; filename="${name}"`,
    },
  },
  content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
});

const bill = {
  type: 'object',
  required: ['billId', 'price'],
  properties: { billId: { type: 'string' }, price: { type: ['integer', 'null'] } },
};

const billId = {
  name: 'billId',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[a-z0-9]+$' },
};
const sessionCookie = { type: 'apiKey', in: 'cookie', name: 'MYPAGE_SESSION' };

/** An OpenAPI 3.1 document in the house's conventions. */
export const smallContract = {
  openapi: '3.1.0',
  info: { title: 'small', version: '1' },
  servers: [
    { url: '/{customerCode}/mypage-api', variables: { customerCode: { default: 'demo' } } },
  ],
  components: { securitySchemes: { sessionCookie }, schemas: { Bill: bill } },
  security: [{ sessionCookie: [] }],
  paths: {
    '/bills': {
      get: {
        operationId: 'searchBills',
        parameters: [
          flowId,
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
          {
            name: 'billTypeId',
            in: 'query',
            explode: true,
            schema: { type: 'array', items: { type: 'string', minLength: 1 } },
          },
        ],
        responses: {
          200: {
            description: 'Bills.',
            content: jsonContent(
              { type: 'array', items: { $ref: '#/components/schemas/Bill' } },
              {
                default: { value: [{ billId: 'b1', price: 128700 }] },
                empty: { value: [] },
                broken: { value: [{ billId: 'b1', price: 'much' }] },
              },
            ),
          },
          400: errors('400-1-00-01', '400-1-05-05'),
          401: errors('401-1-00-01'),
        },
      },
    },
    '/auth/login': {
      post: {
        operationId: 'login',
        security: [],
        parameters: [flowId, antiForgery],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['loginId'],
                properties: {
                  loginId: { type: 'string', maxLength: 10 },
                  addresses: {
                    type: 'array',
                    items: { type: 'object', properties: { address: { type: 'string' } } },
                  },
                },
              },
            },
          },
        },
        responses: {
          204: {
            description: 'In.',
            headers: {
              'Set-Cookie': {
                schema: { type: 'string' },
                example: 'MYPAGE_SESSION=example; Path=/demo/mypage-api; HttpOnly',
              },
            },
          },
          400: {
            description: 'Refused.',
            content: jsonContent(errorItems, {
              ...errors('400-1-02-01').content['application/json'].examples,
              '400-1-00-04': tooLong,
            }),
          },
        },
      },
    },
    '/bills/{billId}/pdf': {
      get: {
        operationId: 'downloadBillPdf',
        parameters: [flowId, billId],
        responses: { 200: file('application/pdf', 'bill.pdf') },
      },
    },
    '/bills/{billId}/csv': {
      get: {
        operationId: 'downloadBillCsv',
        parameters: [flowId, billId],
        responses: { 200: file('text/csv', 'bill.csv') },
      },
    },
    '/bills/zip': {
      get: {
        operationId: 'downloadBillsZip',
        parameters: [flowId],
        responses: { 200: file('application/zip', 'bills.zip') },
      },
    },
    '/bills/{billId}/returned-file': {
      post: {
        operationId: 'uploadReturnedFile',
        parameters: [flowId, antiForgery, billId],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['fileName', 'file'],
                properties: {
                  fileName: { type: 'string', minLength: 1, maxLength: 255 },
                  file: { type: 'string', format: 'binary' },
                },
              },
            },
          },
        },
        responses: {
          201: {
            description: 'Taken.',
            content: jsonContent(
              { $ref: '#/components/schemas/Bill' },
              { default: { value: { billId: 'b1', price: null } } },
            ),
          },
        },
      },
    },
  },
};
