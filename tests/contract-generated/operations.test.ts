import { describe, expect, it } from 'vitest';
import { fullOperations, readContract, type FullOperation } from '../../contract/lib/contract.ts';
import { errorCatalogue } from '../../generated/error-codes.ts';
import {
  listOperationsWithPath,
  resolveRef,
  type Json,
} from '../../scripts/generate/contract-types.ts';

/*
 * Rules for every operation: its session (S6), its headers (S7), its error codes (S8), its form of success, its
 * idempotency key and revision (the contract's introduction).
 */

const contract = readContract();
const operations = fullOperations(contract);

/** Operations of pages without login (S2, S6). Every other operation needs the session of a login. */
const publicOperations = [
  'getSettingInfo',
  'getBanner',
  'getLogo',
  'getMypageLogo',
  'getLegalText',
  'login',
  'getPasswordPolicy',
  'requestPasswordReissue',
  'issueTemporaryPassword',
  'getPasswordSettingState',
  'setPasswordByToken',
  'changeExpiredPassword',
  'getDownloadUrlState',
  'loginDownloadUrl',
  'registerMailAddress',
  'getRegistrationState',
  'agreeToTerms',
  'getRegistrationForm',
  'registerCustomer',
  'getInvoiceRegisterNumberState',
  'registerInvoiceRegisterNumber',
];

/** Operations of pages with the login of a download link (S2, `downloadurl/`). */
const linkOperations = [
  'getDownloadSession',
  'listDownloadFiles',
  'downloadUrlFile',
  'downloadUrlZip',
  'getDownloadStatusHistory',
  'getEStorageLinkageByToken',
  'registerEStorageLinkageByToken',
  'deleteEStorageLinkageByToken',
];

const securityOf = (name: string): FullOperation['security'] => {
  if (publicOperations.includes(name)) return 'public';
  return linkOperations.includes(name) ? 'downloadSession' : 'sessionCookie';
};

