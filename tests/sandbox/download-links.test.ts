import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { describe, expect, it } from 'vitest';
import type { DownloadFile } from '../../generated/model/downloadFile.ts';
import type { DownloadFileList } from '../../generated/model/downloadFileList.ts';
import { accountById, saveAccount } from '../../mocks/sandbox/accounts.ts';
import { makeToken } from '../../mocks/sandbox/tokens.ts';
import { password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

async function visitor(language: 'ja' | 'en' = 'ja'): Promise<Customer> {
  const customer = sandbox.customer();
  customer.language = language;
  await customer.get('/setting/info');
  return customer;
}

const logIn = (customer: Customer, token: string) =>
  customer.post(`/downloads/${token}/login`, { password });

async function inLink(token = 'demo-download', language: 'ja' | 'en' = 'ja'): Promise<Customer> {
  const customer = await visitor(language);
  await logIn(customer, token);
  return customer;
}

/** A link of an account, good for some seconds. */
function linkOf(accountId: string, seconds = 1): string {
  const { world } = sandbox;
  const expiresAt = world.clock.now() + seconds * 1000;
  const link = { kind: 'download', customerCode: 'demo', accountId, expiresAt } as const;
  return makeToken(world, { ...link, payload: { newest: 3 } }, `link-of-${accountId}`).token;
}

async function list(customer: Customer, query = ''): Promise<DownloadFileList> {
  const answer = await customer.get(`/downloads/demo-download/files${query}`);
  return JSON.parse(answer.bytes.toString('utf8'));
}

const setBill = (billId: string | null, set: string): void =>
  void sandbox.world.db.run(`UPDATE bills SET ${set} WHERE billId = ?`, String(billId));

const withdraw = ({ billId }: DownloadFile): void => setBill(billId, 'isPublished = 0');

/** Files of different bills that nobody has loaded yet. */
async function freshFiles(customer: Customer, extension: 'pdf' | 'csv'): Promise<DownloadFile[]> {
  const { items } = await list(customer, '?perPage=100');
  const files = items.filter((file) => file.extension === extension);
  for (const { billId } of files) {
    setBill(billId, 'isPublished = 1, downloadDeadline = NULL');
    sandbox.world.db.run(
      'DELETE FROM billDownloads WHERE billRowId = (SELECT billRowId FROM bills WHERE billId = ?)',
      String(billId),
    );
  }
  return files;
}

async function freshFile(customer: Customer, extension: 'pdf' | 'csv'): Promise<DownloadFile> {
  const [file] = await freshFiles(customer, extension);
  if (!file) throw new Error('The link has no such file.');
  return file;
}

const load = (customer: Customer, fileId: string) =>
  customer.get(`/downloads/demo-download/files/${fileId}`);

const zip = (customer: Customer, files: readonly DownloadFile[]) =>
  customer.get(
    `/downloads/demo-download/zip?${files.map(({ fileId }) => `fileId=${fileId}`).join('&')}`,
  );

async function namesIn(bytes: Buffer): Promise<string[]> {
  const opened = await fromBufferPromise(bytes, { lazyEntries: true });
  const names = [];
  for await (const entry of opened.eachEntry()) {
    await buffer(await opened.openReadStreamPromise(entry));
    names.push(entry.fileName);
  }
  return names;
}

describe('the state of a download link', () => {
  it('is valid up to its very end, then expired, in the language asked for', async () => {
    const token = linkOf('acc-bill', 60);
    const customer = await visitor('en');
    sandbox.world.clock.advance(60);
    const atEnd = await customer.get(`/downloads/${token}`);
    const login = await logIn(customer, token);
    sandbox.world.clock.advance(1);
    const after = await customer.get(`/downloads/${token}`);
    const title = 'Documents from 東都電子商事株式会社';
    expect(atEnd.json).toMatchObject({ state: 'valid', title });
    expect(login.status).toBe(204);
    expect(after.json).toEqual({
      state: 'expired',
      title,
      expiredAt: '2026-11-20T15:01:00+09:00',
    });
  });

  it('names the customer with the honorific of the language, if it has one', async () => {
    const stateIn = async (language: 'ja' | 'en') =>
      (await (await inLink('demo-download', language)).get('/downloads/demo-download')).json;
    expect([await stateIn('ja'), await stateIn('en')]).toMatchObject([
      { customerName: '株式会社青葉フーズ流通', titleOfHonor: '御中' },
      { customerName: '株式会社青葉フーズ流通', titleOfHonor: null },
    ]);
  });

  it('tells nothing of the customer to whoever is not logged in', async () => {
    expect((await (await visitor()).get('/downloads/demo-download')).json).toMatchObject({
      customerName: null,
      titleOfHonor: null,
      isDisplayEStorageLink: false,
    });
  });

  it.each([
    [null, null],
    [null, { ja: '御中', en: '' }],
    ['合同会社無敬称', null],
  ])('has no honorific for %j with %j', async (customerName, titleOfHonor) => {
    const account = accountById(sandbox.world.db, 'acc-nameless');
    if (!account) throw new Error('nameless-user is not there.');
    Object.assign(account.profile, { customerName, titleOfHonor });
    saveAccount(sandbox.world.db, account);
    const token = linkOf('acc-nameless');
    const state = await (await inLink(token)).get(`/downloads/${token}`);
    expect(state.json).toMatchObject({ isLoggedIn: true, customerName, titleOfHonor: null });
  });

  it('is that of a stranger where the session is good for nothing any more', async () => {
    const customer = await inLink();
    customer.cookies.set('MYPAGE_DOWNLOAD', 'unknown');
    const state = await customer.get('/downloads/demo-download');
    expect(state.json).toMatchObject({ state: 'valid', isLoggedIn: false });
    expect((await logIn(customer, 'demo-download')).status).toBe(204);
  });
});

describe('the login to a download link', () => {
  it('gives a new anti-forgery token', async () => {
    const customer = await visitor();
    const before = customer.cookies.get('XSRF-TOKEN');
    await logIn(customer, 'demo-download');
    expect(customer.cookies.get('XSRF-TOKEN')).not.toBe(before);
  });

  it.each([
    ['acc-expired', '400-1-03-11'],
    ['acc-locked', '400-1-02-02'],
    ['acc-issuer-locked', '400-1-02-08'],
  ])('of %s is refused with %s', async (accountId, code) => {
    expect((await logIn(await visitor(), linkOf(accountId))).code).toBe(code);
  });

  it('is none for an account that the issuer closed: its link is none any more', async () => {
    const customer = await visitor();
    const token = linkOf('acc-closed');
    const answers = [await customer.get(`/downloads/${token}`), await logIn(customer, token)];
    expect(answers.map(({ code }) => code)).toEqual(['401-1-08-01', '401-1-08-01']);
  });
});

describe('a session of download links', () => {
  const states = async (customer: Customer, token: string) => {
    const paths = ['/download-session', `/downloads/${token}/files`];
    const answers = await Promise.all(paths.map((path) => customer.get(path)));
    return answers.map(({ status, code }) => code ?? status);
  };

  it('is good up to the very end of its link', async () => {
    const token = linkOf('acc-bill', 60);
    const customer = await inLink(token);
    sandbox.world.clock.advance(60);
    const atEnd = await states(customer, token);
    sandbox.world.clock.advance(1);
    expect([atEnd, await states(customer, token)]).toEqual([
      [200, 200],
      ['404-1-08-01', '404-1-08-01'],
    ]);
  });

  it('is good for no link any more once the password was changed', async () => {
    const customer = await inLink();
    const owner = await sandbox.loggedIn();
    const next = { password: 'Another-Pass-2027', passwordConfirmation: 'Another-Pass-2027' };
    await owner.put('/auth/password', { currentPassword: password, ...next });
    expect(await states(customer, 'demo-download')).toEqual(['401-1-08-01', '401-1-08-01']);
  });

  it('cannot be had by a link whose customer is gone', async () => {
    const customer = await visitor();
    const token = linkOf('acc-nobody');
    const answers = [await customer.get(`/downloads/${token}`), await logIn(customer, token)];
    expect(answers.map(({ code }) => code)).toEqual(['401-1-08-01', '401-1-08-01']);
  });
});

describe('the files of a download link', () => {
  it('come in pages', async () => {
    const customer = await inLink();
    const all = await list(customer);
    const second = await list(customer, '?page=2&perPage=10');
    expect(all).toMatchObject({ page: 1, perPage: 50 });
    expect(second).toEqual({ ...all, items: all.items.slice(10, 20), page: 2, perPage: 10 });
  });

  it('say what became of each: loaded never, once or more often, and when', async () => {
    const customer = await inLink();
    const { fileId } = await freshFile(customer, 'csv');
    const states = [];
    for (const seconds of [0, 60, 60, 60]) {
      sandbox.world.clock.advance(seconds);
      const file = (await list(customer)).items.find((one) => one.fileId === fileId);
      states.push([file?.downloadStatus, file?.lastDownloadedAt]);
      await load(customer, fileId);
    }
    expect(states).toEqual([
      ['notDownloaded', null],
      ['downloaded', '2026-11-20T15:00:00+09:00'],
      ['redownloaded', '2026-11-20T15:01:00+09:00'],
      ['redownloaded', '2026-11-20T15:02:00+09:00'],
    ]);
  });

  it('are listed also when the issuer took them back, and say so', async () => {
    const customer = await inLink();
    const file = await freshFile(customer, 'pdf');
    withdraw(file);
    const { items } = await list(customer);
    const isPublished = (billId: string | null) =>
      items.find((one) => one.billId === billId)?.isPublished;
    expect(isPublished(file.billId)).toBe(false);
    expect(items.some((one) => one.isPublished)).toBe(true);
  });

  it.each([
    ['pdf', '%PDF'],
    ['csv', '\uFEFF管理番号'],
  ] as const)('give the one asked for, be it %s', async (extension, beginning) => {
    const customer = await inLink();
    const file = (await freshFiles(customer, extension)).at(-1);
    const answer = await load(customer, String(file?.fileId));
    expect(answer.bytes.toString('utf8').startsWith(beginning)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent(String(file?.fileName)),
    );
  });

  it('cannot be had if unknown, taken back or past the deadline', async () => {
    const customer = await inLink();
    const [gone, old] = await freshFiles(customer, 'pdf');
    if (!gone || !old) throw new Error('The link has too few files.');
    withdraw(gone);
    setBill(old.billId, "downloadDeadline = '2026-11-19'");
    const ids = ['no-such-file', gone.fileId, old.fileId];
    const answers = await Promise.all(ids.map((id) => load(customer, id)));
    expect(answers.map(({ code }) => code)).toEqual(['404-1-00-01', '403-1-08-01', '404-1-08-01']);
  });

  it('cannot be had too often in ten seconds', async () => {
    const customer = await inLink();
    const { fileId } = await freshFile(customer, 'csv');
    sandbox.world.limits.downloadsPerTenSeconds = 1;
    const answers = [await load(customer, fileId), await load(customer, fileId)];
    expect(answers.map(({ code }) => code)).toEqual([undefined, '429-1-05-01']);
  });
});

describe('the ZIP of a download link', () => {
  it('holds the files asked for, and no other of the same bills', async () => {
    const customer = await inLink();
    const files = (await freshFiles(customer, 'csv')).slice(0, 2);
    const names = await namesIn((await zip(customer, files)).bytes);
    expect(names).toEqual(files.map(({ fileName }) => fileName));
  });

  it('leaves out what the issuer took back, and is refused if that is all of it', async () => {
    const customer = await inLink();
    const files = (await freshFiles(customer, 'csv')).slice(0, 2);
    const [gone, kept] = files;
    if (!gone || !kept) throw new Error('The link has too few files.');
    withdraw(gone);
    expect(await namesIn((await zip(customer, files)).bytes)).toEqual([kept.fileName]);
    expect((await zip(customer, [gone])).code).toBe('403-1-08-01');
  });

  it('is refused if one of the files is not of this link', async () => {
    const customer = await inLink();
    const file = await freshFile(customer, 'csv');
    const answer = await zip(customer, [file, { ...file, fileId: 'of-another' }]);
    expect(answer.json).toMatchObject([{ code: '400-1-05-05', target: ['fileId'] }]);
  });
});

describe('the status history at a download link', () => {
  const history = (customer: Customer, billId: string | null) =>
    customer.get(`/downloads/demo-download/status-history?billId=${billId}`);

  it('is that of the bill asked for', async () => {
    const customer = await inLink();
    const last = (await freshFiles(customer, 'pdf')).at(-1);
    const answer = await history(customer, String(last?.billId));
    expect(answer.json).toMatchObject({ bill: { billId: last?.billId } });
  });

  it('is not to be had of a bill of others, or one that was taken back', async () => {
    const customer = await inLink();
    const file = await freshFile(customer, 'pdf');
    withdraw(file);
    const answers = [await history(customer, 'no-such-bill'), await history(customer, file.billId)];
    expect(answers.map(({ code }) => code)).toEqual(['404-1-00-01', '403-1-08-01']);
  });
});
