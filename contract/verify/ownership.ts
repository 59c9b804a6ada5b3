import type { StateName } from '../states/provider-states.ts';
import type { Assets } from './assets.ts';
import type { CallAnswer } from './behaviour/answer.ts';
import type { CallInput, MakeCall } from './behaviour/browser.ts';
import type { Check, CheckContext } from './behaviour/check.ts';
import { withNewKey } from './behaviour/repeats.ts';
import { lastLevel } from './levels.ts';
import { pactCalls, type PactCall } from './pact-calls.ts';
import { isPlainObject, type StateValues } from './states.ts';

/** Operations that are allowed before every next step of a login (LoginNextStep). */
const progressOperations = ['getLoginProgress', 'logout'];

/** Operations that are allowed while a login waits for its confirmation code, after the password (400-1-03-11). */
const verificationOperations = [
  'getVerificationAddresses',
  'sendVerificationCode',
  'checkVerificationCode',
];

/** The fields with the id of an object that belongs to a customer, in paths, queries and bodies. */
const objectIdNames = new Set([
  'attachmentId',
  'billId',
  'changeRequestId',
  'fileId',
  'mailAddressId',
  'noticeId',
  'token',
]);

const keyReason = 'The token is the only key: the person who has the mail may use it (S6).';
const mailAddressReason =
  'mailAddressId counts within the own addresses; the value names an own address.';
const linkReason =
  'billId only chooses among the own links; without a match the newest own link answers.';

/** The reasons why no call can check the rule, by operation and caller. */
const uncheckedReasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  downloadNoticeAttachment: {
    'another customer of the issuer': 'An issuer publishes a notice to all of its customers.',
  },
  sendVerificationCode: {
    'another customer of the issuer': mailAddressReason,
    'a customer of another issuer': mailAddressReason,
  },
  getDownloadSession: {
    'another customer of the issuer': linkReason,
    'a customer of another issuer': linkReason,
  },
};

/** An id of the same form that does not exist: each digit is three higher (9 becomes 2), or the last letter differs. */
const toAbsentId = (id: string): string => {
  // Another short number, as in `bill-12`, can be the id of an object of the caller. A sequence does not reach this
  // number of 32 bits.
  const [, prefix = '', shortNumber] = /^([A-Za-z]{1,40}[-_]?)?(\d{1,9})$/.exec(id) ?? [];
  if (shortNumber !== undefined)
    return `${prefix}${2_000_000_000 + (Number(shortNumber) % 100_000_000)}`;
  const movedId = id.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10));
  return movedId === id ? `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}` : movedId;
};

const replaceIds = <T>(values: Readonly<Record<string, T>>, names: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      names.has(name) ? toAbsentId(String(value)) : value,
    ]),
  );

/** The input with ids that do not exist in the fields with these names. */
const withAbsentIds = (
  { path = {}, query = {}, body, ...otherInput }: CallInput,
  names: ReadonlySet<string> = objectIdNames,
): CallInput => ({
  ...otherInput,
  path: replaceIds(path, names),
  query: replaceIds(query, names),
  body: isPlainObject(body) ? replaceIds(body, names) : body,
});

const hasObjectId = ({ path = {}, query = {}, body }: CallInput): boolean =>
  [path, query, isPlainObject(body) ? body : {}].some((fields) =>
    Object.keys(fields).some((name) => objectIdNames.has(name)),
  );

/** Headers that differ from answer to answer on any server. */
const volatileHeaders =
  /^(date|age|set-cookie|content-length|connection|keep-alive|etag|via|server-timing|trace.*|x-.*|ratelimit.*|retry-after)$/;

const stableHeaderNames = ({ headers }: CallAnswer): string =>
  [...headers.keys()].filter((name) => !volatileHeaders.test(name)).join(', ');

const expectRefusal = (answer: CallAnswer, callDetail: string, statusPattern: RegExp): boolean =>
  answer.expectThat(
    statusPattern.test(String(answer.status)) && typeof answer.value('0.code') === 'string',
    'a refusal of the contract, without contents',
    { callDetail },
  );

/** Whether two refusals are equal, so that they do not reveal which object exists. */
const isSameRefusal = (firstAnswer: CallAnswer, secondAnswer: CallAnswer): boolean =>
  firstAnswer.status === secondAnswer.status &&
  JSON.stringify(firstAnswer.json) === JSON.stringify(secondAnswer.json) &&
  stableHeaderNames(firstAnswer) === stableHeaderNames(secondAnswer);

async function expectRefusedAsAbsent(
  call: MakeCall,
  operationId: string,
  input: CallInput,
  callDetail: string,
): Promise<void> {
  const answer = await call(operationId, input);
  if (!expectRefusal(answer, callDetail, /^4/)) return;
  let absentAnswer = await call(operationId, withAbsentIds(input));
  // A server that decodes its ids may refuse an id of a wrong form before it looks at the token of the link.
  const isTokenRefused = answer.status === 401 && input.path?.['token'] !== undefined;
  if (!isSameRefusal(answer, absentAnswer) && isTokenRefused)
    absentAnswer = await call(operationId, withAbsentIds(input, new Set(['token'])));
  answer.expectThat(
    isSameRefusal(answer, absentAnswer),
    `the same answer as for an id that does not exist: ${absentAnswer.summary}`,
    { callDetail, got: `${answer.summary}, headers ${stableHeaderNames(answer)}` },
  );
}

