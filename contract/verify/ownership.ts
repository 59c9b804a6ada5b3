import type { StateName } from '../states/provider-states.ts';
import type { Assets, OperationEntry } from './assets.ts';
import type { CallAnswer } from './behaviour/answer.ts';
import { newKey, type MakeCall, type CallInput } from './behaviour/browser.ts';
import type { Check } from './behaviour/check.ts';

import { lastLevel } from './levels.ts';
import { pactCalls, type PactCall } from './pact-calls.ts';
import type { StateValues } from './states.ts';

/** Callers who may not reach an object (OWASP API1:2023, S6). */
export const callers = {
  'another customer of the issuer': 'another customer of the issuer is logged in',
  'a customer of another issuer': 'a customer of another issuer is logged in',
  'a visitor without a login': undefined,
  'a session that has ended': 'the session has ended since',
  'a session of the other kind': 'another customer of the issuer is logged in',
  'a login before its confirmation code': 'a customer must verify the mail address',
  'a login before its new password': 'a customer must change the password',
} as const satisfies Record<string, StateName | undefined>;

type Caller = keyof typeof callers;

const isCaller = (name: string): name is Caller => Object.hasOwn(callers, name);

/** Operations that a login accepts before its next step (LoginNextStep); the code comes after the password (400-1-03-11). */
const progressing = new Set(['getLoginProgress', 'logout']);
const verifying = new Set([
  'getVerificationAddresses',
  'sendVerificationCode',
  'checkVerificationCode',
]);

/** An operation and a caller: the check, or the reason why there is none. */
type OwnershipCell = { operationId: string; caller: Caller; check?: Check; reason?: string };

/** The names of what belongs to a customer, in paths, queries and bodies. */
const ownIds = new Set([
  'attachmentId',
  'billId',
  'changeRequestId',
  'fileId',
  'mailAddressId',
  'noticeId',
  'token',
]);

const keyReason = 'The token is the only key: the person who has the mail may use it (S6).';

const ownAddress = 'mailAddressId counts within the own addresses; the value names an own address.';
const ownLink =
  'billId only chooses among the own links; without a match the newest own link answers.';

/** Cells that no call can decide. */
const reasons: Readonly<Record<string, Partial<Record<Caller, string>>>> = {
  downloadNoticeAttachment: {
    'another customer of the issuer': 'An issuer publishes a notice to all of its customers.',
  },
  sendVerificationCode: {
    'another customer of the issuer': ownAddress,
    'a customer of another issuer': ownAddress,
  },
  getDownloadSession: {
    'another customer of the issuer': ownLink,
    'a customer of another issuer': ownLink,
  },
};

/** The same form, another value: each digit moves on by three, other texts get an end. */
const absent = (id: string): string => {
  const moved = id.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10));
  return moved === id ? `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}` : moved;
};

const replaced = <T>(
  values: Readonly<Record<string, T>>,
  change: (id: string) => T,
  names: ReadonlySet<string>,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      names.has(name) ? change(String(value)) : value,
    ]),
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** The call with ids that do not exist: those of the names. */
const withAbsentIds = (
  { path = {}, query = {}, body, ...rest }: CallInput,
  names: ReadonlySet<string> = ownIds,
): CallInput => ({
  ...rest,
  path: replaced(path, absent, names),
  query: replaced(query, absent, names),
  body: isRecord(body) ? replaced<unknown>(body, absent, names) : body,
});

const token: ReadonlySet<string> = new Set(['token']);

const hasOwnId = ({ path = {}, query = {}, body }: CallInput): boolean =>
  [path, query, isRecord(body) ? body : {}].some((part) =>
    Object.keys(part).some((name) => ownIds.has(name)),
  );

/** Headers that differ from answer to answer on any server. */
const volatile =
  /^(date|age|set-cookie|content-length|connection|keep-alive|etag|via|server-timing|trace.*|x-.*|ratelimit.*|retry-after)$/;

const stableHeaders = ({ headers }: CallAnswer): string =>
  [...headers.keys()].filter((name) => !volatile.test(name)).join(', ');

const expectRefusal = (answer: CallAnswer, who: string, statuses: RegExp): boolean =>
  answer.expectThat(
    statuses.test(String(answer.status)) && typeof answer.value('0.code') === 'string',
    'a refusal of the contract, without contents',
    { sent: who },
  );

/** Whether two refusals do not show which of their objects exists. */
const isSame = (one: CallAnswer, other: CallAnswer): boolean =>
  one.status === other.status &&
  JSON.stringify(one.json) === JSON.stringify(other.json) &&
  stableHeaders(one) === stableHeaders(other);

