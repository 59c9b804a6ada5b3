import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import { loadTexts, t } from '../../../i18n/i18n.ts';
import { getBasePath } from '../../../lib/base-path.ts';
import { paths } from '../../../lib/paths.ts';
import { daysFromToday } from '../../../lib/periods.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure } from '../../errors/show-failure.ts';
import { handleError } from '../../errors/handle-error.ts';
import { dispositionOf } from '../../../api/errors.ts';
import { showMessage } from '../../messages/message-store.ts';
import { customerMark, hashOf } from '../../session/page-customer.ts';
import { onSessionEnd } from '../../session/session.ts';
import { walkBills } from '../walk-bills.ts';
import { calendarFile } from './calendar-file.ts';
import { deadlinesOf } from './deadlines.ts';

/** The top page and the list each have a button: there may be two. */
const running = new Set<AbortController>();
onSessionEnd(() => {
  for (const controller of running) controller.abort();
});

/**
 * Saves the deadlines to come of a search's result as a calendar file, all its pages. Never throws: what became
 * of it is said in the message area, or where S8 wants it.
 *
 * @param conditions of the search
 * @param portal what the issuer calls the portal
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
        // Days that are over, bills without any and those that cannot be had need no page.
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
    if (!handleError(error) && dispositionOf(error) !== 'none') tellFailure(error);
  } finally {
    running.delete(controller);
  }
}

function tellNone(): void {
  showMessage({ status: 'error', message: t('calendar.none'), hideTopLink: true });
}

/** The bills of one day, in the portal of this customer code. */
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
 * Whose days they are, and of which search. The deadlines that a search asks for are no part of it: they leave
 * each day whole, and those of "the next days" are others every day. No day has what cannot be downloaded.
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
