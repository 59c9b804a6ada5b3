import type { CallAnswer } from './answer.ts';
import { checksOf } from './check.ts';

/** The maximum time between a call and a time of this call in an answer. */
export const toleranceMs = 60_000;

/** The provider's clock: its Date header, otherwise the clock of this machine. */
export const clockOf = ({ headers }: Pick<CallAnswer, 'headers'>): number => {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
};

/** Expects that a time is now, by the clock of the provider (S9: times with their offset). */
export function expectNow(answer: CallAnswer, name: string, time: unknown): void {
  const difference = Date.parse(String(time)) - clockOf(answer);
  answer.expectThat(
    Math.abs(difference) <= toleranceMs,
    `${name} within a minute of ${new Date(clockOf(answer)).toISOString()}`,
    { got: String(time) },
  );
}

/** Whether a time is not later than now, by the clock of the provider. */
export const isPast = (answer: CallAnswer, time: unknown): boolean =>
  Date.parse(String(time)) <= clockOf(answer) + toleranceMs;

/** A time as seconds since 1970, because a server may write it with another offset; any other value unchanged. */
export const normalizeTime = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
    ? Math.floor(Date.parse(value) / 1000)
    : value;

/** The day in Japan at a time. */
export const japanDay = (ms: number): string =>
  new Date(ms + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The month that is `monthCount` months after a day or a month, such as `2026-12`. */
export function addMonths(day: unknown, monthCount: number): string {
  const [year = 0, month = 1] = String(day).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthCount, 1)).toISOString().slice(0, 7);
}

/** Checks of the current day, by the clock of the provider. */
export const timeChecks = checksOf({
  'getBillCounts: has the current day in Japan as today': {
    states: ['a bill has everything'],
    breaks: 'Until nine in the morning, deadlines of the day before are called open.',
    run: async ({ call }) => {
      const answer = await call('getBillCounts');
      const days = [-toleranceMs, toleranceMs].map((ms) => japanDay(clockOf(answer) + ms));
      const today = String(answer.value('today'));
      answer.expectThat(days.includes(today), `today ${days[1]}`, { got: today });
    },
  },
  'getRegisteredInformation: announces a day in the future on which changes are accepted again': {
    states: ['changes are not accepted now'],
    breaks: 'The page asks the customer to come back on a day that is over.',
    run: async ({ call }) => {
      const answer = await call('getRegisteredInformation');
      const day = answer.value('changeAcceptance.acceptsAgainOn');
      const isLater = String(day) > japanDay(clockOf(answer) - toleranceMs);
      answer.expectThat(isLater, 'changeAcceptance.acceptsAgainOn after today', {
        got: String(day),
      });
    },
  },
});
