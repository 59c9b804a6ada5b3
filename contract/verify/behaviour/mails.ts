import { randomUUID } from 'node:crypto';
import type { Fault } from '../fault.ts';
import type { MakeCall } from './browser.ts';
import { expectDone, expectRefused, expectThat, fieldOf, type Check } from './check.ts';

/** Requests two mails immediately after each other, with two idempotency keys. */
async function requestTwice(call: MakeCall, operationId: string, body: unknown): Promise<Fault[]> {
  const first = await call(operationId, { body });
  const second = await call(operationId, { body });
  const wait = Number(fieldOf(first, 'resendAfterSeconds'));
  const told = second.headers.get('retry-after');
  return [
    ...expectThat(
      second.status !== 429 || told === null || !/^\d+$/.test(told) || Number(told) <= wait,
      second,
      `Retry-After in seconds, at most ${wait}`,
      { got: String(told) },
    ),
    ...expectDone(first),
    // An issuer can allow a second mail immediately, and announces that.
    ...(fieldOf(first, 'resendAfterSeconds') === 0
      ? expectDone(second)
      : expectRefused(second, ['429-1-05-01'], 'before resendAfterSeconds have passed')),
  ];
}

const breaks =
  "An attacker can fill a customer's mailbox, and the page counts down to a time that the server does not keep.";

/** A visitor cannot request several mails at once (MailSending, S8). */
export const mailChecks: readonly Check[] = [
  {
    operationId: 'requestPasswordReissue',
    name: 'sends no second link before resendAfterSeconds',
    states: ['a forgotten password is replaced by a link'],
    breaks,
    run: async ({ call, stateValue }) =>
      requestTwice(call, 'requestPasswordReissue', {
        loginId: stateValue('loginId'),
        registeredMailAddress: stateValue('registeredMailAddress'),
      }),
  },
  {
    operationId: 'issueTemporaryPassword',
    name: 'sends no second temporary password before resendAfterSeconds',
    states: ['a forgotten password is replaced by a temporary one'],
    breaks,
    run: async ({ call, stateValue }) =>
      requestTwice(call, 'issueTemporaryPassword', {
        loginId: stateValue('loginId'),
        registeredMailAddress: stateValue('registeredMailAddress'),
      }),
  },
  {
    operationId: 'registerMailAddress',
    name: 'sends no second link to an address before resendAfterSeconds',
    states: ['a visitor'],
    breaks,
    run: async ({ call }) =>
      requestTwice(call, 'registerMailAddress', {
        mailAddress: `keiri-${randomUUID().slice(0, 8)}@hajimete.example.co.jp`,
      }),
  },
];
