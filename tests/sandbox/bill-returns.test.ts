import { describe, expect, it } from 'vitest';
import type { Bill } from '../../generated/model/bill.ts';
import type { BillList } from '../../generated/model/billList.ts';
import { fileNames } from '../forms/s5/values.ts';
import { sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const listIn = (answer: Answer): BillList => JSON.parse(answer.bytes.toString('utf8'));

async function billWith(customer: Customer, isWanted: (bill: Bill) => boolean): Promise<Bill> {
  const pages = [];
  for (const page of [1, 2]) {
    pages.push(...listIn(await customer.get(`/bills?perPage=100&page=${page}`)).items);
  }
  const found = pages.find(isWanted);
  if (!found) throw new Error('No bill fits.');
  return found;
}

const returnable = (customer: Customer) => billWith(customer, (bill) => bill.canReturnFile);

async function tokenFor(customer: Customer, { billId }: Bill): Promise<string> {
  const answer = await customer.post(`/bills/${billId}/upload-tokens`);
  const grant: { uploadToken: string } = JSON.parse(answer.bytes.toString('utf8'));
  return grant.uploadToken;
}

function send(
  customer: Customer,
  bill: Bill,
  uploadToken: string,
  fileName: string,
  content: Buffer,
) {
  const form = new FormData();
  form.set('uploadToken', uploadToken);
  form.set('revision', bill.revision);
  form.set('fileName', fileName);
  form.set('file', new Blob([new Uint8Array(content)]), fileName);
  return customer.call('POST', `/bills/${bill.billId}/returned-file`, { form });
}

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

/** The names that a text about the error is filled with. */
const fillInsOf = ({ json }: Answer): Record<string, string> => {
  const [item] = JSON.parse(JSON.stringify(json));
  return Object.fromEntries(
    item.mapping.map(({ key, value }: { key: string; value: string }) => [key, value]),
  );
};

describe('leave to send a file back', () => {
  it('says until when it is good and what the file may be', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await returnable(customer);
    Object.assign(sandbox.world.limits, { fileSizeLimit: 3000, fileNameMaxLength: 40 });
    const answer = await customer.post(`/bills/${billId}/upload-tokens`);
    expect(answer.json).toEqual({
      uploadToken: expect.stringMatching(/^[A-Za-z0-9_-]{16,128}$/),
      expiresAt: '2026-11-20T15:10:00+09:00',
      fileSizeLimit: 3000,
      fileNameMaxLength: 40,
      extensions: expect.arrayContaining(['pdf', 'xlsx']),
    });
  });

  it.each([
    ['isPublished = 0', { code: '403-1-05-01' }],
    ['canReturnFile = 0', { code: '400-1-05-04', target: ['file'] }],
  ])('is not given for a bill with %s, and of no use any more', async (set, error) => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const token = await tokenFor(customer, bill);
    sandbox.world.db.run(`UPDATE bills SET ${set} WHERE billId = ?`, bill.billId);
    const asked = await customer.post(`/bills/${bill.billId}/upload-tokens`);
    const sent = await send(customer, bill, token, 'a.pdf', bytes);
    expect([asked.json, sent.json]).toMatchObject([[error], [error]]);
  });

  it('is given to each customer so many times a minute', async () => {
    const [customer, other] = [await sandbox.loggedIn(), await sandbox.loggedIn('long-user')];
    const ask = async (who: Customer) =>
      (await who.post(`/bills/${(await returnable(who)).billId}/upload-tokens`)).code;
    sandbox.world.limits.requestsPerMinute = 1;
    const codes = [await ask(customer), await ask(customer), await ask(other)];
    sandbox.world.clock.advance(60);
    expect([...codes, await ask(customer)]).toEqual([
      undefined,
      '429-1-05-01',
      undefined,
      undefined,
    ]);
  });
});

