import { randomUUID } from 'node:crypto';
import type { Fault } from '../fault.ts';
import type { Ask } from './browser.ts';
import { expectDone, expectRefused, fieldOf, type Check } from './check.ts';

/** Asks for one mail, and at once for another, each by a press of its own. */
async function askTwice(ask: Ask, operationId: string, body: unknown): Promise<Fault[]> {
  const first = await ask(operationId, { body });
  const second = await ask(operationId, { body });
  return [
    ...expectDone(first),
    // An issuer may let customers ask again at once, and then says so.
    ...(fieldOf(first, 'resendAfterSeconds') === 0
      ? expectDone(second)
      : expectRefused(second, ['429-1-05-01'], 'before resendAfterSeconds are over')),
  ];
}

const breaks =
  "Anybody can fill a customer's mailbox, and the page counts down to a time that means nothing.";

/** That the mails which a visitor can ask for come one at a time (MailSending, S8). */
export const mailChecks: readonly Check[] = [
  {
    operationId: 'requestPasswordReissue',
    name: 'mails one link, and none more before its time',
    states: ['a forgotten password is replaced by a link'],
    breaks,
    run: async ({ ask, given }) =>
      askTwice(ask, 'requestPasswordReissue', {
        loginId: given('loginId'),
        registeredMailAddress: given('registeredMailAddress'),
      }),
  },
  {
    operationId: 'issueTemporaryPassword',
    name: 'mails one temporary password, and none more before its time',
    states: ['a forgotten password is replaced by a temporary one'],
    breaks,
    run: async ({ ask, given }) =>
      askTwice(ask, 'issueTemporaryPassword', {
        loginId: given('loginId'),
        registeredMailAddress: given('registeredMailAddress'),
      }),
  },
  {
    operationId: 'registerMailAddress',
    name: 'mails one link to an address, and none more before its time',
    states: ['a visitor'],
    breaks,
    run: async ({ ask }) =>
      askTwice(ask, 'registerMailAddress', {
        mailAddress: `keiri-${randomUUID().slice(0, 8)}@hajimete.example.co.jp`,
      }),
  },
];
