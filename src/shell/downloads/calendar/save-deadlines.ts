import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import { loadTexts, t } from '../../../i18n/i18n.ts';
import { getBasePath } from '../../../lib/base-path.ts';
import { paths } from '../../../lib/paths.ts';
import { daysFromToday } from '../../../lib/periods.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showAnyFailure } from '../../errors/show-failure.ts';
import { handleError } from '../../errors/handle-error.ts';
import { dispositionOf } from '../../../api/errors.ts';
import { showMessage } from '../../messages/message-store.ts';
import { customerMark, hashOf } from '../../session/page-customer.ts';
import { onSessionEnd } from '../../session/session.ts';
import { walkBills } from '../walk-bills.ts';
import ical, { ICalEventTransparency } from 'ical-generator';
import { formatCount } from '../../../lib/prices.ts';
import type { Bill } from '../../../../generated/model/bill.ts';

/** A day on which bills can be downloaded for the last time. */
interface Deadline {
  /** yyyy-MM-dd in Japan. */
  day: string;
  bills: readonly Pick<Bill, 'billNumber' | 'title'>[];
}

/**
 * Future days on which download periods end (S4), the earliest first; bills that cannot be
 * downloaded have none.
 */
function deadlinesOf(bills: readonly Bill[]): Deadline[] {
  const days = new Map<string, Bill[]>();
  for (const bill of bills) {
    const { downloadDeadline: day, isDownloadDeadlinePassed, isPublished } = bill;
    if (day === null || isDownloadDeadlinePassed || !isPublished) continue;
    days.set(day, [...(days.get(day) ?? []), bill]);
  }
  return [...days]
    .map(([day, of]) => ({ day, bills: of }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

interface CalendarPlace {
  /** What the issuer calls the portal. */
  portal: string;
  /**
   * Identifies this customer and this search: a second import with the same mark replaces the
   * events of the first.
   */
  mark: string;
  /** Address of a page with the bills of a day. */
  addressOf: (day: string) => string;
  now: Date;
}

/** Enough titles for a calendar entry; its address opens the list of all of them. */
const TITLES_AT_MOST = 100;

/**
 * A calendar (RFC 5545) with one event for each day on which bills end. They take no time of the day, and leave
 * it free.
 */
function calendarFile(deadlines: readonly Deadline[], place: CalendarPlace): string {
  const { portal, mark, now } = place;
  const calendar = ical({
    name: t('calendar.name', { portal }),
    prodId: { company: 'mypage', product: 'download-deadlines' },
  });
  for (const { day, bills } of deadlines) {
    const url = place.addressOf(day);
    const { hostname } = new URL(url);
    calendar.createEvent({
      id: `deadline-${day}-${mark}@${hostname}`,
      // A later import has newer data: calendar programs keep the event with the higher number.
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

/** The top page and the list each have a button: there may be two. */
const running = new Set<AbortController>();
onSessionEnd(() => {
  for (const controller of running) controller.abort();
});

/**
 * Saves the future deadlines of all pages of a search as a calendar file. Never throws: the result
 * or the failure is displayed in the message area, or where S8 requires it.
 *
 * @param conditions of the search
 * @param portal the issuer's name of the portal
 */
export async function saveDeadlines(conditions: SearchBillsParams, portal: string): Promise<void> {
  const controller = new AbortController();
  running.add(controller);
  try {
    await loadTexts('calendar');
    const { from: today } = daysFromToday(0);
    const { downloadDeadlineFrom: asked = today } = conditions;
    const { bills } = await walkBills(
      {
        ...conditions,
        // Skips pages of past deadlines and of bills without a deadline or a download.
        downloadDeadlineFrom: asked > today ? asked : today,
        isDownloadable: true,
      },
      { signal: controller.signal, isQuiet: false },
    );
    const deadlines = deadlinesOf(bills);
    if (deadlines.length === 0) return tellNone();
    const file = calendarFile(deadlines, {
      portal,
      mark: markOf(conditions),
      addressOf,
      now: new Date(),
    });
    const fileName = t('calendar.fileName', { date: today.replaceAll('-', '') });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), fileName);
    const counts = { days: deadlines.length, fileName };
    showMessage({ status: 'success', message: t('calendar.saved', counts), hideTopLink: true });
  } catch (error) {
    if (!handleError(error) && dispositionOf(error) !== 'none') showAnyFailure(error);
  } finally {
    running.delete(controller);
  }
}

function tellNone(): void {
  showMessage({ status: 'error', message: t('calendar.none'), hideTopLink: true });
}

/** The address of the list of one day's bills, in the portal of this customer code. */
function addressOf(day: string): string {
  const query = new URLSearchParams({
    downloadDeadlineFrom: day,
    downloadDeadlineTo: day,
    isDownloadable: 'true',
    page: '1',
  });
  return `${location.origin}${getBasePath().base}${paths.bills()}?${query}`;
}

/**
 * Identifies the customer and the search. Deadline conditions are left out: "the next 7 days"
 * changes every day, and the events of a day do not depend on them.
 */
function markOf({
  downloadDeadlineFrom: _from,
  downloadDeadlineTo: _to,
  isDownloadable: _isDownloadable,
  ...rest
}: SearchBillsParams): string {
  const asked = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other));
  const { customerCode } = getBasePath();
  const whose = hashOf(`${customerCode} ${customerMark() ?? ''}`);
  return asked.length === 0 ? whose : `${whose}-${hashOf(JSON.stringify(asked))}`;
}
