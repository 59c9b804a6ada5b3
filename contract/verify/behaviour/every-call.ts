import { isDeepStrictEqual } from 'node:util';
import { keepingFaults } from '../answer-faults.ts';
import type { Assets } from '../assets.ts';
import { pactCalls, type PactCall } from '../pact-calls.ts';
import { textOf } from '../text.ts';
import type { CallAnswer } from './answer.ts';
import { newKey, type CallInput } from './browser.ts';
import type { Check } from './check.ts';
import { cookieOf } from './cookies.ts';
import { expectRepeatAfterError, expectSameAnswer } from './repeats.ts';
import { clockOf, expectNow } from './times.ts';

/** The times in answers: of something that was just done, or the end of something that is valid. */
const times: Readonly<Record<string, Readonly<Record<string, 'now' | 'later'>>>> = {
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

const withPair = (
  cookie: string,
  token: string | undefined,
): NonNullable<CallInput['headers']> => ({
  cookie: cookie === '' ? undefined : cookie,
  'x-xsrf-token': token,
});

/** Wrong anti-forgery pairs. A GET may be without the header. */
function wrongPairs(cookie: string, xsrfToken: string, isGet: boolean) {
  const other = cookie.replace(/(;\s*)?XSRF-TOKEN=[^;]*/, '');
  const empty = `${other === '' ? '' : `${other}; `}XSRF-TOKEN=`;
  const all: readonly [string, NonNullable<CallInput['headers']>][] = [
    [
      'with an X-XSRF-TOKEN that differs from the cookie',
      withPair(cookie, 'another-token-0123456789'),
    ],
    ['without X-XSRF-TOKEN', withPair(cookie, undefined)],
    ['without the cookie XSRF-TOKEN', withPair(other, xsrfToken)],
    ['without cookie and header', withPair(other, undefined)],
    ['with an empty cookie and an empty header', withPair(empty, '')],
  ];
  return isGet ? all.slice(0, 1) : all;
}

/** Operations that open or end a session, which may set a new XSRF-TOKEN. */
const changingSession =
  /^(login|logout|loginDownloadUrl|changePassword|changeExpiredPassword|setPasswordByToken)$/;

const expectKeptPair = (operationId: string, answer: CallAnswer): void => {
  answer.expectThat(
    changingSession.test(operationId) || cookieOf(answer, 'XSRF-TOKEN') === undefined,
    'no new XSRF-TOKEN: it stays the same during a session',
  );
};

/** The call with another content; undefined if it has none that can be changed. */
function otherContent({ body, query = {}, ...sent }: CallInput): CallInput | undefined {
  if ('revision' in query)
    return { ...sent, body, query: { ...query, revision: `${String(query['revision'])}2` } };
  if (typeof body !== 'object' || body instanceof Blob) return undefined;
  const last = Object.entries(Object(body)).findLast(([, value]) =>
    ['string', 'boolean'].includes(typeof value),
  );
  if (last === undefined) return undefined;
  const [name, value] = last;
  return {
    ...sent,
    query,
    body: { ...body, [name]: value === String(value) ? `${value}2` : !value },
  };
}

/** Fields that names and texts do not change: identifiers, revisions, versions, numbers and switches. */
const isFixed = (name: string, value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (/(^revision|^state|^token|Id|Key|[vV]ersion|Step|Status)$/.test(name) &&
    typeof value === 'string');

/** Parts that an issuer may have for one language only or that count down, and operations without such fields. */
const ofOneLanguage = /chatbotInfo|attachments|size$|Seconds$/;
const unfixed = ['getBanner', 'getLogo', 'getMypageLogo', 'listOperatorNotices'];

/** The fixed values of an answer by their paths, sorted: the order of names depends on the language. */
function fixedValues(answer: CallAnswer): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const visit = (value: unknown, path: string): void => {
    for (const [name, inner] of Object.entries(Object(value))) {
      const at = `${path}.${Array.isArray(value) ? '*' : name}`;
      if (typeof inner === 'object') visit(inner, at);
      else if (isFixed(name, inner) && !ofOneLanguage.test(at))
        found[at] = [...(found[at] ?? []), JSON.stringify(inner)].toSorted();
    }
  };
  visit(answer.json, '$');
  return found;
}

function checksOf({ operation, states, fill }: PactCall): Check[] {
  const { operationId, method } = operation;
  const isGet = method === 'get';
  const common = { operationId, states };
  const own = Object.entries(times[operationId] ?? {});
  const all: Check[] = [
    {
      ...common,
      name: 'compares the anti-forgery pair',
      breaks:
        'Another site acts as the customer, or a tab of an earlier login shows the data of a later one.',
      run: async ({ call, values }) => {
        const { headers, ...sent } = fill(values);
        const [cookie, xsrfToken] = [textOf(values['cookie']), textOf(values['xsrfToken'])];
        if (isGet) {
          const without = { ...headers, 'x-xsrf-token': undefined };
          const answer = await call(operationId, { ...sent, headers: without });
          answer.expectDone('without X-XSRF-TOKEN, which a GET does not need');
        }
        for (const [description, pair] of wrongPairs(cookie, xsrfToken, isGet)) {
          const answer = await call(operationId, { ...sent, headers: { ...headers, ...pair } });
          answer.expectRefused('403-1-00-01', description);
          answer.report(
            keepingFaults(operation, answer.headers.get('cache-control') ?? undefined, answer.call),
          );
        }
      },
    },
    {
      ...common,
      name: 'needs an idempotency key, and answers a repeat with the first answer',
      breaks: 'After a lost answer the customer does something twice, or reads that it failed.',
      run: async ({ call, values }) => {
        const { headers, ...sent } = fill(values);
        const send = (key: string | undefined, content: CallInput = sent) =>
          call(operationId, { ...content, headers: { ...headers, 'idempotency-key': key } });
        const key = newKey();
        const without = await send(undefined);
        const malformed = await send(key.replaceAll('"', ''));
        const first = await send(key);
        const repeat = await send(key);
        const other = otherContent(sent);
        without.expectRefused('400-1-99-01', 'without Idempotency-Key');
        malformed.expectRefused('400-1-99-01', 'with an Idempotency-Key without quotes');
        first.expectDone();
        expectKeptPair(operationId, first);
        expectSameAnswer(first, repeat);
        if (other !== undefined)
          (await send(key, other)).expectRefused('422-1-00-01', 'with the same key');
      },
    },
    {
      ...common,
      name: 'processes a repeat after a failure of the server',
      states: [
        ...states,
        { state: 'the next answer is an error', params: { operationId, code: '500-1-00-01' } },
      ],
      breaks: 'After an outage of a second, the same button fails for 24 hours.',
      run: ({ call, values }) =>
        expectRepeatAfterError(call, operationId, fill(values), '500-1-00-01'),
    },
    {
      ...common,
      name: 'keeps ids, versions, numbers and switches in each language',
      breaks: 'A customer who reads the page in English acts on another version than in Japanese.',
      run: async ({ call, values }) => {
        const { headers, ...sent } = fill(values);
        const answerIn = (language: string) =>
          call(operationId, { ...sent, headers: { ...headers, 'x-language': language } });
        const [ja, repeat, en] = [await answerIn('ja'), await answerIn('ja'), await answerIn('en')];
        const [first, again, english] = [fixedValues(ja), fixedValues(repeat), fixedValues(en)];
        // What changes from call to call says nothing.
        const fixed = Object.keys(again).filter((path) =>
          isDeepStrictEqual(first[path], again[path]),
        );
        expectKeptPair(operationId, ja);
        for (const path of fixed)
          en.expectValue(`${path} as in Japanese`, again[path], english[path]);
      },
    },
    {
      ...common,
      name: 'has times that fit the moment',
      breaks: 'The page shows a time that is hours off, or calls a valid link expired.',
      run: async ({ call, values }) => {
        const answer = await call(operationId, fill(values));
        for (const [name, when] of own) {
          const time = answer.value(name);
          if (when === 'now') {
            expectNow(answer, name, time);
            continue;
          }
          const isLater = Date.parse(String(time)) > clockOf(answer);
          answer.expectThat(isLater, `${name} in the future`, { got: String(time) });
        }
      },
    },
  ];
  const isRead = /^(get|list|search)/.test(operationId) && !unfixed.includes(operationId);
  return all.filter((_, at) => [true, !isGet, !isGet, isRead, own.length > 0][at]);
}

/** Rules of the contract's introduction, checked with a successful call of each operation. */
export const everyCallChecks = ({
  pact,
  operations,
}: Pick<Assets, 'pact' | 'operations'>): Check[] => pactCalls(pact, operations).flatMap(checksOf);
