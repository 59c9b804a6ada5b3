import { isDeepStrictEqual } from 'node:util';
import { cacheFaults } from '../answer-faults.ts';
import type { Assets } from '../assets.ts';
import { pactCalls, type PactCall } from '../pact-calls.ts';
import { textOf } from '../text.ts';
import type { CallAnswer } from './answer.ts';
import { newKey, otherXsrfToken, type CallInput } from './browser.ts';
import { issuerHasNo, offersEnglish, type Check } from './check.ts';
import { cookieOf } from './cookies.ts';
import { expectRepeatAfterError, expectSameAnswer } from './repeats.ts';
import { clockOf, expectNow } from './times.ts';

/** Fields with a time in an answer: `now` for an event of this call, `later` for the end of a validity. */
const timesByOperation: Readonly<Record<string, Readonly<Record<string, 'now' | 'later'>>>> = {
  sendVerificationCode: { sentAt: 'now', expiresAt: 'later' },
  registerEStorageLinkage: { generatedAt: 'now' },
  registerEStorageLinkageByToken: { generatedAt: 'now' },
  submitChangeRequest: { requestedAt: 'now' },
  registerCustomer: { registeredAt: 'now' },
  registerInvoiceRegisterNumber: { registeredAt: 'now' },
  createUploadToken: { expiresAt: 'later' },
  requestPasswordReissue: { expiresAt: 'later' },
  registerMailAddress: { expiresAt: 'later' },
  getPasswordSettingState: { expiresAt: 'later' },
  getRegistrationState: { expiresAt: 'later' },
  getInvoiceRegisterNumberState: { expiresAt: 'later' },
  getDownloadUrlState: { expiresAt: 'later' },
};

/** Wrong anti-forgery pairs: a description, the header Cookie, and X-XSRF-TOKEN. A GET does not need X-XSRF-TOKEN. */
function wrongPairs(cookie: string, xsrfToken: string, isGet: boolean) {
  const sessionCookie = cookie.replace(/(;\s*)?XSRF-TOKEN=[^;]*/, '');
  const emptyPair = [sessionCookie, 'XSRF-TOKEN='].filter(Boolean).join('; ');
  const pairs: readonly [description: string, cookie: string, token: string | undefined][] = [
    ['with an X-XSRF-TOKEN that differs from the cookie', cookie, otherXsrfToken],
    ['without X-XSRF-TOKEN', cookie, undefined],
    ['without the cookie XSRF-TOKEN', sessionCookie, xsrfToken],
    ['without cookie and header', sessionCookie, undefined],
    ['with an empty cookie and an empty header', emptyPair, ''],
  ];
  return isGet ? pairs.slice(0, 1) : pairs;
}

/** Operations that open or end a session, which may set a new XSRF-TOKEN. */
const sessionOperationPattern =
  /^(login|logout|loginDownloadUrl|changePassword|changeExpiredPassword|setPasswordByToken)$/;

const expectKeptXsrfToken = (operationId: string, answer: CallAnswer): void => {
  answer.expectThat(
    sessionOperationPattern.test(operationId) || cookieOf(answer, 'XSRF-TOKEN') === undefined,
    'no new XSRF-TOKEN: it stays the same during a session',
  );
};

/** The input with other content; undefined if the input has no content that can be changed. */
function withOtherContent({ body, query = {}, ...input }: CallInput): CallInput | undefined {
  if ('revision' in query)
    return { ...input, body, query: { ...query, revision: `${String(query['revision'])}2` } };
  if (typeof body !== 'object' || body instanceof Blob) return undefined;
  const [name = '', value] =
    Object.entries(Object(body)).findLast(([, one]) =>
      ['string', 'boolean'].includes(typeof one),
    ) ?? [];
  if (name === '') return undefined;
  const otherValue = typeof value === 'string' ? `${value}2` : !value;
  return { ...input, query, body: { ...body, [name]: otherValue } };
}

