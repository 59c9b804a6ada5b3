import { describe, expect, it } from 'vitest';
import type { Bill } from '../../generated/model/bill.ts';
import type { BillCounts } from '../../generated/model/billCounts.ts';
import type { BillList } from '../../generated/model/billList.ts';
import { readContract } from '../../contract/lib/contract.ts';
import { sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 1200 });

const listIn = (answer: Answer): BillList => JSON.parse(answer.bytes.toString('utf8'));

async function search(query: string, customer?: Customer): Promise<BillList> {
  const who = customer ?? (await sandbox.loggedIn());
  return listIn(await who.get(`/bills?${query}`));
}

/** Every bill of a customer, page by page. */
async function everyBill(customer: Customer): Promise<Bill[]> {
  const bills: Bill[] = [];
  for (let page = 1; page <= 12; page += 1) {
    bills.push(...(await search(`perPage=100&page=${page}`, customer)).items);
  }
  return bills;
}

const canBeHad = (bill: Bill): boolean => bill.isPublished && !bill.isDownloadDeadlinePassed;

describe('the bills of the main login', () => {
  it('are 1,200 of three types over 24 months', async () => {
    const bills = await everyBill(await sandbox.loggedIn());
    expect(bills.length).toBe(1200);
    expect(new Set(bills.map(({ billTypeId }) => billTypeId)).size).toBe(3);
    expect(new Set(bills.map(({ publicationDate }) => publicationDate.slice(0, 7))).size).toBe(24);
  });

  it('have every combination of attachment, returned file, deadline and download', async () => {
    const bills = await everyBill(await sandbox.loggedIn());
    const combinations = new Set(
      bills.map((bill) =>
        [
          bill.attachments.length > 0,
          bill.returnedFile !== null,
          bill.downloadDeadline === null ? 'none' : bill.isDownloadDeadlinePassed,
          bill.downloadStatus,
        ].join(' '),
      ),
    );
    expect(combinations.size).toBe(2 * 2 * 3 * 3);
  });

  it('are the same whenever the sandbox is made', async () => {
    const customer = await sandbox.loggedIn();
    const first = await search('perPage=100', customer);
    await fetch(`${sandbox.url}/_sandbox/reset`, { method: 'POST' });
    const second = await search('perPage=100');
    expect(second).toEqual(first);
  });

  it('hold a long title, one without a price and one that was withdrawn', async () => {
    const bills = await everyBill(await sandbox.loggedIn());
    expect(bills.some(({ title }) => title.length > 80)).toBe(true);
    expect(bills.some(({ price }) => price === null)).toBe(true);
    expect(bills.some(({ isPublished }) => !isPublished)).toBe(true);
  });
});