describe('what is sent back', () => {
  it.each(['uploadToken', 'revision', 'fileName', 'file'])('needs its %s', async (missing) => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const form = new FormData();
    const parts = { uploadToken: 'upl_1', revision: bill.revision, fileName: 'a.pdf' };
    for (const [name, value] of Object.entries(parts)) if (name !== missing) form.set(name, value);
    if (missing !== 'file') form.set('file', new Blob(['x']), 'a.pdf');
    const answer = await customer.call('POST', `/bills/${bill.billId}/returned-file`, { form });
    expect(answer.json).toMatchObject([
      { code: '400-1-00-01', target: [missing], mapping: [{ key: 'name', value: missing }] },
    ]);
  });

  it('under another name is no file', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const form = new FormData();
    form.set('uploadToken', await tokenFor(customer, bill));
    form.set('revision', bill.revision);
    form.set('fileName', 'a.pdf');
    form.set('attachment', new Blob([new Uint8Array(300_000)]), 'a.pdf');
    const answer = await customer.call('POST', `/bills/${bill.billId}/returned-file`, { form });
    expect(answer.json).toMatchObject([{ code: '400-1-00-01', target: ['file'] }]);
  });

  it('has to be a form', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await returnable(customer);
    expect((await customer.post(`/bills/${billId}/returned-file`)).code).toBe('400-1-99-01');
  });

  it('may be just as large, and its name as long, as the limits say', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const token = await tokenFor(customer, bill);
    Object.assign(sandbox.world.limits, { fileSizeLimit: 1000, fileNameMaxLength: 7 });
    const longer = await send(customer, bill, token, '𠮷野家1.pdf', bytes);
    const fits = await send(customer, bill, token, '𠮷野家.pdf', bytes);
    expect(longer.json).toMatchObject([{ code: '400-1-00-04', target: ['fileName'] }]);
    expect(fillInsOf(longer)).toEqual({ name: 'fileName', max: '7' });
    expect(fits.json).toEqual({
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
    [2 * 1024, '2KB'],
  ])('over %j bytes is refused by a limit of %s', async (fileSizeLimit, limit) => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    sandbox.world.limits.fileSizeLimit = fileSizeLimit;
    const answer = await send(customer, bill, 'any', 'large.pdf', Buffer.alloc(fileSizeLimit + 1));
    expect(answer.code).toBe('400-1-05-08');
    expect(fillInsOf(answer)).toEqual({ fileName: 'large.pdf', limit });
  });

  it.each([
    ['none.pdf', Buffer.alloc(0), '400-1-05-07', {}],
    ['what?.pdf', bytes, '400-1-05-09', {}],
    ['program.exe', bytes, '400-1-05-10', { extensions: expect.stringContaining('pdf, xlsx, ') }],
    ['pdf', bytes, '400-1-05-10', { extensions: expect.stringContaining('pdf, xlsx, ') }],
  ])('is named when it is refused: %s', async (fileName, content, code, more) => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const answer = await send(customer, bill, 'any', fileName, content);
    expect(answer.code).toBe(code);
    expect(fillInsOf(answer)).toEqual({ fileName, ...more });
  });
});

describe('a file sent back', () => {
  it('comes back byte for byte, by its name', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    await send(customer, bill, await tokenFor(customer, bill), '受領書.pdf', bytes);
    const answer = await customer.get(`/bills/${bill.billId}/returned-file`);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''%E5%8F%97%E9%A0%98%E6%9B%B8.pdf",
    );
  });

  it('takes the place of the one before', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => one.canReturnFile && one.returnedFile !== null);
    await send(customer, bill, await tokenFor(customer, bill), 'second.pdf', bytes);
    const { items } = listIn(await customer.get(`/bills?keyword=${bill.billNumber}`));
    expect(items[0]?.returnedFile).toMatchObject({ fileName: 'second.pdf', size: 1000 });
  });

  it('needs a token that was not used before', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const token = await tokenFor(customer, bill);
    await send(customer, bill, token, 'a.pdf', bytes);
    const now = { ...bill, revision: 'rev-2' };
    expect((await send(customer, now, token, 'b.pdf', bytes)).json).toMatchObject([
      { code: '400-1-05-04', target: ['uploadToken'] },
    ]);
  });

  it('needs a token of its own bill, and of its own customer', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const other = await billWith(
      customer,
      ({ billId, canReturnFile }) => canReturnFile && billId !== bill.billId,
    );
    const token = await tokenFor(customer, other);
    expect((await send(customer, bill, token, 'a.pdf', bytes)).code).toBe('400-1-05-04');
    expect((await send(customer, other, token, 'a.pdf', bytes)).code).toBeUndefined();
  });

  it('counts as access of the bill, which the next session shows', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => one.canReturnFile && one.previousAccessAt === null,
    );
    await send(customer, bill, await tokenFor(customer, bill), 'a.pdf', bytes);
    const next = await sandbox.loggedIn();
    const shown = await billWith(next, ({ billId }) => billId === bill.billId);
    expect(shown.previousAccessAt).toBe('2026-11-20T15:00:00+09:00');
  });

  it('needs a token that is not out of date', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const token = await tokenFor(customer, bill);
    sandbox.world.clock.advance(601);
    expect((await send(customer, bill, token, 'a.pdf', bytes)).code).toBe('400-1-05-04');
  });

  it.each([
    ['empty.pdf', Buffer.alloc(0), '400-1-05-07'],
    ['large.pdf', Buffer.alloc(2001), '400-1-05-08'],
    ['what?.pdf', bytes, '400-1-05-09'],
    ['program.exe', bytes, '400-1-05-10'],
    ['huge.pdf', Buffer.alloc(21 * 1024 * 1024), '413-1-00-01'],
  ])('%s is refused', async (fileName, content, code) => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const token = await tokenFor(customer, bill);
    sandbox.world.limits.fileSizeLimit = 2000;
    expect((await send(customer, bill, token, fileName, content)).code).toBe(code);
  });

  it('has a name that can be used anywhere, as the portal has it', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const token = await tokenFor(customer, bill);
    const codesOf = async (names: readonly string[]) => {
      const codes = new Map<string, string | undefined>();
      // Without content, so that one token does for all: the name is judged first.
      for (const name of names) {
        codes.set(name, (await send(customer, bill, token, name, Buffer.alloc(0))).code);
      }
      return codes;
    };
    const [good, bad] = [await codesOf(fileNames.good), await codesOf(fileNames.bad)];
    expect([...good].filter(([, code]) => code !== '400-1-05-07')).toEqual([]);
    expect([...bad].filter(([, code]) => code !== '400-1-05-09')).toEqual([]);
  });

  it('that was refused leaves the token good', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returnable(customer);
    const token = await tokenFor(customer, bill);
    await send(customer, bill, token, 'program.exe', bytes);
    expect((await send(customer, bill, token, 'paper.pdf', bytes)).status).toBe(201);
  });

  it('is not taken for a bill that the issuer approved', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => one.statusId === 'approved');
    expect((await customer.post(`/bills/${bill.billId}/upload-tokens`)).code).toBe('400-1-05-04');
  });
});