const withoutSession = ({ cookie, ...values }: StateValues): StateValues => ({
  ...values,
  cookie: String(cookie)
    .split(/;\s*/)
    .filter((pair) => !/^MYPAGE_(SESSION|DOWNLOAD)=/.test(pair))
    .join('; '),
});

/** The values of a state in which the two session cookies have exchanged their values. */
const withSwappedCookies = ({ cookie, ...values }: StateValues): StateValues => ({
  ...values,
  cookie: String(cookie).replace(/MYPAGE_(SESSION|DOWNLOAD)=/g, (_, kind) =>
    kind === 'SESSION' ? 'MYPAGE_DOWNLOAD=' : 'MYPAGE_SESSION=',
  ),
});

/** Makes the call of the pact as a caller to whom its object does not belong. */
type RunAs = (call: PactCall, context: CheckContext) => Promise<void>;

/** Expects that the call of the pact is refused with 401. */
const expect401 =
  (callDetail: string, getCall: (context: CheckContext) => MakeCall): RunAs =>
  async ({ operation: { operationId }, fill }, context) => {
    const answer = await getCall(context)(operationId, fill(context.values));
    expectRefusal(answer, callDetail, /^401$/);
  };

const runBeforeNextStep: RunAs = async ({ operation: { operationId }, fill }, { call, values }) => {
  const isVerification = verificationOperations.includes(operationId);
  const codes = ['401-1-00-01', ...(isVerification ? ['400-1-03-11'] : [])];
  (await call(operationId, fill(values))).expectRefused(codes, 'before the next step');
};

const runAsOtherCustomer: RunAs = ({ operation, fill }, { call, values }) =>
  expectRefusedAsAbsent(call, operation.operationId, fill(values), 'by another customer');

const runAtOtherIssuer: RunAs = async (
  { operation: { operationId, security }, fill },
  { callWith, values },
) => {
  const callAtOtherIssuer = callWith(values, String(values['base']));
  const input = fill(values);
  await expectRefusedAsAbsent(callAtOtherIssuer, operationId, input, 'at another issuer');
  if (security === 'public') return;
  const answer = await callWith(values)(operationId, input);
  expectRefusal(answer, 'with the session of another issuer', /^401$/);
};

const runAsVisitor: RunAs = async (
  { operation: { operationId, security }, fill },
  { callWith, values },
) => {
  const call = callWith(withoutSession(values));
  const input = fill(values);
  expectRefusal(await call(operationId, input), 'without a session', /^401$/);
  const { path = {}, query = {}, body } = input;
  const hasContent = body !== undefined || Object.keys(query).length > 0;
  if (body instanceof Blob || !hasContent || security === 'public') return;
  // The server checks the session before the content ("Order of refusals").
  const inputWithoutContent = { path, ...(body !== undefined && { body: {} }) };
  const answer = await call(operationId, inputWithoutContent);
  expectRefusal(answer, 'without a session and without content', /^401$/);
};

type Caller = {
  /** The state that logs the caller in, after the states of the owner. */
  state?: StateName;
  run: RunAs;
  /** What breaks, as a sentence. The verb phrase is "sees or downloads what belongs" or "changes what belongs". */
  breaksOf: (verbPhrase: string) => string;
};

const otherCustomerState = 'another customer of the issuer is logged in';

/** Callers who may not reach an object (OWASP API1:2023, S6). */
export const callers: Readonly<Record<string, Caller>> = {
  'another customer of the issuer': {
    state: otherCustomerState,
    run: runAsOtherCustomer,
    breaksOf: (verbPhrase) => `Another customer of the issuer ${verbPhrase} to this customer.`,
  },
  'a customer of another issuer': {
    state: 'a customer of another issuer is logged in',
    run: runAtOtherIssuer,
    breaksOf: (verbPhrase) => `A customer of another issuer ${verbPhrase} to this customer.`,
  },
  'a visitor without a login': {
    run: runAsVisitor,
    breaksOf: (verbPhrase) => `A person without a login ${verbPhrase} to a customer.`,
  },
  'a session that has ended': {
    state: 'the session has ended since',
    run: expect401('with a session that has ended', ({ call }) => call),
    breaksOf: (verbPhrase) =>
      `The next user of the computer ${verbPhrase} to the customer whose session has ended.`,
  },
  'a session of the other kind (portal or mailed link)': {
    state: otherCustomerState,
    run: expect401('with MYPAGE_SESSION and MYPAGE_DOWNLOAD exchanged', ({ callWith, values }) =>
      callWith(withSwappedCookies(values)),
    ),
    breaksOf: (verbPhrase) =>
      `A person with the login of some mailed bills ${verbPhrase} to a whole account, or the other way round.`,
  },
  'a login before its confirmation code': {
    state: 'a customer must verify the mail address',
    run: runBeforeNextStep,
    breaksOf: (verbPhrase) =>
      `A person who only knows the password ${verbPhrase} to the customer, without the code.`,
  },
  'a login before its new password': {
    state: 'a customer must change the password',
    run: runBeforeNextStep,
    breaksOf: (verbPhrase) =>
      `A person with an old or mailed password ${verbPhrase} to the customer, without setting a new one.`,
  },
};