async function expectRefusedAsAbsent(
  call: MakeCall,
  id: string,
  sent: CallInput,
  who: string,
): Promise<void> {
  const answer = await call(id, sent);
  if (!expectRefusal(answer, who, /^4/)) return;
  let missing = await call(id, withAbsentIds(sent));
  // A server that decodes its ids may refuse an id of a wrong form before it looks at the token of the link.
  if (!isSame(answer, missing) && answer.status === 401 && sent.path?.['token'] !== undefined)
    missing = await call(id, withAbsentIds(sent, token));
  answer.expectThat(
    isSame(answer, missing),
    `the same answer as for an id that does not exist: ${missing.summary}`,
    { sent: who, got: `${answer.summary}, headers ${stableHeaders(answer)}` },
  );
}

const withoutSession = ({ cookie, ...values }: StateValues): StateValues => ({
  ...values,
  cookie: String(cookie)
    .split(/;\s*/)
    .filter((pair) => !/^MYPAGE_(SESSION|DOWNLOAD)=/.test(pair))
    .join('; '),
});

/** The two session cookies with the value of each other. */
const withSwapped = ({ cookie, ...values }: StateValues): StateValues => ({
  ...values,
  cookie: String(cookie).replace(/MYPAGE_(SESSION|DOWNLOAD)=/g, (_, kind) =>
    kind === 'SESSION' ? 'MYPAGE_DOWNLOAD=' : 'MYPAGE_SESSION=',
  ),
});

const beforeNextStep =
  ({ operation: { operationId }, fill }: PactCall): Check['run'] =>
  async ({ call, values }) => {
    const codes = ['401-1-00-01', ...(verifying.has(operationId) ? ['400-1-03-11'] : [])];
    (await call(operationId, fill(values))).expectRefused(codes, 'before the next step');
  };

const runs: Readonly<Record<Caller, (call: PactCall) => Check['run']>> = {
  'another customer of the issuer':
    ({ operation, fill }) =>
    ({ call, values }) =>
      expectRefusedAsAbsent(call, operation.operationId, fill(values), 'by another customer'),
  'a customer of another issuer':
    ({ operation: { operationId, security }, fill }) =>
    async ({ callWith, values }) => {
      const there = callWith(values, String(values['base']));
      const sent = fill(values);
      await expectRefusedAsAbsent(there, operationId, sent, 'at another issuer');
      if (security === 'public') return;
      const here = await callWith(values)(operationId, sent);
      expectRefusal(here, 'with the session of another issuer', /^401$/);
    },
  'a visitor without a login':
    ({ operation, fill }) =>
    async ({ callWith, values }) => {
      const call = callWith(withoutSession(values));
      const { path = {}, query = {}, ...sent } = fill(values);
      const isForm = sent.body instanceof Blob;
      const whole = await call(operation.operationId, { path, query, ...sent });
      // The session comes before the content ("Order of refusals").
      const empty =
        isForm || (sent.body === undefined && Object.keys(query).length === 0)
          ? undefined
          : await call(operation.operationId, {
              path,
              ...(sent.body !== undefined && { body: {} }),
            });
      expectRefusal(whole, 'without a session', /^401$/);
      if (empty && operation.security !== 'public')
        expectRefusal(empty, 'without a session and without content', /^401$/);
    },
  'a session that has ended':
    ({ operation, fill }) =>
    async ({ call, values }) => {
      expectRefusal(
        await call(operation.operationId, fill(values)),
        'with a session that has ended',
        /^401$/,
      );
    },
  'a session of the other kind':
    ({ operation, fill }) =>
    async ({ callWith, values }) => {
      expectRefusal(
        await callWith(withSwapped(values))(operation.operationId, fill(values)),
        'with MYPAGE_SESSION and MYPAGE_DOWNLOAD exchanged',
        /^401$/,
      );
    },
  'a login before its confirmation code': beforeNextStep,
  'a login before its new password': beforeNextStep,
};

const actOf = ({ method }: OperationEntry): string =>
  method === 'get' ? 'sees or downloads what belongs' : 'changes what belongs';

