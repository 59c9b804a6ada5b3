import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import { loadTexts, t } from '../../../i18n/i18n.ts';
import { getBasePath } from '../../../lib/base-path.ts';
import { paths } from '../../../lib/paths.ts';
import { daysFromToday } from '../../../lib/periods.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showCallFailure } from '../../errors/show-failure.ts';
import { handleError } from '../../errors/handle-error.ts';
import { showMessage } from '../../messages/message-store.ts';
import { currentOwnerKey, hashOf } from '../../session/page-customer.ts';
import { onSessionEnd } from '../../session/session.ts';
import { fetchAllBills } from '../fetch-all-bills.ts';
import ical, { ICalEventTransparency } from 'ical-generator';
import { formatCount } from '../../../lib/prices.ts';
import type { Bill } from '../../../../generated/model/bill.ts';

/** The last day for the download of some bills, or the day on which their payment is due. */
interface Deadline {
  kind: 'download' | 'payment';
  /** yyyy-MM-dd in Japan. */
  day: string;
  bills: readonly Pick<Bill, 'billNumber' | 'title'>[];
}

/** The last day for a download (S4); null for a bill that cannot be downloaded. */
const lastDownloadDay = ({ downloadDeadline, isDownloadDeadlinePassed, isPublished }: Bill) =>
  isDownloadDeadlinePassed || !isPublished ? null : downloadDeadline;

/** The deadlines of bills, one for each day, the earliest first. Bills without a day are omitted. */
function deadlinesOf(
  kind: Deadline['kind'],
  bills: readonly Bill[],
  dayOf: (bill: Bill) => string | null,
): Deadline[] {
  const billsByDay = new Map<string, Bill[]>();
  for (const bill of bills) {
    const day = dayOf(bill);
    if (day !== null) billsByDay.set(day, [...(billsByDay.get(day) ?? []), bill]);
  }
  return [...billsByDay]
    .map(([day, billsOfDay]) => ({ kind, day, bills: billsOfDay }))
    .toSorted((first, second) => first.day.localeCompare(second.day));
}

interface CalendarOptions {
  /** The title of the portal. */
  portalTitle: string;
  /** Identifies the customer and the search: a second import with the same key replaces the events of the first one. */
  searchKey: string;
  /** The address of a page with the bills of a day. */
  addressOf: (deadline: Deadline) => string;
  now: Date;
}

/** The maximum number of titles in an event. The address of the event opens the list of all its bills. */
const MAX_TITLES = 100;

/** A calendar (RFC 5545) with one all-day event for each deadline. The events do not block the day for appointments. */
function formatCalendar(deadlines: readonly Deadline[], options: CalendarOptions): string {
  const { portalTitle, searchKey, now } = options;
  const calendar = ical({
    name: deadlines.some(({ kind }) => kind === 'payment')
      ? t('calendar.nameWithPayments', { portal: portalTitle })
      : t('calendar.name', { portal: portalTitle }),
    prodId: { company: 'mypage', product: 'download-deadlines' },
  });
  for (const deadline of deadlines) {
    const { kind, day, bills } = deadline;
    const url = options.addressOf(deadline);
    const texts = { count: formatCount(bills.length), portal: portalTitle };
    const { hostname } = new URL(url);
    calendar.createEvent({
      id: `${kind === 'download' ? 'deadline' : 'payment'}-${day}-${searchKey}@${hostname}`,
      // A later import has newer data: calendar programs keep the event with the higher number.
      sequence: Math.floor(now.getTime() / 60_000),
      stamp: now,
      lastModified: now,
      allDay: true,
      // The library reads the day in UTC.
      start: new Date(`${day}T00:00:00Z`),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary:
        kind === 'download' ? t('calendar.summary', texts) : t('calendar.paymentSummary', texts),
      description: [...billLinesOf(bills), '', t('calendar.lead'), url].join('\n'),
      url,
    });
  }
  return calendar.toString();
}

function billLinesOf(bills: Deadline['bills']): string[] {
  const namedBills = bills.slice(0, MAX_TITLES);
  const omittedCount = bills.length - namedBills.length;
  return [
    ...namedBills.map(({ billNumber, title }) => t('calendar.bill', { number: billNumber, title })),
    ...(omittedCount > 0 ? [t('calendar.rest', { count: formatCount(omittedCount) })] : []),
  ];
}