const codeRange = (area: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${area}-${String(from + at).padStart(2, '0')}`);

const commonCodes = [
  '400-1-11-01',
  '400-1-11-02',
  ...codeRange('400-1-99', 1, 2),
  '400-1-99-99',
].concat(codeRange('402-1-00', 1, 2), codeRange('403-1-00', 1, 2), ['404-1-00-01', '500-1-00-01']);

/** The codes that every operation of the same kind has (S8). An operation may have further codes. */
function codesFor({ security, method, parameters, requestBody, success }: FullOperation): string[] {
  const hasParameterIn = (location: string, name?: string): boolean =>
    parameters.some(
      (parameter) => parameter.in === location && (name === undefined || parameter.name === name),
    );
  const isFile = success.body !== undefined && success.body.mediaType !== 'application/json';
  const isUpload = requestBody?.mediaType === 'multipart/form-data';
  return [
    ...commonCodes,
    ...(security === 'sessionCookie'
      ? ['400-1-11-03', '400-1-11-04', '401-1-00-01', '401-1-00-02', '401-1-02-01', '401-1-02-02']
      : []),
    ...(security === 'sessionCookie' ? ['401-1-99-01', '404-1-00-02'] : []),
    ...(security === 'downloadSession'
      ? ['401-1-00-01', '401-1-00-02', '401-1-02-01', '401-1-08-01', '401-1-99-01', '404-1-08-01']
      : []),
    ...(hasParameterIn('path') ? ['404-1-00-03'] : []),
    ...(hasParameterIn('path', 'token') ? ['401-1-08-01'] : []),
    ...(hasParameterIn('query') ? codeRange('400-1-00', 1, 8) : []),
    ...(method === 'get' ? [] : ['409-1-00-02', '422-1-00-01']),
    ...(isFile ? ['400-1-05-01', '429-1-05-01'] : []),
    ...(isUpload ? [...codeRange('400-1-05', 7, 10), '413-1-00-01', '429-1-05-01'] : []),
  ];
}

/** Operations that change data of several users without a revision, with the reason. */
const reasonsWithoutRevision: Readonly<Record<string, string>> = {
  registerEStorageLinkage: 'there is nothing yet that it could overwrite',
  registerEStorageLinkageByToken: 'there is nothing yet that it could overwrite',
  cancelChangeRequest: 'its address names the request that was read',
};

type Schema = { [keyword: string]: Json };
const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const resolveSchema = (schema: Json | undefined): Schema =>
  isSchema(schema) ? resolveRef<Schema>(contract, schema) : {};

/** The schema of the revision that an operation requires, in its query or its body; undefined if it has none. */
function revisionOf({ parameters, requestBody }: FullOperation): Schema | undefined {
  const queryParameter = parameters.find(({ name, required }) => name === 'revision' && required);
  if (queryParameter) return resolveSchema(queryParameter.schema);
  const { required, properties } = resolveSchema(requestBody?.schema);
  const isRequired = Array.isArray(required) && required.includes('revision');
  return isRequired && isSchema(properties) ? resolveSchema(properties['revision']) : undefined;
}

describe.each(operations)('the operation $operationId', (operation) => {
  const { operationId, method, parameters, success, errorCodes } = operation;

  it('requires the kind of session that S6 states for it', () => {
    expect(operation.security).toBe(securityOf(operationId));
  });

  it('has the headers of S7, and an idempotency key unless it is a GET', () => {
    const headers = parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, required }) => [name, required]);
    const isRead = method === 'get';
    expect(headers).toEqual([
      ['X-Flow-Id', true],
      ['X-Language', true],
      ['X-Front-Version', true],
      // The first request of a browser is a GET, without a token.
      ['X-XSRF-TOKEN', !isRead],
      ...(isRead ? [] : [['Idempotency-Key', true]]),
    ]);
  });

  it('has every error code of its kind', () => {
    expect(errorCodes).toEqual(expect.arrayContaining(codesFor(operation)));
  });

  it('succeeds in one way: a body, a file with a name (S7, only a GET), or nothing (204)', () => {
    const { responses } = listOperationsWithPath(contract).find(
      (candidate) => candidate.operation.operationId === operationId,
    )?.operation ?? { responses: {} };
    expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(success.body === undefined).toBe(success.status === 204);
    const isFile = success.body !== undefined && success.body.mediaType !== 'application/json';
    expect(success.headers.some(({ name }) => name === 'Content-Disposition')).toBe(isFile);
    expect(isFile && method !== 'get').toBe(false);
  });

  it('requires the revision of the data that it changes', () => {
    const isChange = method !== 'get' && errorCodes.includes('409-1-00-01');
    if (!isChange || reasonsWithoutRevision[operationId] !== undefined) return;
    // Without a revision, a page could overwrite data that it has never displayed.
    expect(revisionOf(operation)).toMatchObject({ type: 'string' });
  });
});

it('every operation that this test names exists, and each without a revision can return the conflict code', () => {
  const operationIds = operations.map(({ operationId }) => operationId);
  expect(operationIds).toEqual(expect.arrayContaining([...publicOperations, ...linkOperations]));
  for (const name of Object.keys(reasonsWithoutRevision)) {
    const operation = operations.find(({ operationId }) => operationId === name);
    expect(operation?.errorCodes).toContain('409-1-00-01');
  }
});

it('each code of the catalogue can be returned by at least one operation', () => {
  const returnedCodes = new Set(operations.flatMap(({ errorCodes }) => errorCodes));
  expect(Object.keys(errorCatalogue).filter((code) => !returnedCodes.has(code))).toEqual([]);
});

it.each([
  ['sessionCookie', 'MYPAGE_SESSION'],
  ['downloadSession', 'MYPAGE_DOWNLOAD'],
])('the security scheme %s is the cookie %s', (scheme, name) => {
  const cookie = { type: 'apiKey', in: 'cookie', name };
  expect(contract.components['securitySchemes']?.[scheme]).toMatchObject(cookie);
});
