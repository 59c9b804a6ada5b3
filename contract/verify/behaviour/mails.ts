import { randomUUID } from 'node:crypto';
import type { StateName } from '../../states/provider-states.ts';
import type { MakeCall } from './browser.ts';
import type { Check } from './check.ts';

/** Requests two mails immediately after each other, with two idempotency keys. */
async function requestTwice(call: MakeCall, operationId: string, body: object): Promise<void> {
  const isForgotten = 'registeredMailAddress' in body;
  const registeredMailAddress = 'someone.else@example.co.jp';
  const wrong = { body: { ...body, registeredMailAddress } };
  const other = isForgotten ? await call(operationId, wrong) : undefined;
  if (other) {
    other.expectRefused('400-1-02-05', 'with the address of another person');
    other.expectTarget('registeredMailAddress');
  }
  const first = await call(operationId, { body });
  const second = await call(operationId, { body });
  const wait = Number(first.value('resendAfterSeconds'));
  const told = second.headers.get('retry-after');
  second.expectThat(
    second.status !== 429 || told === null || !/^\d+$/.test(told) || Number(told) <= wait,
    `Retry-After in seconds, at most ${wait}`,
    { got: String(told) },
  );
  first.expectDone();
  // An issuer can allow a second mail immediately, and announces that.
  if (first.value('resendAfterSeconds') === 0) second.expectDone();
  else second.expectRefused('429-1-05-01', 'before resendAfterSeconds have passed');
}

type Read = (name: string) => string;
const forgetful = (read: Read) => ({
  loginId: read('loginId'),
  registeredMailAddress: read('registeredMailAddress'),
});
const newAddress = () => ({
  mailAddress: `keiri-${randomUUID().slice(0, 8)}@hajimete.example.co.jp`,
});

const mails: readonly [string, StateName, mail: string, body: (read: Read) => object][] = [
  ['requestPasswordReissue', 'a forgotten password is replaced by a link', 'link', forgetful],
  [
    'issueTemporaryPassword',
    'a forgotten password is replaced by a temporary one',
    'temporary password',
    forgetful,
  ],
  ['registerMailAddress', 'a visitor', 'link to an address', newAddress],
];

/** A visitor cannot request several mails at once (MailSending, S8). */
export const mailChecks: readonly Check[] = mails.map(
  ([operationId, state, mail, body]): Check => ({
    operationId,
    name: `sends no second ${mail} before resendAfterSeconds`,
    states: [state],
    breaks:
      "An attacker can fill a customer's mailbox, and the page counts down to a time that the server does not keep.",
    run: ({ call, stateValue }) => requestTwice(call, operationId, body(stateValue)),
  }),
);
