import type { DateFields, DateForm } from '../lib/date-fields.ts';
import type { Fault } from './fault.ts';

const day = String.raw`(\d{4}-\d{2}-\d{2})`;
const patterns: Readonly<Record<DateForm, RegExp>> = {
  date: new RegExp(`^${day}$`),
  'date-time': new RegExp(
    String.raw`^${day}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`,
  ),
  month: /^(\d{4}-\d{2})$/,
};

const words: Readonly<Record<DateForm, string>> = {
  date: 'a calendar date, such as 2026-11-22',
  'date-time': 'a time with an offset, such as 2026-11-22T09:30:00+09:00',
  month: 'a month, such as 2026-11',
};

/** Whether a text has the format and its date exists, unlike 2026-13-45. */
function isOf(form: DateForm, text: unknown): boolean {
  const written = typeof text === 'string' ? patterns[form].exec(text)?.[1] : undefined;
  if (written === undefined) return false;
  const whole = form === 'month' ? `${written}-01` : written;
  const time = Date.parse(`${whole}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(whole);
}

/**
 * Finds invalid dates and times in an answer; Pact only checks that they are texts.
 *
 * @param body parsed JSON
 */
export function dateFaults(body: unknown, fields: DateFields): Fault[] {
  const faults: Fault[] = [];
  const visit = (value: unknown, where: string, form: DateForm | undefined): void => {
    if (Array.isArray(value)) {
      value.forEach((one, at) => visit(one, `${where}[${at}]`, form));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        visit(inner, `${where}.${name}`, fields[name]);
      }
    } else if (form !== undefined && value !== null && !isOf(form, value)) {
      faults.push({ where, expected: words[form], got: JSON.stringify(value) });
    }
  };
  visit(body, 'body $', undefined);
  return faults;
}