/** The top page and the bill list each have a button, so two calls may run. */
const runningControllers = new Set<AbortController>();
onSessionEnd(() => {
  for (const controller of runningControllers) controller.abort();
});

/**
 * Saves the future deadlines of all pages of a search as a calendar file. Never throws: the message area shows
 * the result or the failure, unless S8 requires another place.
 *
 * @param conditions of the search
 * @param portalTitle the title of the portal
 * @param hasPaymentDueDates whether the bills have payment due dates, which are then saved too
 */
export async function saveDeadlines(
  conditions: SearchBillsParams,
  portalTitle: string,
  hasPaymentDueDates = false,
): Promise<void> {
  const controller = new AbortController();
  runningControllers.add(controller);
  try {
    await loadTexts('calendar');
    const { from: today } = daysFromToday(0);
    const { downloadDeadlineFrom: requestedFrom = today } = conditions;
    const options = { signal: controller.signal, isQuiet: false };
    // The server refuses a search from today to an earlier day. Such a range has no future days.
    const isPast = (lastDay: string | undefined): boolean =>
      lastDay !== undefined && lastDay < today;
    const { bills } = isPast(conditions.downloadDeadlineTo)
      ? { bills: [] }
      : await fetchAllBills(
          {
            ...conditions,
            // Skips pages of past deadlines and of bills without a deadline or a download.
            downloadDeadlineFrom: requestedFrom > today ? requestedFrom : today,
            isDownloadable: true,
          },
          options,
        );
    const deadlines = deadlinesOf('download', bills, lastDownloadDay);
    if (hasPaymentDueDates && !isPast(conditions.paymentDueDateTo)) {
      const { paymentDueDateFrom: dueFrom = today } = conditions;
      const dueBills = await fetchAllBills(
        { ...conditions, paymentDueDateFrom: dueFrom > today ? dueFrom : today },
        options,
      );
      deadlines.push(
        ...deadlinesOf('payment', dueBills.bills, ({ paymentDueDate }) => paymentDueDate),
      );
    }
    if (deadlines.length === 0) return showNoDeadlines();
    const calendarText = formatCalendar(deadlines, {
      portalTitle,
      searchKey: searchKeyOf(conditions),
      addressOf: billListUrlOf,
      now: new Date(),
    });
    const fileName = t('calendar.fileName', { date: today.replaceAll('-', '') });
    saveFile(new Blob([calendarText], { type: 'text/calendar;charset=utf-8' }), fileName);
    const counts = { days: new Set(deadlines.map(({ day }) => day)).size, fileName };
    showMessage({ status: 'success', message: t('calendar.saved', counts), hidesTopLink: true });
  } catch (error) {
    if (!handleError(error)) showCallFailure(error);
  } finally {
    runningControllers.delete(controller);
  }
}

function showNoDeadlines(): void {
  showMessage({ status: 'error', message: t('calendar.none'), hidesTopLink: true });
}

/** The address of the bill list with the bills of a day. */
function billListUrlOf({ kind, day }: Deadline): string {
  const query = new URLSearchParams(
    kind === 'download'
      ? { downloadDeadlineFrom: day, downloadDeadlineTo: day, isDownloadable: 'true', page: '1' }
      : { paymentDueDateFrom: day, paymentDueDateTo: day, page: '1' },
  );
  return `${location.origin}${getBasePath().base}${paths.bills()}?${query}`;
}

/**
 * Identifies the customer and the search, without the conditions for days: "the next 7 days" changes every
 * day, and the events of a day do not depend on these conditions.
 */
function searchKeyOf({
  downloadDeadlineFrom: _from,
  downloadDeadlineTo: _to,
  isDownloadable: _isDownloadable,
  paymentDueDateFrom: _dueFrom,
  paymentDueDateTo: _dueTo,
  ...otherConditions
}: SearchBillsParams): string {
  const conditions = Object.entries(otherConditions)
    .filter(([, value]) => value !== undefined)
    .toSorted(([first], [second]) => first.localeCompare(second));
  const { customerCode } = getBasePath();
  const customer = hashOf(`${customerCode} ${currentOwnerKey() ?? ''}`);
  return conditions.length === 0 ? customer : `${customer}-${hashOf(JSON.stringify(conditions))}`;
}
