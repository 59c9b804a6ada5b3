import { describe, expect, it } from 'vitest';
import { fullOperations, readContract, type FullOperation } from '../../contract/lib/contract.ts';

/*
 * What holds for every call of the contract, whoever adds one: who may make it (S6), which headers it sends (S7),
 * and by which codes it may be refused (S8).
 */

const contract = readContract();
const operations = fullOperations(contract);

/** Calls of visitors: pages that need no login (S2, S6). Every other call needs the session of a login. */
const ofVisitors = [
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

/** Calls of those who have logged in to a download link (S2, `downloadurl/`), and to nothing else. */
const ofDownloadLinks = [
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
  if (ofVisitors.includes(name)) return 'public';
  return ofDownloadLinks.includes(name) ? 'downloadSession' : 'sessionCookie';
};

const withEnds = (area: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${area}-${String(from + at).padStart(2, '0')}`);

const general = ['400-1-11-01', '400-1-11-02', ...withEnds('400-1-99', 1, 2), '400-1-99-99'].concat(
  withEnds('402-1-00', 1, 2),
  withEnds('403-1-00', 1, 2),
  ['404-1-00-01', '500-1-00-01'],
);

/** The codes that come with what a call is; its own come besides (S8). */
function codesFor({ security, method, parameters, requestBody, success }: FullOperation): string[] {
  const isIn = (place: string, name?: string): boolean =>
    parameters.some((one) => one.in === place && (name === undefined || one.name === name));
  const isFile = success.body !== undefined && success.body.mediaType !== 'application/json';
  const isUpload = requestBody?.mediaType === 'multipart/form-data';
  return [
    ...general,
    ...(security === 'sessionCookie'
      ? ['400-1-11-03', '400-1-11-04', '401-1-00-01', '401-1-00-02', '401-1-02-01', '401-1-02-02']
      : []),
    ...(security === 'sessionCookie' ? ['401-1-99-01', '404-1-00-02'] : []),
    ...(security === 'downloadSession'
      ? ['401-1-00-01', '401-1-00-02', '401-1-02-01', '401-1-08-01', '401-1-99-01', '404-1-08-01']
      : []),
    ...(isIn('path') ? ['404-1-00-03'] : []),
    ...(isIn('path', 'token') ? ['401-1-08-01'] : []),
    ...(isIn('query') ? withEnds('400-1-00', 1, 8) : []),
    ...(method === 'get' ? [] : ['409-1-00-02', '422-1-00-01']),
    ...(isFile ? ['400-1-05-01', '429-1-05-01'] : []),
    ...(isUpload ? [...withEnds('400-1-05', 7, 10), '413-1-00-01', '429-1-05-01'] : []),
  ];
}

describe.each(operations)('$operationId', (operation) => {
  it('is for whom S6 says', () => {
    expect(operation.security).toBe(securityOf(operation.operationId));
  });

  it('sends the headers of S7, and a press its key', () => {
    const headers = operation.parameters
      .filter((one) => one.in === 'header')
      .map(({ name, required }) => [name, required]);
    const isRead = operation.method === 'get';
    expect(headers).toEqual([
      ['X-Flow-Id', true],
      ['X-Language', true],
      ['X-Front-Version', true],
      // The first call of a browser is a read, and has no token yet.
      ['X-XSRF-TOKEN', !isRead],
      ...(isRead ? [] : [['Idempotency-Key', true]]),
    ]);
  });

  it('may be refused by every code that its kind asks for', () => {
    expect(operation.errorCodes).toEqual(expect.arrayContaining(codesFor(operation)));
  });
});

it('lists of calls have none that is gone', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names).toEqual(expect.arrayContaining([...ofVisitors, ...ofDownloadLinks]));
});

it.each([
  ['sessionCookie', 'MYPAGE_SESSION'],
  ['downloadSession', 'MYPAGE_DOWNLOAD'],
])('the %s is the cookie %s', (scheme, name) => {
  expect(contract.components['securitySchemes']?.[scheme]).toMatchObject({
    type: 'apiKey',
    in: 'cookie',
    name,
  });
});
