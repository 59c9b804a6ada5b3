import { isStateName } from '../../states/provider-states.ts';
import type { Assets } from '../assets.ts';
import { pactCalls, type PactCall } from '../pact-calls.ts';
import { newKey, type CallInput } from './browser.ts';
import { expectDone, expectRefused, expectThat, fieldOf, type Check } from './check.ts';
import { sameAnswer } from './repeats.ts';
import { clockOf, nowFaults } from './times.ts';

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

/** Wrong anti-forgery pairs. A GET may be without the header. */
const wrongPairs: readonly [string, NonNullable<CallInput['headers']>][] = [
  [
    'with an X-XSRF-TOKEN that differs from the cookie',
    { 'x-xsrf-token': 'another-token-0123456789' },
  ],
  ['without X-XSRF-TOKEN', { 'x-xsrf-token': undefined }],
];

function checksOf({ operation: { operationId, method }, states, fill }: PactCall): Check[] {
  const isGet = method === 'get';
  const common = {
    operationId,
    states: states.flatMap(({ state, params }) => (isStateName(state) ? [{ state, params }] : [])),
  };
  const own = Object.entries(times[operationId] ?? {});
  const all: Check[] = [
    {
      ...common,
      name: 'compares the anti-forgery pair',
      breaks:
        'Another site acts as the customer, or a tab of an earlier login shows the data of a later one.',
      run: async ({ call, values }) => {
        const { headers, ...sent } = fill(values);
        const answers = [];
        for (const [description, pair] of wrongPairs.slice(0, isGet ? 1 : 2)) {
          const answer = await call(operationId, { ...sent, headers: { ...headers, ...pair } });
          answers.push(...expectRefused(answer, ['403-1-00-01'], description));
        }
        return answers;
      },
    },
    {
      ...common,
      name: 'needs an idempotency key, and answers a repeat with the first answer',
      breaks: 'After a lost answer the customer does something twice, or reads that it failed.',
      run: async ({ call, values }) => {
        const { headers, ...sent } = fill(values);
        const send = (key: string | undefined) =>
          call(operationId, { ...sent, headers: { ...headers, 'idempotency-key': key } });
        const key = newKey();
        const without = await send(undefined);
        const first = await send(key);
        return [
          ...expectRefused(without, ['400-1-99-01'], 'without Idempotency-Key'),
          ...expectDone(first),
          ...sameAnswer(first, await send(key)),
        ];
      },
    },
    {
      ...common,
      name: 'has times that fit the moment',
      breaks: 'The page shows a time that is hours off, or calls a valid link expired.',
      run: async ({ call, values }) => {
        const answer = await call(operationId, fill(values));
        return own.flatMap(([name, when]) => {
          const time = fieldOf(answer, name);
          if (when === 'now') return nowFaults(answer, name, time);
          const isLater = Date.parse(String(time)) > clockOf(answer);
          return expectThat(isLater, answer, `${name} in the future`, { got: String(time) });
        });
      },
    },
  ];
  return all.filter((_, at) => at === 0 || (at === 1 ? !isGet : own.length > 0));
}

/** Rules of the contract's introduction, checked with a successful call of each operation. */
export const everyCallChecks = ({
  pact,
  operations,
}: Pick<Assets, 'pact' | 'operations'>): Check[] => pactCalls(pact, operations).flatMap(checksOf);