describe('a search', () => {
  it('shows the newest first, 50 on a page', async () => {
    const { items } = await search('');
    const dates = items.map(({ publicationDate }) => publicationDate);
    expect(dates.length).toBe(50);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('finds nothing for a customer without bills', async () => {
    const list = await search('', await sandbox.loggedIn('empty-user'));
    expect(list).toEqual({ items: [], total: 0, page: 1, perPage: 50 });
  });

  it('answers an empty page beyond the last, with the true total', async () => {
    const list = await search('page=99');
    expect([list.items.length, list.total]).toEqual([0, 1200]);
  });

  it('by month finds that month only', async () => {
    const { items, total } = await search('publicationMonth=2026-03&perPage=100');
    expect(total).toBe(50);
    expect(items.every(({ publicationDate }) => publicationDate.startsWith('2026-03'))).toBe(true);
  });

  it('by dates includes both ends', async () => {
    const { items } = await search('publicationDateFrom=2026-03-02&publicationDateTo=2026-03-02');
    expect(new Set(items.map(({ publicationDate }) => publicationDate))).toEqual(
      new Set(['2026-03-02']),
    );
  });

  it('by types, statuses and amounts meets all of them', async () => {
    const { items, total } = await search(
      'billTypeId=invoice&billTypeId=deliveryNote&statusId=approved&priceFrom=100000&priceTo=500000&perPage=100',
    );
    const fits = items.every(
      ({ billTypeId, statusId, price }) =>
        billTypeId !== 'paymentStatement' &&
        statusId === 'approved' &&
        price !== null &&
        price >= 100_000 &&
        price <= 500_000,
    );
    expect([fits, total > 0]).toEqual([true, true]);
  });

  it.each([
    ['three characters and more', '納品書', '第3週'],
    ['two characters', '冷凍', '請求'],
    ['one character', '髙', '納'],
  ])('by keywords of %s needs all of them', async (_what, first, second) => {
    const { items, total } = await search(
      `keyword=${first}&keyword=${second}&searchTargetId=title&perPage=100`,
    );
    expect(total).toBeGreaterThan(0);
    expect(items.every(({ title }) => title.includes(first) && title.includes(second))).toBe(true);
  });

  it('does not mind width and case of letters', async () => {
    const customer = await sandbox.loggedIn();
    const wide = await search(`keyword=${encodeURIComponent('ｉｎｖ－２０２６０３')}`, customer);
    const plain = await search('keyword=INV-202603', customer);
    expect(wide.total).toBe(plain.total);
    expect(plain.total).toBeGreaterThan(0);
  });

  it('in one item does not look at the others', async () => {
    const customer = await sandbox.loggedIn();
    const inNumber = await search('keyword=INV-&searchTargetId=billNumber', customer);
    const inTitle = await search('keyword=INV-&searchTargetId=title', customer);
    expect([inNumber.total, inTitle.total]).toEqual([400, 0]);
  });

  it('takes signs of the query language as they are', async () => {
    const answer = await (
      await sandbox.loggedIn()
    ).get(`/bills?keyword=${encodeURIComponent('"OR* (NEAR')}`);
    expect(answer.json).toMatchObject({ total: 0 });
  });

  it('with keyword, month, type and amount together finds the one bill', async () => {
    const customer = await sandbox.loggedIn();
    const [bill] = (await search('billTypeId=invoice&publicationMonth=2026-03', customer)).items;
    const found = await search(
      `keyword=${bill?.billNumber}&publicationMonth=2026-03&billTypeId=invoice&priceFrom=${bill?.price}&priceTo=${bill?.price}`,
      customer,
    );
    expect(found.items.map(({ billId }) => billId)).toEqual([bill?.billId]);
  });

  it('by amount puts the highest first and those without one last', async () => {
    const customer = await sandbox.loggedIn();
    const first = await search('sort=priceDesc', customer);
    const last = await search('sort=priceDesc&page=24', customer);
    const prices = first.items.map(({ price }) => price ?? Number.NaN);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(last.items.at(-1)?.price).toBeNull();
  });

  it.each(['', '&keyword=INV-'])(
    'by the nearest deadline begins with what can still be had, and ends with what is over: %j',
    async (condition) => {
      const customer = await sandbox.loggedIn();
      const bills: Bill[] = [];
      for (let page = 1; page <= 12; page += 1) {
        const query = `sort=downloadDeadlineAsc&perPage=100&page=${page}${condition}`;
        bills.push(...(await search(query, customer)).items);
      }
      const kinds = bills.map((bill) => {
        if (bill.downloadDeadline === null) return 'none';
        return bill.isDownloadDeadlinePassed ? 'over' : 'open';
      });
      expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
        'open',
        'none',
        'over',
      ]);
      const deadlinesOf = (wanted: string) =>
        bills.flatMap(({ downloadDeadline }, index) =>
          kinds[index] === wanted ? [downloadDeadline ?? ''] : [],
        );
      expect(deadlinesOf('open')).toEqual(deadlinesOf('open').toSorted());
      expect(deadlinesOf('over')).toEqual(deadlinesOf('over').toSorted().toReversed());
    },
  );

  it('shows a customer no bill of another', async () => {
    const list = await search('perPage=100', await sandbox.loggedIn('auto-user'));
    expect([list.total, list.items.every(({ billId }) => billId.startsWith('auto'))]).toEqual([
      6,
      true,
    ]);
  });

  it('lists no bill older than the last 24 months', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.clock.advance(31 * 24 * 60 * 60);
    await customer.login();
    expect((await search('', customer)).total).toBe(1150);
  });
});

const countsIn = ({ bytes }: Answer): BillCounts => JSON.parse(bytes.toString('utf8'));

it('another number of bills a page is among the choices, in its place', async () => {
  sandbox.world.limits.perPageDefault = 20;
  const customer = await sandbox.loggedIn();
  expect((await customer.get('/bills/search-options')).json).toMatchObject({
    perPageDefault: 20,
    perPageOptions: [10, 20, 50, 100],
  });
});

describe('a search for what can be downloaded', () => {
  it.each([
    ['true', (bill: Bill) => canBeHad(bill)],
    ['false', (bill: Bill) => !canBeHad(bill)],
  ])('by isDownloadable=%s finds these bills and no other', async (value, isMeant) => {
    const customer = await sandbox.loggedIn();
    const meant = (await everyBill(customer)).filter(isMeant);
    const found = await search(`isDownloadable=${value}&perPage=100`, customer);
    expect(found.total).toBe(meant.length);
    expect(found.items.every(isMeant)).toBe(true);
    expect([meant.length > 0, meant.length < 1200]).toEqual([true, true]);
  });

  it('leaves a batch as it is, and takes from it what it does not ask for', async () => {
    const customer = await sandbox.loggedIn();
    const bill = (await everyBill(customer)).find(canBeHad);
    const batch = `/bills/zip?keyword=${bill?.billNumber}&isDownloadable`;
    expect((await customer.get(`${batch}=true`)).status).toBe(200);
    expect((await customer.get(`${batch}=false`)).code).toBe('400-1-05-03');
  });
});

describe('the sum of a search', () => {
  it('is refused as the search is', async () => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get('/bills/summary?priceFrom=2&priceTo=1')).code).toBe('400-1-00-08');
    expect((await customer.get('/bills/summary?statusId=gone')).code).toBe('400-1-05-05');
  });

  it('is nothing for a customer without bills', async () => {
    const customer = await sandbox.loggedIn('empty-user');
    expect((await customer.get('/bills/summary')).json).toEqual({
      total: 0,
      totalPrice: 0,
      withoutPriceCount: 0,
      downloadableCount: 0,
      downloadableFileCount: 0,
    });
  });
});

