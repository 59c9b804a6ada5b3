import type { Fault } from '../fault.ts';
import { search } from './bills.ts';
import type { Heard } from './browser.ts';
import { expectThat, fieldOf, type Check } from './check.ts';

/** Milliseconds between a call and the time in an answer about it. */
const tolerance = 60_000;

/** The provider's clock: its Date header, otherwise the clock of this machine. */
const clockOf = ({ headers }: Heard): number => {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
};

/** Whether a time is now, by the clock of the provider (S9: times with their offset). */
function nowFaults(heard: Heard, name: string, time: unknown): Fault[] {
  const difference = Date.parse(String(time)) - clockOf(heard);
  return expectThat(
    Math.abs(difference) <= tolerance,
    heard,
    `${name} within a minute of ${new Date(clockOf(heard)).toISOString()}`,
    { got: String(time) },
  );
}

const breaks = 'The page shows a time that is hours off, or in the future.';

/** The time of something that was just done is now. */
export const timeChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'has the time of a download that was just made',
    states: ['a bill can be downloaded'],
    breaks,
    run: async ({ ask, given }) => {
      await ask('downloadBillPdf', { path: { billId: given('billId') } });
      const { heard, items } = await search(ask);
      const bill = items.find(({ billId }) => billId === given('billId'));
      return nowFaults(heard, 'lastDownloadedAt', bill?.lastDownloadedAt);
    },
  },
  {
    operationId: 'sendVerificationCode',
    name: 'has the time of a code that was just sent',
    states: ['a customer must verify the mail address'],
    breaks,
    run: async ({ ask, given }) => {
      const heard = await ask('sendVerificationCode', {
        body: { mailAddressId: given('mailAddressId') },
      });
      return nowFaults(heard, 'sentAt', fieldOf(heard, 'sentAt'));
    },
  },
  {
    operationId: 'registerEStorageLinkage',
    name: 'has the time of a linkage that was just registered',
    states: ['no linkage is registered'],
    breaks,
    run: async ({ ask }) => {
      const heard = await ask('registerEStorageLinkage', { body: {} });
      return nowFaults(heard, 'generatedAt', fieldOf(heard, 'generatedAt'));
    },
  },
];
