import type { StateName } from '../../states/provider-states.ts';
import { otherXsrfToken, type CallInput } from './browser.ts';
import type { Check } from './check.ts';

/** Faults of a request: a description, the code, and the headers that cause it. */
const requestFaults: readonly [
  description: string,
  code: string,
  headersWith: (xsrfToken: string) => CallInput['headers'],
][] = [
  ['of an old portal', '400-1-99-02', () => ({ 'x-front-version': '0.0.0' })],
  ['with another X-XSRF-TOKEN', '403-1-00-01', () => ({ 'x-xsrf-token': otherXsrfToken })],
  ['without Idempotency-Key', '400-1-99-01', () => ({ 'idempotency-key': undefined })],
  ['without a session', '401-1-00-01', (token) => ({ cookie: `XSRF-TOKEN=${token}` })],
  ['without its content', '400-1-00-01', () => ({})],
];

const operations: readonly [operationId: string, StateName][] = [
  ['updateBillStatus', 'the status of a bill can be set'],
  ['updateLedgerMailAttachment', 'a customer with account settings is logged in'],
  ['login', 'a visitor'],
];

/** A request with several faults is refused for the first one (contract, "Order of refusals"). */
export const orderChecks: readonly Check[] = operations.map(([operationId, state]): Check => ({
  operationId,
  name: 'refuses a request with several faults for the first of them',
  states: [state],
  breaks: 'A customer must log in again, or corrects an entry, instead of reloading an old page.',
  run: async ({ call, stateValue }) => {
    const possibleFaults = requestFaults.filter(
      ([, code]) => operationId !== 'login' || code !== '401-1-00-01',
    );
    // Some servers accept every version of the portal, so this fault is optional.
    const headersOfOldPortal = { 'x-front-version': '0.0.0' };
    const oldPortalAnswer = await call('getSettingInfo', { headers: headersOfOldPortal });
    const path = { billId: stateValue('billId') };
    for (const [at, [, code]] of possibleFaults.entries()) {
      if (at === 0 && oldPortalAnswer.status === 200) continue;
      const sentFaults = possibleFaults.slice(at);
      const headersOfFaults = sentFaults.map(([, , headersWith]) =>
        headersWith(stateValue('xsrfToken')),
      );
      const headers = Object.assign({}, ...headersOfFaults);
      const answer = await call(operationId, { path, body: {}, headers });
      answer.expectRefused(code, sentFaults.map(([description]) => description).join(', '));
    }
  },
}));