describe('the counts', () => {
  it('are those of the bills that can be downloaded and are new, or end within the week', async () => {
    const customer = await sandbox.loggedIn();
    const counts = countsIn(await customer.get('/bills/counts'));
    const bills = (await everyBill(customer)).filter(canBeHad);
    const isSoon = ({ downloadDeadline: at }: Bill): boolean =>
      at !== null && at >= '2026-11-20' && at <= '2026-11-27';
    expect(counts).toEqual({
      notDownloadedCount: bills.filter((bill) => bill.downloadStatus === 'notDownloaded').length,
      deadlineSoonCount: bills.filter(isSoon).length,
      today: '2026-11-20',
      deadlineSoonTo: '2026-11-27',
    });
    expect(counts.notDownloadedCount).toBeGreaterThan(0);
    expect(counts.deadlineSoonCount).toBeGreaterThan(2);
  });

  it('lead to lists of exactly as many bills, by the conditions that the contract names', async () => {
    const { description = '' } = readContract().paths['/bills/counts']?.get ?? {};
    const customer = await sandbox.loggedIn();
    const counts = countsIn(await customer.get('/bills/counts'));
    const days = new Map<string, string>(
      Object.entries({ ...counts }).map(([name, value]) => [name, String(value)]),
    );
    const [common = '', isNew = '', ...ends] = [...description.matchAll(/(\w+)=(\w+)/g)].map(
      ([, name = '', value = '']) => `${name}=${days.get(value) ?? value}`,
    );
    const found = async (...conditions: string[]) =>
      (await search([common, ...conditions].join('&'), customer)).total;
    expect(await found(isNew)).toBe(counts.notDownloadedCount);
    expect(await found(...ends)).toBe(counts.deadlineSoonCount);
  });

  it('begin with the day that it is in Japan', async () => {
    sandbox.world.clock.advance(9 * 60 * 60 + 1);
    const customer = await sandbox.loggedIn();
    expect((await customer.get('/bills/counts')).json).toMatchObject({
      today: '2026-11-21',
      deadlineSoonTo: '2026-11-28',
    });
  });
});

describe('a search is refused', () => {
  it.each([
    ['priceFrom=2&priceTo=1', '400-1-00-08'],
    ['publicationDateFrom=2026-03-02&publicationDateTo=2026-03-01', '400-1-00-08'],
    ['downloadDeadlineFrom=2026-11-21&downloadDeadlineTo=2026-11-20', '400-1-00-08'],
    ['downloadStatus=gone', '400-1-00-02'],
    ['isDownloadable=perhaps', '400-1-00-02'],
    ['downloadDeadlineTo=2026-02-30', '400-1-00-06'],
    ['billTypeId=gone', '400-1-05-05'],
    ['statusId=gone', '400-1-05-05'],
    ['searchTargetId=gone', '400-1-05-05'],
    ['priceFrom=abc', '400-1-00-05'],
    ['publicationDateFrom=2026-02-30', '400-1-00-06'],
    ['keyword=a&keyword=b&keyword=c&keyword=d&keyword=e&keyword=f', '400-1-00-02'],
  ])('for %s with %s', async (query, code) => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get(`/bills?${query}`)).code).toBe(code);
  });

  it.each([
    ['priceFrom=2&priceTo=1', ['priceFrom', 'priceTo'], 'price'],
    [
      'publicationDateFrom=2026-03-02&publicationDateTo=2026-03-01',
      ['publicationDateFrom', 'publicationDateTo'],
      'publicationDate',
    ],
    [
      'downloadDeadlineFrom=2026-11-21&downloadDeadlineTo=2026-11-20',
      ['downloadDeadlineFrom', 'downloadDeadlineTo'],
      'downloadDeadline',
    ],
    ['billTypeId=gone', ['billTypeId'], 'billTypeId'],
    ['statusId=gone', ['statusId'], 'statusId'],
    ['searchTargetId=gone', ['searchTargetId'], 'searchTargetId'],
  ])('for %s at %j', async (query, target, name) => {
    const customer = await sandbox.loggedIn();
    const { json } = await customer.get(`/bills?${query}`);
    expect(json).toEqual([
      expect.objectContaining({ target, mapping: [expect.objectContaining({ value: name })] }),
    ]);
  });

  it.each([
    'priceFrom=1&priceTo=1',
    'priceFrom=2',
    'priceTo=-1',
    'publicationDateFrom=2026-03-02&publicationDateTo=2026-03-02',
    'publicationDateFrom=2026-03-02',
    'publicationDateTo=2026-03-02',
    'downloadDeadlineFrom=2026-11-20&downloadDeadlineTo=2026-11-20',
    'downloadDeadlineFrom=2026-11-20',
    'downloadDeadlineTo=2026-11-20',
  ])('but not for %s', async (query) => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get(`/bills?${query}`)).status).toBe(200);
  });
});
