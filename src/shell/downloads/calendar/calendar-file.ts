import ical, { ICalEventTransparency } from 'ical-generator';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import type { Deadline } from './deadlines.ts';

export interface CalendarPlace {
  /** What the issuer calls the portal. */
  portal: string;
  /**
   * Tells the days of this customer and of this search from those of others: by the same one, a second import
   * replaces the events of the first.
   */
  mark: string;
  /** Address of a page with the bills of a day. */
  addressOf: (day: string) => string;
  now: Date;
}

/** More titles than anybody reads in a calendar; the address leads to all of them. */
const TITLES_AT_MOST = 100;

/**
 * A calendar (RFC 5545) with one event for each day on which bills end. They take no time of the day, and leave
 * it free.
 */
export function calendarFile(deadlines: readonly Deadline[], place: CalendarPlace): string {
  const { portal, mark, addressOf, now } = place;
  const calendar = ical({
    name: t('calendar.name', { portal }),
    prodId: { company: 'mypage', product: 'download-deadlines' },
  });
  for (const { day, bills } of deadlines) {
    const url = addressOf(day);
    const { hostname } = new URL(url);
    calendar.createEvent({
      id: `deadline-${day}-${mark}@${hostname}`,
      // Whoever imports it later knows more: programs keep the event with the higher number.
      sequence: Math.floor(now.getTime() / 60_000),
      stamp: now,
      lastModified: now,
      allDay: true,
      // Midnight of UTC, by which the library takes the day.
      start: new Date(`${day}T00:00:00Z`),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: t('calendar.summary', { count: formatCount(bills.length), portal }),
      description: [...titlesOf(bills), '', t('calendar.lead'), url].join('\n'),
      url,
    });
  }
  return calendar.toString();
}

function titlesOf(bills: Deadline['bills']): string[] {
  const shown = bills.slice(0, TITLES_AT_MOST);
  const rest = bills.length - shown.length;
  return [
    ...shown.map(({ billNumber, title }) => t('calendar.bill', { number: billNumber, title })),
    ...(rest > 0 ? [t('calendar.rest', { count: formatCount(rest) })] : []),
  ];
}