/** For an operation and a caller: the check, or the reason why no check exists. */
type OwnershipCell = { operationId: string; caller: string; check?: Check; reason?: string };

function cellOf(call: PactCall, caller: string, { state, run, breaksOf }: Caller): OwnershipCell[] {
  const { states, fill } = call;
  const { operationId, security, method } = call.operation;
  const needsSession = security !== 'public';
  const hasOwner = hasObjectId(fill({}));
  const isBeforeStep = caller.startsWith('a login');
  if (isBeforeStep) {
    const isAllowed =
      progressOperations.includes(operationId) ||
      (caller.endsWith('code') && verificationOperations.includes(operationId));
    if (security !== 'sessionCookie' || isAllowed) return [];
  }
  if (caller === 'a session of the other kind (portal or mailed link)' && !needsSession) return [];
  if (caller.includes('customer') ? !hasOwner : !needsSession && !hasOwner) return [];
  const reason =
    uncheckedReasons[operationId]?.[caller] ??
    (needsSession || caller === 'a customer of another issuer' ? undefined : keyReason);
  if (reason !== undefined) return [{ operationId, caller, reason }];
  const check: Check = {
    operationId,
    name: `refuses ${caller}`,
    states: state === undefined ? states : isBeforeStep ? [state] : [...states, state],
    level: lastLevel,
    breaks: breaksOf(method === 'get' ? 'sees or downloads what belongs' : 'changes what belongs'),
    run: (context) => run(call, context),
  };
  return [{ operationId, caller, check }];
}

/** States in which a bill is refused to its owner, too. A server must check the owner before the state of the bill. */
const unavailableBillStates = ['a bill was withdrawn', 'a bill is past its deadline'] as const;

/** Checks that another customer is refused as for an unknown bill, also if the bill is unavailable. */
function unavailableBillCells(call: PactCall): OwnershipCell[] {
  const [firstState, ...otherStates] = call.states;
  if (firstState?.params['billId'] === undefined || otherStates.length > 0) return [];
  const { operationId } = call.operation;
  const caller = 'another customer of the issuer';
  return unavailableBillStates.map((state) => ({
    operationId,
    caller,
    check: {
      operationId,
      name: `refuses ${caller}, also if ${state.replace('a bill', 'the bill')}`,
      states: [{ state, params: firstState.params }, otherCustomerState],
      level: lastLevel,
      breaks: 'Another customer learns that a bill of this customer exists.',
      run: (context) => runAsOtherCustomer(call, context),
    },
  }));
}

/** Operations with an idempotency key whose answers always differ between two customers. */
const operationsWithPersonalAnswer = ['createUploadToken', 'registerEStorageLinkage'];

/** Checks that two customers may send the same idempotency key: a key belongs to a session (contract, "Sent twice"). */
function keyCell({ operation: { operationId }, states, fill }: PactCall): OwnershipCell[] {
  if (!operationsWithPersonalAnswer.includes(operationId)) return [];
  const check: Check = {
    operationId,
    name: 'treats a call with the key of another customer as a new call',
    breaks: "A customer receives another customer's answer, and nothing is done.",
    level: lastLevel,
    states: [...states, otherCustomerState],
    run: async ({ callWith, values, valuesOf }) => {
      const owner: StateValues = Object.assign({}, ...states.map(({ state }) => valuesOf(state)));
      const input = withNewKey(fill(owner));
      const answerToOwner = await callWith(owner)(operationId, input);
      const answer = await callWith(values)(operationId, input);
      const isSameAnswer =
        answerToOwner.status === answer.status && answerToOwner.body.equals(answer.body);
      answer.expectThat(!isSameAnswer || answer.body.length === 0, 'an answer of its own', {
        callDetail: 'by another customer with the same key and content',
      });
    },
  };
  return [{ operationId, caller: 'another customer of the issuer', check }];
}

/**
 * Checks that each operation refuses callers to whom its object does not belong. The calls are the successful calls of
 * the pact, so each new operation is checked, too. The answer for an object of another customer must equal the answer
 * for an object that does not exist.
 */
export const ownershipCells = ({ pact, operations }: Pick<Assets, 'pact' | 'operations'>) =>
  pactCalls(pact, operations).flatMap((call) => [
    ...Object.entries(callers).flatMap(([name, caller]) => cellOf(call, name, caller)),
    ...unavailableBillCells(call),
    ...keyCell(call),
  ]);