const sentences: Readonly<Record<Caller, (operation: OperationEntry) => string>> = {
  'another customer of the issuer': (one) =>
    `Another customer of the issuer ${actOf(one)} to this customer.`,
  'a customer of another issuer': (one) =>
    `A customer of another issuer ${actOf(one)} to this customer.`,
  'a visitor without a login': (one) => `A person without a login ${actOf(one)} to a customer.`,
  'a session that has ended': (one) =>
    `The next user of the computer ${actOf(one)} to the customer whose session has ended.`,
  'a session of the other kind': (one) =>
    `A person with the login of some mailed bills ${actOf(one)} to a whole account, or the other way round.`,
  'a login before its confirmation code': (one) =>
    `A person who only knows the password ${actOf(one)} to the customer, without the code.`,
  'a login before its new password': (one) =>
    `A person with an old or mailed password ${actOf(one)} to the customer, without setting a new one.`,
};

function cellOf(call: PactCall, caller: Caller): OwnershipCell[] {
  const { operation, states, fill } = call;
  const { operationId, security } = operation;
  const needsSession = security !== 'public';
  const isOwned = hasOwnId(fill({}));
  const isAboutIds = caller.includes('customer');
  const isBeforeStep = caller.startsWith('a login');
  if (isBeforeStep) {
    const isAllowed =
      progressing.has(operationId) || (caller.endsWith('code') && verifying.has(operationId));
    if (security !== 'sessionCookie' || isAllowed) return [];
  }
  if (caller === 'a session of the other kind' && !needsSession) return [];
  if (isAboutIds ? !isOwned : !needsSession && !isOwned) return [];
  const reason =
    reasons[operationId]?.[caller] ??
    (needsSession || caller === 'a customer of another issuer' ? undefined : keyReason);
  if (reason !== undefined) return [{ operationId, caller, reason }];
  const change = callers[caller];
  const check: Check = {
    operationId,
    name: `refuses ${caller}`,
    states: change === undefined ? states : isBeforeStep ? [change] : [...states, change],
    level: lastLevel,
    breaks: sentences[caller](operation),
    run: runs[caller](call),
  };
  return [{ operationId, caller, check }];
}

/** States of a bill that refuse its owner, too: the owner must be checked first. */
const closedBills = ['a bill was withdrawn', 'a bill is past its deadline'] as const;

/** Another customer of the issuer at a closed bill. */
function closedBillCells({ operation, states, fill }: PactCall): OwnershipCell[] {
  const [first, ...others] = states;
  if (first?.params['billId'] === undefined || others.length > 0) return [];
  const { operationId } = operation;
  const caller = 'another customer of the issuer';
  return closedBills.map((state) => ({
    operationId,
    caller,
    check: {
      operationId,
      name: `refuses ${caller}, also if ${state.replace('a bill', 'the bill')}`,
      states: [{ state, params: first.params }, callers[caller]],
      level: lastLevel,
      breaks: 'Another customer learns that a bill of this customer exists.',
      run: runs[caller]({ operation, states, fill }),
    },
  }));
}

/** Operations with a key whose answers are never the same for two customers. */
const personalAnswers = new Set(['createUploadToken', 'registerEStorageLinkage']);

/** The idempotency key of one customer, sent by another: the key belongs to the session (contract, "Sent twice"). */
function keyCell({ operation, states, fill }: PactCall): OwnershipCell[] {
  const { operationId } = operation;
  if (!personalAnswers.has(operationId)) return [];
  const caller = 'another customer of the issuer';
  const run: Check['run'] = async ({ callWith, values, valuesOf }) => {
    const owner: StateValues = Object.assign({}, ...states.map(({ state }) => valuesOf(state)));
    const { headers, ...sent } = fill(owner);
    const withKey = { ...sent, headers: { ...headers, 'idempotency-key': newKey() } };
    const first = await callWith(owner)(operationId, withKey);
    const other = await callWith(values)(operationId, withKey);
    const isFirst = first.status === other.status && first.body.equals(other.body);
    other.expectThat(!isFirst || first.body.length === 0, 'an answer of its own', {
      sent: 'by another customer with the same key and content',
    });
  };
  const name = 'takes the key of another customer for another call';
  const breaks = "A customer receives another customer's answer, and nothing is done.";
  const check = { operationId, name, breaks, run, level: lastLevel };
  return [{ operationId, caller, check: { ...check, states: [...states, callers[caller]] } }];
}

/**
 * Whether each operation refuses callers to whom its object does not belong. The calls are the successful ones of the pact,
 * so a new operation is covered by its pact. An answer for an object of another customer must equal the answer for an
 * object that does not exist.
 */
export const ownershipCells = ({ pact, operations }: Pick<Assets, 'pact' | 'operations'>) =>
  pactCalls(pact, operations).flatMap((call) => [
    ...Object.keys(callers).flatMap((caller) => (isCaller(caller) ? cellOf(call, caller) : [])),
    ...closedBillCells(call),
    ...keyCell(call),
  ]);
