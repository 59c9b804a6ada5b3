import type { StateName } from '../../states/provider-states.ts';
import type { CallInput } from './browser.ts';
import type { Check } from './check.ts';

/** A fault of a request, and its code. */
type RequestFault = { fault: string; code: string; inputWith: (xsrfToken: string) => CallInput };

const requestFaults: readonly RequestFault[] = [
  {
    fault: 'of an old portal',
    code: '400-1-99-02',
    inputWith: () => ({ headers: { 'x-front-version': '0.0.0' } }),
  },
  {
    fault: 'with another X-XSRF-TOKEN',
    code: '403-1-00-01',
    inputWith: () => ({ headers: { 'x-xsrf-token': 'another-token-0123456789' } }),
  },
  {
    fault: 'without Idempotency-Key',
    code: '400-1-99-01',
    inputWith: () => ({ headers: { 'idempotency-key': undefined } }),
  },
  {
    fault: 'without a session',
    code: '401-1-00-01',
    inputWith: (token) => ({ headers: { cookie: `XSRF-TOKEN=${token}` } }),
  },
  { fault: 'without its content', code: '400-1-00-01', inputWith: () => ({ body: {} }) },
];

const changes: readonly [operationId: string, StateName][] = [
  ['updateBillStatus', 'the status of a bill can be set'],
  ['updateLedgerMailAttachment', 'a customer with account settings is logged in'],
  ['login', 'a visitor'],
];

/** A request with several faults is refused for the first one (contract, "Order of refusals"). */
export const orderChecks: readonly Check[] = changes.map(([operationId, state]): Check => ({
  operationId,
  name: 'refuses a request with several faults for the first of them',
  states: [state],
  breaks: 'A customer must log in again, or corrects an entry, instead of reloading an old page.',
  run: async ({ call, stateValue }) => {
    const faults = requestFaults.filter(
      ({ code }) => operationId !== 'login' || code !== '401-1-00-01',
    );
    // Some servers accept every version of the portal.
    const headersOfOldPortal = { 'x-front-version': '0.0.0' };
    const oldPortalAnswer = await call('getSettingInfo', { headers: headersOfOldPortal });
    const path = { billId: stateValue('billId') };
    for (const [at, { code }] of faults.entries()) {
      if (at === 0 && oldPortalAnswer.status === 200) continue;
      const sentFaults = faults.slice(at);
      const inputs = sentFaults.map(({ inputWith }) => inputWith(stateValue('xsrfToken')));
      const headers = Object.assign({}, ...inputs.map((input) => input.headers));
      const answer = await call(operationId, { path, body: {}, headers });
      answer.expectRefused(code, sentFaults.map(({ fault }) => fault).join(', '));
    }
  },
}));