/** Whether a field is the same in each language: identifiers, revisions, versions, numbers and switches. */
const isFixed = (name: string, value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (/(^revision|^state|^token|Id|Key|[vV]ersion|Step|Status)$/.test(name) &&
    typeof value === 'string');

/** The paths of fields that an issuer may have in one language only, or that count down. */
const variablePathPattern = /chatbotInfo|attachments|size$|Seconds$/;

/** Operations whose answers have no field that is the same in each language. */
const variableOperations = ['getBanner', 'getLogo', 'getMypageLogo', 'listOperatorNotices'];

/** The sorted values of fixed fields by their paths. Without sorting, their order depends on the language. */
function fixedValuesByPath(answer: CallAnswer): Record<string, string[]> {
  const valuesByPath: Record<string, string[]> = {};
  const visit = (value: unknown, path: string): void => {
    for (const [name, inner] of Object.entries(Object(value))) {
      const innerPath = `${path}.${Array.isArray(value) ? '*' : name}`;
      if (typeof inner === 'object') visit(inner, innerPath);
      else if (isFixed(name, inner) && !variablePathPattern.test(innerPath))
        valuesByPath[innerPath] = [
          ...(valuesByPath[innerPath] ?? []),
          JSON.stringify(inner),
        ].toSorted();
    }
  };
  visit(answer.json, '$');
  return valuesByPath;
}

function checksFor({ operation, states, fill }: PactCall): Check[] {
  const { operationId, method } = operation;
  const isGet = method === 'get';
  const timesOfAnswer = Object.entries(timesByOperation[operationId] ?? {});
  const withHeaders = (
    { headers, ...input }: CallInput,
    changes: NonNullable<CallInput['headers']>,
  ): CallInput => ({ ...input, headers: { ...headers, ...changes } });
  const checksByName: Readonly<Record<string, Pick<Check, 'breaks' | 'run'> & Partial<Check>>> = {
    'compares the anti-forgery cookie with the header': {
      breaks:
        'Another site acts as the customer, or a tab of an earlier login shows the data of a later one.',
      run: async ({ call, values }) => {
        const input = fill(values);
        if (isGet) {
          const inputWithoutToken = withHeaders(input, { 'x-xsrf-token': undefined });
          const answer = await call(operationId, inputWithoutToken);
          answer.expectDone('without X-XSRF-TOKEN, which a GET does not need');
        }
        const [validCookie, validToken] = [textOf(values['cookie']), textOf(values['xsrfToken'])];
        for (const [description, cookie, token] of wrongPairs(validCookie, validToken, isGet)) {
          const pair = { cookie: cookie === '' ? undefined : cookie, 'x-xsrf-token': token };
          const answer = await call(operationId, withHeaders(input, pair));
          answer.expectRefused('403-1-00-01', description);
          answer.report(
            cacheFaults(operation, answer.headers.get('cache-control') ?? undefined, answer.call),
          );
        }
      },
    },
    'needs an idempotency key, and answers a repeat with the first answer': {
      breaks: 'After a lost answer the customer does something twice, or reads that it failed.',
      run: async ({ call, values }) => {
        const input = fill(values);
        const callWithKey = (key: string | undefined, keyInput = input) =>
          call(operationId, withHeaders(keyInput, { 'idempotency-key': key }));
        const key = newKey();
        const answerWithoutKey = await callWithKey(undefined);
        const answerToMalformedKey = await callWithKey(key.replaceAll('"', ''));
        const firstAnswer = await callWithKey(key);
        const repeatedAnswer = await callWithKey(key);
        const otherInput = withOtherContent(input);
        answerWithoutKey.expectRefused('400-1-99-01', 'without Idempotency-Key');
        answerToMalformedKey.expectRefused('400-1-99-01', 'with an Idempotency-Key without quotes');
        firstAnswer.expectDone();
        expectKeptXsrfToken(operationId, firstAnswer);
        expectSameAnswer(firstAnswer, repeatedAnswer);
        if (otherInput !== undefined)
          (await callWithKey(key, otherInput)).expectRefused('422-1-00-01', 'with the same key');
      },
    },
    'processes a repeat after a failure of the server': {
      states: [
        ...states,
        { state: 'the next answer is an error', params: { operationId, code: '500-1-00-01' } },
      ],
      breaks: 'After an outage of a second, the same button fails for 24 hours.',
      run: ({ call, values }) =>
        expectRepeatAfterError(call, operationId, fill(values), '500-1-00-01'),
    },
    'keeps ids, versions, numbers and switches equal in all languages': {
      breaks: 'A customer who reads the page in English acts on another version than in Japanese.',
      run: async ({ call, values }) => {
        if (!(await offersEnglish(call))) issuerHasNo('English');
        const answerIn = (language: string) =>
          call(operationId, withHeaders(fill(values), { 'x-language': language }));
        const japaneseAnswer = await answerIn('ja');
        const japaneseValues = fixedValuesByPath(japaneseAnswer);
        const repeatedValues = fixedValuesByPath(await answerIn('ja'));
        const englishAnswer = await answerIn('en');
        const englishValues = fixedValuesByPath(englishAnswer);
        expectKeptXsrfToken(operationId, japaneseAnswer);
        for (const [path, value] of Object.entries(repeatedValues))
          // Values that change from call to call are not compared.
          if (isDeepStrictEqual(japaneseValues[path], value))
            englishAnswer.expectValue(`${path} as in Japanese`, value, englishValues[path]);
      },
    },
    'has times of the present, or ends of validity in the future': {
      breaks: 'The page shows a time that is hours off, or calls a valid link expired.',
      run: async ({ call, values }) => {
        const answer = await call(operationId, fill(values));
        for (const [name, when] of timesOfAnswer) {
          const time = answer.value(name);
          const isLater = Date.parse(String(time)) > clockOf(answer);
          if (when === 'now') expectNow(answer, name, time);
          else answer.expectThat(isLater, `${name} in the future`, { got: String(time) });
        }
      },
    },
  };
  const isRead =
    /^(get|list|search)/.test(operationId) && !variableOperations.includes(operationId);
  const usedFlags = [true, !isGet, !isGet, isRead, timesOfAnswer.length > 0];
  return Object.entries(checksByName)
    .filter((_, at) => usedFlags[at])
    .map(([name, check]): Check => ({ operationId, name, states, ...check }));
}

/** Rules of the contract's introduction, checked with a successful call of each operation. */
export const everyCallChecks = ({
  pact,
  operations,
}: Pick<Assets, 'pact' | 'operations'>): Check[] => pactCalls(pact, operations).flatMap(checksFor);
