import { describe, expect, it } from 'vitest';
import type { NoticeList } from '../../generated/model/noticeList.ts';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

async function noticesOf(customer: Customer, query = ''): Promise<NoticeList> {
  const answer = await customer.get(`/notices${query}`);
  return JSON.parse(answer.bytes.toString('utf8'));
}

const idsOf = ({ items }: NoticeList): string[] => items.map(({ noticeId }) => noticeId);

/** Lets a notice be posted from and until so many milliseconds from now. */
const post = (noticeId: string, from: number, to: number): void => {
  const { db, clock } = sandbox.world;
  const now = clock.now();
  db.run(
    "UPDATE notices SET content = json_set(content, '$.from', ?, '$.to', ?) WHERE noticeId = ?",
    now + from,
    now + to,
    noticeId,
  );
};

describe('the notices', () => {
  it('are the newest first, with their files', async () => {
    const { items } = await noticesOf(await sandbox.loggedIn());
    const days = items.map(({ postingPeriodFrom }) => postingPeriodFrom);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(items[0]).toMatchObject({
      noticeId: 'notice-0042',
      attachments: [{ fileId: 'notice-0042-1' }, { fileId: 'notice-0042-2' }],
    });
  });

  it.each([
    [0, 0, true],
    [1, 2, false],
    [-2, -1, false],
  ])('posted from %i to %i ms from now: listed is %s', async (from, to, isListed) => {
    const customer = await sandbox.loggedIn();
    post('notice-0042', from, to);
    expect(idsOf(await noticesOf(customer)).includes('notice-0042')).toBe(isListed);
    const file = await customer.get('/notices/notice-0042/attachments/notice-0042-1');
    expect(file.code).toBe(isListed ? undefined : '400-1-04-01');
  });

  it('come page by page, and are read as they come', async () => {
    const customer = await sandbox.loggedIn();
    const all = idsOf(await noticesOf(await sandbox.loggedIn('empty-user')));
    const [first, second] = [
      await noticesOf(customer, '?perPage=1'),
      await noticesOf(customer, '?perPage=2&page=2'),
    ];
    expect(first).toMatchObject({ total: 3, page: 1, perPage: 1, items: [{ isRead: false }] });
    expect(second).toMatchObject({ total: 3, page: 2, perPage: 2, items: [{ isRead: false }] });
    expect([idsOf(first), idsOf(second)]).toEqual([[all[0]], [all[2]]]);
    const { items } = await noticesOf(customer);
    expect(items.map(({ isRead }) => isRead)).toEqual([true, false, true]);
  });

  it('have files that cannot be fetched without end', async () => {
    sandbox.world.limits.downloadsPerTenSeconds = 1;
    const customer = await sandbox.loggedIn();
    const fetchFile = () => customer.get('/notices/notice-0042/attachments/notice-0042-1');
    expect((await fetchFile()).status).toBe(200);
    expect((await fetchFile()).code).toBe('429-1-05-01');
  });

  it('are listed in their posting period only', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.clock.advance(32 * 24 * 60 * 60);
    await customer.login();
    expect((await customer.get('/notices')).json).toMatchObject({ total: 2 });
  });

  it('are read once they were listed', async () => {
    const customer = await sandbox.loggedIn();
    await customer.get('/notices');
    expect((await customer.get('/notices')).json).toMatchObject({
      items: [{ isRead: true }, { isRead: true }, { isRead: true }],
    });
  });

  it.each([
    ['notice-0042/attachments/notice-0042-1', undefined],
    ['notice-0018/attachments/notice-0018-1', '400-1-04-01'],
    ['notice-0042/attachments/gone', '400-1-04-02'],
    ['gone/attachments/gone', '400-1-04-02'],
  ])('%s answers %s', async (path, code) => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get(`/notices/${path}`)).code).toBe(code);
  });

  it("the operator's are in the language asked for", async () => {
    const customer = await sandbox.loggedIn();
    customer.language = 'en';
    expect((await customer.get('/notices/operator')).json).toMatchObject({
      items: [{ title: '[Important] Service stopped for maintenance (December 5)' }, {}, {}, {}],
    });
  });
});
