import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { getPendingCount } from '../../../../src/api/pending.ts';
import { saveDeadlines } from '../../../../src/shell/downloads/calendar/save-deadlines.ts';
import { messageStore } from '../../../../src/shell/messages/message-store.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { errorAnswer, noAnswer, stubApi, type SentRequest } from '../../../support/api.ts';
import { billOf, searchResponse } from '../../../support/bills.ts';
import { savedFiles } from '../../../support/saved.ts';

const serveBills = (billOverrides: readonly (Partial<Bill> & Pick<Bill, 'billId'>)[]) => {
  const bills = billOverrides.map((overrides) =>
    billOf({ downloadDeadline: '2026-11-30', ...overrides }),
  );
  return stubApi({ 'GET /bills': (request) => searchResponse(bills, request) });
};

/** Reads the events of the last saved file: an object of fields for each event, with unfolded lines. */
async function readEvents(): Promise<Record<string, string>[]> {
  const text = (await savedFiles.at(-1)?.file.text()) ?? '';
  return text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        (event.split('END:VEVENT')[0] ?? '')
          .trimEnd()
          .split('\r\n')
          .map((line) => [line.split(/[:;]/, 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
      ),
    );
}

const saveCalendar = (
  conditions: Parameters<typeof saveDeadlines>[0] = {},
  hasPaymentDueDates?: boolean,
) => saveDeadlines(conditions, '東都電子商事 Web明細', hasPaymentDueDates);

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/top');
  pageCustomer.set({ key: 'aoba', name: '青葉' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+09:00') });
});

describe('the calendar of deadlines', () => {
  it('has an event for each day with a deadline, with the bills and the address of their list', async () => {
    serveBills([
      { billId: 'b', downloadDeadline: '2026-12-31' },
      { billId: 'a' },
      { billId: 'c', title: '送料、手数料; その他, 調整 \\ 分' },
    ]);
    await saveCalendar();
    const [november, december, ...otherEvents] = await readEvents();
    expect(otherEvents).toEqual([]);
    expect(november?.['DTSTART']).toBe('20261130');
    expect(november?.['SUMMARY']).toBe('明細のダウンロード期限：2件（東都電子商事 Web明細）');
    expect(november?.['DESCRIPTION']).toContain('・a 請求書（INV-a）\\n');
    expect(november?.['DESCRIPTION']).toContain(
      '・送料、手数料\\; その他\\, 調整 \\\\ 分（INV-c）',
    );
    expect(november?.['URL']).toBe(
      `${location.origin}/demo/mypage/bapPublishedBillAppSearch?downloadDeadlineFrom=2026-11-30&downloadDeadlineTo=2026-11-30&isDownloadable=true&page=1`,
    );
    expect(december?.['DTSTART']).toBe('20261231');
    // The day stays free for appointments.
    expect([november?.['TRANSP'], december?.['TRANSP']]).toEqual(['TRANSPARENT', 'TRANSPARENT']);
    expect(savedFiles[0]?.name).toBe('ダウンロード期限_20261122.ics');
    expect(savedFiles[0]?.file.type).toContain('text/calendar');
    expect(messageStore.get()).toMatchObject({
      status: 'success',
      hidesTopLink: true,
      message: expect.stringContaining(
        '2日分の期限を「ダウンロード期限_20261122.ics」に保存しました。',
      ),
    });
  });

  it('has an event for each payment due date too, whether or not a bill can be downloaded', async () => {
    const requests = serveBills([
      { billId: 'a', paymentDueDate: '2026-11-30' },
      { billId: 'b', paymentDueDate: '2026-12-25', downloadDeadline: null, isPublished: false },
      { billId: 'c', downloadDeadline: null },
    ]);
    await saveCalendar({ keyword: ['保守'], paymentDueDateFrom: '2026-01-01' }, true);
    const query = new URL(requests.at(-1)?.path ?? '', 'http://x').searchParams;
    expect([query.get('keyword'), query.get('paymentDueDateFrom')]).toEqual(['保守', '2026-11-22']);
    expect([query.get('downloadDeadlineFrom'), query.get('isDownloadable')]).toEqual([null, null]);
    const allEvents = await readEvents();
    expect(allEvents.map((event) => [event['DTSTART'], event['SUMMARY']])).toEqual([
      ['20261130', '明細のダウンロード期限：1件（東都電子商事 Web明細）'],
      ['20261130', '明細の支払期日：1件（東都電子商事 Web明細）'],
      ['20261225', '明細の支払期日：1件（東都電子商事 Web明細）'],
    ]);
    expect(new Set(allEvents.map((event) => event['UID'])).size).toBe(3);
    expect(allEvents[2]?.['URL']).toBe(
      `${location.origin}/demo/mypage/bapPublishedBillAppSearch?paymentDueDateFrom=2026-12-25&paymentDueDateTo=2026-12-25&page=1`,
    );
    // The line is folded after the first word of the portal's name.
    const calendarName = 'ダウンロード期限・支払期日（東都電子商事';
    expect(await savedFiles[0]?.file.text()).toContain(`X-WR-CALNAME:${calendarName}`);
    expect(messageStore.get()?.message).toContain('2日分');
  });

  it('has no line with more than 75 bytes (RFC 5545)', async () => {
    serveBills([{ billId: 'a', title: '長い題名の請求書😀'.repeat(15) }]);
    await saveCalendar();
    const lines = (await savedFiles[0]?.file.text())?.split('\r\n') ?? [];
    const byteCounts = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...byteCounts)).toBeLessThanOrEqual(75);
    expect((await readEvents())[0]?.['DESCRIPTION']).toContain('長い題名の請求書😀'.repeat(15));
  });

  it('fetches all pages of future deadlines, with the conditions of the search', async () => {
    const requests = serveBills(
      Array.from({ length: 230 }, (_, index) => ({ billId: `b${index}` })),
    );
    await saveCalendar({ keyword: ['保守'], downloadDeadlineFrom: '2026-01-01' });
    const queries = requests.map(({ path }) => new URL(path, 'http://x').searchParams);
    expect(queries.map((query) => query.get('page'))).toEqual(['1', '2', '3']);
    for (const query of queries) {
      expect(query.get('keyword')).toBe('保守');
      expect(query.get('downloadDeadlineFrom')).toBe('2026-11-22');
      expect(query.get('isDownloadable')).toBe('true');
    }
    const [event] = await readEvents();
    expect(event?.['SUMMARY']).toContain('230件');
    expect(event?.['DESCRIPTION']).toContain('・ほか130件');
  });

  it('has the name of the portal', async () => {
    serveBills([{ billId: 'a' }]);
    await saveCalendar();
    const text = (await savedFiles[0]?.file.text()) ?? '';
    expect(text).toContain('X-WR-CALNAME:ダウンロード期限（東都電子商事 Web明細）\r\n');
    expect(text).toContain('PRODID:-//mypage//download-deadlines//');
    const [event] = await readEvents();
    expect(event?.['DESCRIPTION']).toBe(
      `・a 請求書（INV-a）\\n\\n対象の明細は、次のページで確認できます。\\n${event?.['URL']}`,
    );
    expect(event?.['UID']).toMatch(/^deadline-2026-11-30-[^@]+@localhost$/);
    // A date without a time is the same in every time zone.
    expect(text).toContain('DTSTART;VALUE=DATE:20261130\r\n');
    expect([event?.['DTSTAMP'], event?.['LAST-MODIFIED']]).toEqual([
      '20261121T153000Z',
      '20261121T153000Z',
    ]);
  });

  it('lists up to one hundred bills of a day in full', async () => {
    serveBills(Array.from({ length: 100 }, (_, index) => ({ billId: `b${index}` })));
    await saveCalendar();
    const [event] = await readEvents();
    expect(event?.['DESCRIPTION']).toContain('・b99 請求書');
    expect(event?.['DESCRIPTION']).not.toContain('ほか');
  });

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-21', '2026-11-22'],
  ])(
    'starts at the first day of the search, never before today: %s',
    async (firstDay, expectedFirstDay) => {
      const requests = serveBills([]);
      // A search for bills that cannot be downloaded would have no deadlines.
      const firstDays = { downloadDeadlineFrom: firstDay, paymentDueDateFrom: '2026-12-24' };
      await saveCalendar({ ...firstDays, isDownloadable: false }, true);
      const [query, dueQuery] = requests.map(({ path }) => new URL(path, 'http://x').searchParams);
      expect(query?.get('downloadDeadlineFrom')).toBe(expectedFirstDay);
      expect(query?.get('isDownloadable')).toBe('true');
      expect(dueQuery?.get('paymentDueDateFrom')).toBe('2026-12-24');
    },
  );

  it('searches only periods that end today or later, so that the server refuses no search', async () => {
    const requests = serveBills([{ billId: 'a', paymentDueDate: '2026-12-25' }]);
    await saveCalendar({ downloadDeadlineTo: '2026-11-21' });
    expect(requests).toEqual([]);
    expect(messageStore.get()?.message).toContain('ファイルは作成していません');
    await saveCalendar({ paymentDueDateTo: '2026-11-21' }, true);
    expect([requests.length, savedFiles.length]).toEqual([1, 1]);
    await saveCalendar({ downloadDeadlineTo: '2026-11-22' });
    expect(requests).toHaveLength(2);
  });

  it('shows the loading overlay while the bills are fetched', async () => {
    let pendingCount: number | undefined;
    stubApi({
      'GET /bills': (request) => {
        pendingCount = getPendingCount();
        return searchResponse([], request);
      },
    });
    await saveCalendar();
    expect(pendingCount).toBe(1);
  });

  it('is aborted when the session ends', async () => {
    stubApi({
      'GET /bills': () => {
        clearSession();
        return noAnswer();
      },
    });
    await saveCalendar();
    expect([savedFiles, messageStore.get()]).toEqual([[], null]);
  });

  it('omits bills that cannot be downloaded', async () => {
    serveBills([
      { billId: 'a', isPublished: false },
      { billId: 'b', isDownloadDeadlinePassed: true },
      { billId: 'c', downloadDeadline: null },
    ]);
    await saveCalendar();
    expect(savedFiles).toEqual([]);
    expect(messageStore.get()).toMatchObject({
      status: 'error',
      hidesTopLink: true,
      message: expect.stringContaining('ファイルは作成していません'),
    });
  });

  it('reports why the file could not be created', async () => {
    stubApi({ 'GET /bills': () => new TypeError('fetch failed') });
    await saveCalendar();
    expect(savedFiles).toEqual([]);
    expect(messageStore.get()?.status).toBe('error');
  });

  it('passes a refusal of the session to the error handling (S8)', async () => {
    stubApi({ 'GET /bills': () => errorAnswer('402-1-00-01') });
    await saveCalendar();
    await vi.dynamicImportSettled();
    expect(messageStore.get()?.hidesTopLink).toBe(true);
  });
});

