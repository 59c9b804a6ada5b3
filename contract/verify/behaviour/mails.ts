import { randomUUID } from 'node:crypto';
import type { StateName } from '../../states/provider-states.ts';
import type { Check } from './check.ts';

const mails: readonly [operationId: string, StateName, content: string][] = [
  ['requestPasswordReissue', 'a forgotten password is replaced by a link', 'link'],
  [
    'issueTemporaryPassword',
    'a forgotten password is replaced by a temporary one',
    'temporary password',
  ],
  ['registerMailAddress', 'a visitor', 'link to an address'],
];

/** A visitor cannot request several mails at once (MailSending, S8). */
export const mailChecks: readonly Check[] = mails.map(([operationId, state, content]): Check => ({
  operationId,
  name: `sends no second ${content} before resendAfterSeconds have passed`,
  states: [state],
  breaks:
    "An attacker can fill a customer's mailbox, and the page counts down to a time that the server does not keep.",
  run: async ({ call, pactInput }) => {
    const mailAddress = `keiri-${randomUUID().slice(0, 8)}@hajimete.example.co.jp`;
    const isRegistration = operationId === 'registerMailAddress';
    const body: object = isRegistration ? { mailAddress } : Object(pactInput(operationId).body);
    if ('registeredMailAddress' in body) {
      const wrongBody = { ...body, registeredMailAddress: 'someone.else@example.co.jp' };
      const refusal = await call(operationId, { body: wrongBody });
      refusal.expectRefused('400-1-02-05', 'with the address of another person');
      refusal.expectTarget('registeredMailAddress');
    }
    const firstAnswer = await call(operationId, { body });
    const secondAnswer = await call(operationId, { body });
    const waitSeconds = Number(firstAnswer.value('resendAfterSeconds'));
    const retryAfter = secondAnswer.headers.get('retry-after') ?? '';
    secondAnswer.expectThat(
      secondAnswer.status !== 429 || !/^\d+$/.test(retryAfter) || Number(retryAfter) <= waitSeconds,
      `Retry-After in seconds, at most ${waitSeconds}`,
      { got: retryAfter },
    );
    firstAnswer.expectDone();
    // An issuer can allow a second mail immediately, and announces this as 0 seconds.
    if (firstAnswer.value('resendAfterSeconds') === 0) secondAnswer.expectDone();
    else secondAnswer.expectRefused('429-1-05-01', 'before resendAfterSeconds have passed');
  },
}));