it('a file is not sent over one that somebody else has sent since', async () => {
  const [one, other] = [await sandbox.loggedIn(), await sandbox.loggedIn()];
  const bill = await returnable(one);
  await send(one, bill, await tokenFor(one, bill), 'first.pdf', bytes);
  const answer = await send(other, bill, await tokenFor(other, bill), 'second.pdf', bytes);
  expect(answer.code).toBe('409-1-00-01');
});

describe('the status of a bill', () => {
  const free = (customer: Customer) =>
    billWith(customer, (bill) => bill.statusId === 'unconfirmed' && bill.isPublished);

  it('can be set by the customer, and the history says so', async () => {
    const customer = await sandbox.loggedIn();
    const { billId, revision } = await free(customer);
    await customer.put(`/bills/${billId}/status`, { revision, statusId: 'confirmed' });
    const history = await customer.get(`/status-history?billId=${billId}`);
    expect(history.json).toMatchObject({
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

  it('is answered with the bill as it is now', async () => {
    const customer = await sandbox.loggedIn();
    const { billId, revision } = await free(customer);
    const answer = await customer.put(`/bills/${billId}/status`, {
      revision,
      statusId: 'confirming',
    });
    expect(answer.json).toMatchObject({ billId, statusId: 'confirming', statusName: '確認中' });
  });

  it.each([
    ['approved', '400-1-05-06'],
    ['no-such-status', '400-1-05-05'],
  ])('cannot be set to %s', async (statusId, code) => {
    const customer = await sandbox.loggedIn();
    const { billId, revision } = await free(customer);
    expect((await customer.put(`/bills/${billId}/status`, { revision, statusId })).code).toBe(code);
  });

  it('cannot be set once the issuer approved the bill', async () => {
    const customer = await sandbox.loggedIn();
    const { billId, revision } = await billWith(
      customer,
      (bill) => bill.statusId === 'approved' && bill.isPublished,
    );
    const answer = await customer.put(`/bills/${billId}/status`, {
      revision,
      statusId: 'confirmed',
    });
    expect(answer.code).toBe('400-1-05-06');
  });

  it('is not set over what somebody else has set since', async () => {
    const [one, other] = [await sandbox.loggedIn(), await sandbox.loggedIn()];
    const { billId, revision } = await free(one);
    await one.put(`/bills/${billId}/status`, { revision, statusId: 'confirming' });
    const answer = await other.put(`/bills/${billId}/status`, { revision, statusId: 'confirmed' });
    expect(answer.code).toBe('409-1-00-01');
  });

  it('can be set after a download, which changes nothing of it', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => one.statusId === 'unconfirmed' && one.isPublished && !one.isDownloadDeadlinePassed,
    );
    await customer.get(`/bills/${bill.billId}/pdf`);
    const body = { revision: bill.revision, statusId: 'confirmed' };
    expect((await customer.put(`/bills/${bill.billId}/status`, body)).status).toBe(200);
  });
});
