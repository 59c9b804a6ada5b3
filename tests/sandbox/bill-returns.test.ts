import { beforeEach, describe, expect, it } from 'vitest';
import type { Bill } from '../../generated/model/bill.ts';
import { billWith, jsonOf, openBill, reloaded, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

let customer: Customer;
let bill: Bill;
beforeEach(async () => {
  customer = await sandbox.loggedIn();
  bill = await billWith(customer, ({ canReturnFile }) => canReturnFile);
});

const requestToken = ({ billId } = bill, who = customer) =>
  who.post(`/bills/${billId}/upload-tokens`);

const tokenFor = async (one = bill): Promise<string> =>
  jsonOf<{ uploadToken: string }>(await requestToken(one)).uploadToken;

const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

type Upload = { uploadToken: string; fileName: string; content?: Buffer; revision?: string };

/** Sends a file for a bill. A part without a value is left out of the form. */
function send({ billId, revision }: Bill, upload: Partial<Upload>) {
  const form = new FormData();
  const { uploadToken, fileName = 'a.pdf' } = upload;
  const parts = { uploadToken, revision, fileName, ...upload };
  for (const name of ['uploadToken', 'revision', 'fileName'] as const) {
    const value = parts[name];
    if (value !== undefined) form.set(name, value);
  }
  const bytes = 'content' in upload ? upload.content : content;
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  return customer.call('POST', `/bills/${billId}/returned-file`, { form });
}

/** Sends a file with a new token. */
const sendNew = async (one = bill, upload: Partial<Upload> = {}) =>
  send(one, { uploadToken: await tokenFor(one), ...upload });

describe('an upload token', () => {
  it.each([
    ['isPublished = 0', { code: '403-1-05-01' }],
    ['canReturnFile = 0', { code: '400-1-05-04', target: ['file'] }],
    ["statusId = 'approved'", { code: '400-1-05-04', target: ['file'] }],
  ])('is refused for a bill with %s, and an earlier token is void', async (set, error) => {
    const uploadToken = await tokenFor();
    sandbox.setBill(bill.billId, set);
    const answers = [await requestToken(), await send(bill, { uploadToken })];
    expect(answers.map(({ json }) => json)).toMatchObject([[error], [error]]);
  });

  it('is limited in number per minute, for each customer separately', async () => {
    const other = await sandbox.loggedIn('long-user');
    const othersBill = await billWith(other, ({ canReturnFile }) => canReturnFile);
    sandbox.world.limits.requestsPerMinute = 1;
    const answers = [
      await requestToken(),
      await requestToken(),
      await requestToken(othersBill, other),
    ];
    sandbox.world.clock.advance(60);
    answers.push(await requestToken());
    expect(answers.map(({ code }) => code)).toEqual([
      undefined,
      '429-1-05-01',
      undefined,
      undefined,
    ]);
  });

  it('is valid once, for its own bill, for ten minutes', async () => {
    const other = await billWith(
      customer,
      ({ billId, canReturnFile }) => canReturnFile && billId !== bill.billId,
    );
    const [uploadToken, late] = [await tokenFor(), await tokenFor()];
    expect((await send(other, { uploadToken })).code).toBe('400-1-05-04');
    expect((await send(bill, { uploadToken })).status).toBe(201);
    const now = await reloaded(customer, bill);
    expect((await send(now, { uploadToken })).json).toMatchObject([
      { code: '400-1-05-04', target: ['uploadToken'] },
    ]);
    sandbox.world.clock.advance(601);
    expect((await send(now, { uploadToken: late })).code).toBe('400-1-05-04');
  });
});

describe('a returned file', () => {
  it('may reach the limits of its size and of its name, which counts characters', async () => {
    Object.assign(sandbox.world.limits, { fileSizeLimit: 1000, fileNameMaxLength: 7 });
    expect((await sendNew(bill, { fileName: '𠮷野家1.pdf' })).json).toMatchObject([
      {
        code: '400-1-00-04',
        target: ['fileName'],
        mapping: [
          { key: 'name', value: 'fileName' },
          { key: 'max', value: '7' },
        ],
      },
    ]);
    expect((await sendNew(bill, { fileName: '𠮷野家.pdf' })).json).toEqual({
      fileId: expect.stringMatching(/^[\w-]+$/),
      fileName: '𠮷野家.pdf',
      extension: 'pdf',
      size: 1000,
    });
  });

  it.each([
    [1024 * 1024, '1MB'],
    [2.5 * 1024 * 1024, '2MB'],
    [1024 * 1024 - 1, '1023KB'],
  ])('over %j bytes is refused with the limit %s', async (fileSizeLimit, value) => {
    sandbox.world.limits.fileSizeLimit = fileSizeLimit;
    const large = Buffer.alloc(fileSizeLimit + 1);
    expect((await send(bill, { uploadToken: 'any', content: large })).json).toMatchObject([
      { code: '400-1-05-08', mapping: [{ key: 'fileName' }, { key: 'limit', value }] },
    ]);
  });

  it('counts as an access of the bill', async () => {
    const one = await billWith(
      customer,
      ({ canReturnFile, previousAccessAt }) => canReturnFile && previousAccessAt === null,
    );
    await sendNew(one);
    const { previousAccessAt } = await reloaded(await sandbox.loggedIn(), one);
    expect(previousAccessAt).toBe('2026-11-20T15:00:00+09:00');
  });
});

describe('the status of a bill', () => {
  const set = ({ billId, revision }: Bill, statusId: string) =>
    customer.put(`/bills/${billId}/status`, { revision, statusId });

  beforeEach(async () => {
    bill = await openBill(customer, ({ statusId }) => statusId === 'unconfirmed');
  });

  it('can be set after a download; the answer is the bill, and the history shows it', async () => {
    const { billId } = bill;
    await customer.get(`/bills/${billId}/pdf`);
    expect((await set(bill, 'confirmed')).json).toMatchObject({
      billId,
      statusId: 'confirmed',
      statusName: '確認済',
    });
    expect((await customer.get(`/status-history?billId=${billId}`)).json).toMatchObject({
      bill: { statusName: '確認済' },
      items: [
        {
          updaterKind: 'customer',
          updaterName: '株式会社青葉フーズ流通',
          beforeStatusName: '未確認',
          afterStatusName: '確認済',
        },
        { updaterKind: 'system', updaterName: null, beforeStatusName: null, note: null },
      ],
      total: 2,
    });
  });

  it.each([['with a reason that the status does not take', 'confirmed', '理由', '400-1-05-04']])(
    'is refused %s',
    async (_, statusId, reason, code) => {
      const { billId, revision } = bill;
      const answer = await customer.put(`/bills/${billId}/status`, { revision, statusId, reason });
      expect(answer.json).toMatchObject([{ code, target: ['reason'] }]);
    },
  );
});