describe('a second import of the calendar', () => {
  const importEvents = async (
    conditions: Parameters<typeof saveDeadlines>[0],
    importedAt: string,
  ) => {
    vi.setSystemTime(new Date(importedAt));
    await saveCalendar(conditions);
    const [event] = await readEvents();
    return event ?? {};
  };

  const firstImportAt = '2026-11-22T09:00:00+09:00';

  it('has a higher sequence number, within the 32 bits of RFC 5545', async () => {
    serveBills([{ billId: 'a' }]);
    const firstEvent = await importEvents({}, firstImportAt);
    const secondEvent = await importEvents({}, '2026-11-23T09:00:00+09:00');
    expect(secondEvent['UID']).toBe(firstEvent['UID']);
    expect(Number(secondEvent['SEQUENCE'])).toBeGreaterThan(Number(firstEvent['SEQUENCE']));
    expect(Number(secondEvent['SEQUENCE'])).toBeLessThan(2 ** 31);
  });

  it.each([
    [
      'a relative period on another day',
      { downloadDeadlineFrom: '2026-11-22', downloadDeadlineTo: '2026-11-29' },
      { downloadDeadlineFrom: '2026-11-23', downloadDeadlineTo: '2026-11-30' },
    ],
    [
      'the same conditions in another order',
      { keyword: ['保守'], priceFrom: 1 },
      { priceFrom: 1, isDownloadable: true, statusId: undefined, keyword: ['保守'] },
    ],
  ])('replaces the earlier events for %s', async (_, firstConditions, secondConditions) => {
    serveBills([{ billId: 'a' }]);
    const firstEvent = await importEvents(firstConditions, firstImportAt);
    const secondEvent = await importEvents(secondConditions, firstImportAt);
    expect(secondEvent['UID']).toBe(firstEvent['UID']);
  });

  it('keeps the events of another issuer’s portal', async () => {
    const bills = [billOf({ billId: 'a', downloadDeadline: '2026-11-30' })];
    const answerSearch = (request: SentRequest) => searchResponse(bills, request);
    stubApi({ 'GET /bills': answerSearch, 'GET /plain/mypage-api/bills': answerSearch });
    const firstEvent = await importEvents({}, firstImportAt);
    history.replaceState(null, '', '/plain/mypage/top');
    const secondEvent = await importEvents({}, firstImportAt);
    expect(secondEvent['URL']).toContain('/plain/mypage/');
    expect(secondEvent['UID']).not.toBe(firstEvent['UID']);
  });

  it('keeps the events of another search and of another customer', async () => {
    serveBills([{ billId: 'a' }]);
    const allBillsEvent = await importEvents({}, firstImportAt);
    const firstSearchEvent = await importEvents({ keyword: ['保守'] }, firstImportAt);
    const secondSearchEvent = await importEvents(
      { keyword: ['保守'], priceFrom: 1 },
      firstImportAt,
    );
    pageCustomer.set({ key: 'midori', name: '緑' });
    const otherEvents = [
      await importEvents({}, firstImportAt),
      await importEvents({ keyword: ['保守'] }, firstImportAt),
    ];
    const ids = [allBillsEvent, firstSearchEvent, secondSearchEvent, ...otherEvents].map(
      (event) => event['UID'],
    );
    expect(new Set(ids).size).toBe(5);
  });
});

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('the day of events in %s', (zone) => {
  const originalTimeZone = process.env.TZ;
  beforeAll(() => void (process.env.TZ = zone));
  afterAll(() => void (process.env.TZ = originalTimeZone));

  it('is the deadline of the bill', async () => {
    serveBills([{ billId: 'a' }]);
    await saveCalendar();
    expect((await readEvents())[0]?.['DTSTART']).toBe('20261130');
  });
});
