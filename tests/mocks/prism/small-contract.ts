// A contract with one operation of each kind, so that the tests of the mock server do not depend on the real contract.
const headerParameter = (name: string, pattern: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string', pattern },
});

const flowIdHeader = headerParameter('X-Flow-Id', '^[a-z0-9-]{8,}$');
const antiForgeryHeader = headerParameter('X-XSRF-TOKEN', '^[A-Za-z0-9_-]{16,}$');

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

const errorResponse = (...codes: string[]) => ({
  description: 'Refused.',
  content: jsonContent(
    errorItems,
    Object.fromEntries(codes.map((code) => [code, { value: [{ code, target: [], mapping: [] }] }])),
  ),
});

/** Error 400-1-00-04 as in the real contract: its target is a field, and its text has the field's name and a limit. */
const tooLongExample = {
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

const fileResponse = (mediaType: string, name: string) => ({
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

const billSchema = {
  type: 'object',
  required: ['billId', 'price'],
  properties: { billId: { type: 'string' }, price: { type: ['integer', 'null'] } },
};

const billIdParameter = {
  name: 'billId',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[a-z0-9]+$' },
};
const sessionCookie = { type: 'apiKey', in: 'cookie', name: 'MYPAGE_SESSION' };

/** An OpenAPI 3.1 document in the project's conventions. */
export const smallContract = {
  openapi: '3.1.0',
  info: { title: 'small', version: '1' },
  servers: [
    { url: '/{customerCode}/mypage-api', variables: { customerCode: { default: 'demo' } } },
  ],
  components: { securitySchemes: { sessionCookie }, schemas: { Bill: billSchema } },
  security: [{ sessionCookie: [] }],
  paths: {
    '/bills': {
      get: {
        operationId: 'searchBills',
        parameters: [
          flowIdHeader,
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
          400: errorResponse('400-1-00-01', '400-1-05-05'),
          401: errorResponse('401-1-00-01'),
        },
      },
    },
    '/auth/login': {
      post: {
        operationId: 'login',
        security: [],
        parameters: [flowIdHeader, antiForgeryHeader],
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
              ...errorResponse('400-1-02-01').content['application/json'].examples,
              '400-1-00-04': tooLongExample,
            }),
          },
        },
      },
    },
    '/bills/{billId}/pdf': {
      get: {
        operationId: 'downloadBillPdf',
        parameters: [flowIdHeader, billIdParameter],
        responses: { 200: fileResponse('application/pdf', 'bill.pdf') },
      },
    },
    '/bills/{billId}/csv': {
      get: {
        operationId: 'downloadBillCsv',
        parameters: [flowIdHeader, billIdParameter],
        responses: { 200: fileResponse('text/csv', 'bill.csv') },
      },
    },
    '/bills/zip': {
      get: {
        operationId: 'downloadBillsZip',
        parameters: [flowIdHeader],
        responses: { 200: fileResponse('application/zip', 'bills.zip') },
      },
    },
    '/bills/{billId}/returned-file': {
      post: {
        operationId: 'uploadReturnedFile',
        parameters: [flowIdHeader, antiForgeryHeader, billIdParameter],
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
