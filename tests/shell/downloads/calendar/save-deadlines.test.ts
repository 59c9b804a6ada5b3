import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { saveDeadlines } from '../../../../src/shell/downloads/calendar/save-deadlines.ts';
import { closeMessage, messageStore } from '../../../../src/shell/messages/message-store.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { errorAnswer, jsonAnswer, stubApi } from '../../../support/api.ts';
import { speak } from '../../../support/render.tsx';

const saved = vi.hoisted((): { name: string; file: Blob }[] => []);
vi.mock('../../../../src/lib/save-file.ts', () => ({
  saveFile: (file: Blob, name: string) => {
    saved.push({ file, name });
  },
}));

type Given = Partial<Bill> & Pick<Bill, 'billId'>;
const bill = ({ billId, ...own }: Given) => ({
  billId,
  revision: 'rev-1',
  billTypeId: 'invoice',
  billTypeName: '請求書',
  billNumber: `INV-${billId}`,
  title: `${billId} 請求書`,
  customerName: null,
  publicationDate: '2026-11-01',
  price: null,
  statusId: null,
  statusName: null,
  selectableStatuses: [],
  mailAttachment: 'notSent',
  downloadDeadline: '2026-11-30',
  isDownloadDeadlinePassed: false,
  downloadStatus: 'notDownloaded',
  lastDownloadedAt: null,
  previousAccessAt: null,
  previousAccessIpAddress: null,
  files: { pdf: null, csv: null },
  attachments: [],
  returnedFile: null,
  canReturnFile: false,
  isPublished: true,
  ...own,
});

/** Gives the bills page by page, as the contract has it. */
const serve = (all: readonly Given[]) =>
  stubApi({
    'GET /bills': ({ path }) => {
      const query = new URL(path, 'http://x').searchParams;
      const [page, perPage] = [Number(query.get('page')), Number(query.get('perPage'))];
      const items = all.slice((page - 1) * perPage, page * perPage).map(bill);
      return jsonAnswer({ items, page, perPage, total: all.length });
    },
  });

/** The events of the last file as programs read them: folded lines in one, each field under its name. */
async function events(): Promise<Record<string, string>[]> {
  const text = (await saved.at(-1)?.file.text()) ?? '';
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

const save = (conditions: Parameters<typeof saveDeadlines>[0] = {}) =>
  saveDeadlines(conditions, '東都電子商事 Web明細');

beforeEach(async () => {
  await speak();
  history.replaceState(null, '', '/demo/mypage/top');
  saved.length = 0;
  closeMessage();
  pageCustomer.set({ key: 'aoba', name: '青葉' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
  pageCustomer.set(undefined);
});

describe('the calendar of deadlines', () => {
  it('has an event for each day, with its bills and the address of the list of them', async () => {
    serve([
      { billId: 'b', downloadDeadline: '2026-12-31' },
      { billId: 'a' },
      { billId: 'c', title: '送料、手数料; その他, 調整 \\ 分' },
    ]);
    await save();
    const [november, december, ...others] = await events();
    expect(others).toEqual([]);
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
    // It fills no day of a calendar that others look at for a free one.
    expect([november?.['TRANSP'], december?.['TRANSP']]).toEqual(['TRANSPARENT', 'TRANSPARENT']);
    expect(saved[0]?.name).toBe('ダウンロード期限_20261122.ics');
    expect(saved[0]?.file.type).toContain('text/calendar');
    expect(messageStore.get()?.message).toContain('2日分');
  });

  it('is folded by bytes, in the lines that the format has', async () => {
    serve([{ billId: 'a', title: '長い題名の請求書😀'.repeat(15) }]);
    await save();
    const lines = (await saved[0]?.file.text())?.split('\r\n') ?? [];
    const bytes = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect((await events())[0]?.['DESCRIPTION']).toContain('長い題名の請求書😀'.repeat(15));
  });

  it('fetches all pages of what is to come, under the conditions of the search', async () => {
    const sent = serve(Array.from({ length: 230 }, (_, place) => ({ billId: `b${place}` })));
    await save({ keyword: ['保守'], downloadDeadlineFrom: '2026-01-01' });
    const asked = sent.map(({ path }) => new URL(path, 'http://x').searchParams);
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3']);
    for (const query of asked) {
      expect(query.get('keyword')).toBe('保守');
      expect(query.get('downloadDeadlineFrom')).toBe('2026-11-22');
      expect(query.get('isDownloadable')).toBe('true');
    }
    const [event] = await events();
    expect(event?.['SUMMARY']).toContain('230件');
    expect(event?.['DESCRIPTION']).toContain('・ほか130件');
  });

  it('leaves out what cannot be downloaded any more', async () => {
    serve([
      { billId: 'a', isPublished: false },
      { billId: 'b', isDownloadDeadlinePassed: true },
      { billId: 'c', downloadDeadline: null },
    ]);
    await save();
    expect(saved).toEqual([]);
    expect(messageStore.get()?.message).toContain('ファイルは作成していません');
  });

  it('says what the file could not be made from', async () => {
    stubApi({ 'GET /bills': () => new TypeError('fetch failed') });
    await save();
    expect(saved).toEqual([]);
    expect(messageStore.get()?.status).toBe('error');
  });

  it('sends a refusal of the session where it belongs', async () => {
    stubApi({ 'GET /bills': () => errorAnswer('402-1-00-01') });
    await save();
    await vi.waitFor(() => expect(messageStore.get()?.hideTopLink).toBe(true));
  });
});

describe('a second import', () => {
  const imported = async (conditions: Parameters<typeof saveDeadlines>[0], at: string) => {
    vi.setSystemTime(new Date(at));
    await save(conditions);
    const [event] = await events();
    return event ?? {};
  };

  it('replaces the events of the first', async () => {
    serve([{ billId: 'a' }]);
    const first = await imported({}, '2026-11-22T09:00:00+09:00');
    const second = await imported({}, '2026-11-23T09:00:00+09:00');
    expect(second['UID']).toBe(first['UID']);
    expect(Number(second['SEQUENCE'])).toBeGreaterThan(Number(first['SEQUENCE']));
  });

  it('does so, too, where “the next days” are others by then', async () => {
    serve([{ billId: 'a' }]);
    const days = (downloadDeadlineFrom: string, downloadDeadlineTo: string) => ({
      downloadDeadlineFrom,
      downloadDeadlineTo,
    });
    const at = '2026-11-22T09:00:00+09:00';
    const first = await imported(days('2026-11-22', '2026-11-29'), at);
    const second = await imported(days('2026-11-23', '2026-11-30'), at);
    expect(second['UID']).toBe(first['UID']);
  });

  it('leaves those of another search, and of another customer, as they are', async () => {
    serve([{ billId: 'a' }]);
    const at = '2026-11-22T09:00:00+09:00';
    const all = await imported({}, at);
    const some = await imported({ keyword: ['保守'] }, at);
    pageCustomer.set({ key: 'midori', name: '緑' });
    const others = await imported({}, at);
    expect(new Set([all['UID'], some['UID'], others['UID']]).size).toBe(3);
  });
});

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'the day of an event in %s',
  (zone) => {
    const own = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      process.env.TZ = own;
    });

    it('is the bill’s own', async () => {
      serve([{ billId: 'a' }]);
      await save();
      expect((await events())[0]?.['DTSTART']).toBe('20261130');
    });
  },
);
