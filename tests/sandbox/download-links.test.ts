import { describe, expect, it } from 'vitest';
import type { DownloadFile } from '../../generated/model/downloadFile.ts';
import type { DownloadFileList } from '../../generated/model/downloadFileList.ts';
import { makeToken } from '../../mocks/sandbox/tokens.ts';
import {
  entriesOf,
  jsonOf,
  newPasswords,
  password,
  sandboxForTests,
  type Customer,
} from './support.ts';

const sandbox = sandboxForTests();

const logIn = (customer: Customer, token: string, secret = password) =>
  customer.post(`/downloads/${token}/login`, { password: secret });

async function inLink(token = 'demo-download', language: 'ja' | 'en' = 'ja'): Promise<Customer> {
  const customer = await sandbox.visitor();
  customer.language = language;
  await logIn(customer, token);
  return customer;
}

/** Makes a link of an account. @param seconds until it expires */
function linkOf(accountId: string, seconds = 1, customerCode = 'demo'): string {
  const { world } = sandbox;
  const expiresAt = world.clock.now() + seconds * 1000;
  const link = { kind: 'download', customerCode, accountId, expiresAt } as const;
  return makeToken(world, { ...link, payload: { newest: 3 } }, `link-of-${accountId}`).token;
}

const list = async (customer: Customer, query = '', token = 'demo-download') =>
  jsonOf<DownloadFileList>(await customer.get(`/downloads/${token}/files${query}`));

const withdraw = ({ billId }: DownloadFile): void => sandbox.setBill(billId, 'isPublished = 0');

/** Published files of different bills that no one has downloaded yet. */
async function newFiles(
  customer: Customer,
  extension: 'pdf' | 'csv',
): Promise<[DownloadFile, DownloadFile, ...DownloadFile[]]> {
  const { items } = await list(customer, '?perPage=100');
  const [first, second, ...others] = items.filter((file) => file.extension === extension);
  if (!first || !second) throw new Error('The link has too few files.');
  for (const { billId } of [first, second, ...others]) {
    sandbox.setBill(billId, 'isPublished = 1, downloadDeadline = NULL');
    sandbox.world.db.run(
      'DELETE FROM billDownloads WHERE billRowId = (SELECT billRowId FROM bills WHERE billId = ?)',
      String(billId),
    );
  }
  return [first, second, ...others];
}

const load = (customer: Customer, fileId: string) =>
  customer.get(`/downloads/demo-download/files/${fileId}`);

const zip = (customer: Customer, fileIds: readonly string[]) =>
  customer.get(`/downloads/demo-download/zip?${fileIds.map((id) => `fileId=${id}`).join('&')}`);

describe('the state of a download link', () => {
  it('shows the customer only after the login, with the honorific of the language', async () => {
    const stateOf = async (customer: Customer) =>
      (await customer.get('/downloads/demo-download')).json;
    const customerName = '株式会社青葉フーズ流通';
    const shown = { isLoggedIn: true, customerName, isDisplayEStorageLink: true };
    expect([
      await stateOf(await sandbox.visitor()),
      await stateOf(await inLink()),
      await stateOf(await inLink('demo-download', 'en')),
    ]).toMatchObject([
      { state: 'valid', isLoggedIn: false, customerName: null, titleOfHonor: null },
      { ...shown, titleOfHonor: '御中' },
      { ...shown, titleOfHonor: null },
    ]);
  });

  it.each([
    [null, null],
    [null, { ja: '御中', en: '' }],
    ['合同会社無敬称', null],
  ])('has no honorific for the name %j with %j', async (customerName, titleOfHonor) => {
    sandbox.changeAccount('nameless-user', ({ profile }) => {
      Object.assign(profile, { customerName, titleOfHonor });
    });
    const token = linkOf('acc-nameless');
    const state = await (await inLink(token)).get(`/downloads/${token}`);
    expect(state.json).toMatchObject({ isLoggedIn: true, customerName, titleOfHonor: null });
  });

  it('is valid until the last second, for its session too, and expired afterwards', async () => {
    const token = linkOf('acc-bill', 60);
    const customer = await inLink(token, 'en');
    const paths = [`/downloads/${token}`, '/download-session', `/downloads/${token}/files`];
    sandbox.world.clock.advance(60);
    const atEnd = await Promise.all(paths.map((path) => customer.get(path)));
    sandbox.world.clock.advance(1);
    const [state, ...after] = await Promise.all(paths.map((path) => customer.get(path)));
    expect(atEnd.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(state?.json).toEqual({
      state: 'expired',
      title: 'Documents from 東都電子商事株式会社',
      expiredAt: '2026-11-20T15:01:00+09:00',
    });
    expect(after.map(({ code }) => code)).toEqual(['404-1-08-01', '404-1-08-01']);
  });

  it.each(['acc-closed', 'acc-nobody'])('is refused for the account %s', async (accountId) => {
    const customer = await sandbox.visitor();
    const token = linkOf(accountId);
    const answers = [await customer.get(`/downloads/${token}`), await logIn(customer, token)];
    expect(answers.map(({ code }) => code)).toEqual(['401-1-08-01', '401-1-08-01']);
  });

  it('is that of a visitor if the session is unknown, who can log in', async () => {
    const customer = await inLink();
    customer.cookies.set('MYPAGE_DOWNLOAD', 'unknown');
    const state = await customer.get('/downloads/demo-download');
    expect(state.json).toMatchObject({ state: 'valid', isLoggedIn: false });
    expect((await logIn(customer, 'demo-download')).status).toBe(204);
  });
});

describe('the login to a download link', () => {
  it('replaces the anti-forgery token', async () => {
    const customer = await sandbox.visitor();
    const before = customer.cookies.get('XSRF-TOKEN');
    await logIn(customer, 'demo-download');
    expect(customer.cookies.get('XSRF-TOKEN')).not.toBe(before);
  });
});

describe('a session of download links', () => {
  it('keeps earlier links open, under a new cookie, and no others', async () => {
    const customer = await inLink();
    const planted = customer.cookies.get('MYPAGE_DOWNLOAD') ?? '';
    await logIn(customer, 'demo-download-empty');
    expect(customer.cookies.get('MYPAGE_DOWNLOAD')).not.toBe(planted);
    expect((await list(customer)).total).toBeGreaterThan(0);
    expect((await list(customer, '', 'demo-download-empty')).total).toBe(0);
    expect((await customer.get('/downloads/demo-download-many/files')).code).toBe('401-1-08-01');
    // A person who knows the earlier cookie does not get into the later link.
    const other = await sandbox.visitor();
    other.cookies.set('MYPAGE_DOWNLOAD', planted);
    expect((await other.get('/downloads/demo-download-empty/files')).code).toBe('401-1-08-01');
  });

  it('finds the link of a bill, or otherwise the latest link', async () => {
    const customer = await inLink();
    const { items } = await list(customer);
    await logIn(customer, 'demo-download-empty');
    const tokenFor = async (query: string) =>
      (await customer.get(`/download-session${query}`)).json;
    expect(await tokenFor(`?billId=${items[0]?.billId}`)).toMatchObject({ token: 'demo-download' });
    for (const query of ['', '?billId=unknown-bill'])
      expect(await tokenFor(query)).toMatchObject({ token: 'demo-download-empty' });
  });

  it('ends when the password is changed', async () => {
    const customer = await inLink();
    const owner = await sandbox.loggedIn();
    await owner.put('/auth/password', { currentPassword: password, ...newPasswords() });
    for (const path of ['/download-session', '/downloads/demo-download/files'])
      expect((await customer.get(path)).code).toBe('401-1-08-01');
  });

  it('does not open the pages behind the normal login', async () => {
    expect((await (await inLink()).get('/user/me')).code).toBe('401-1-00-01');
  });

  it('has no e-storage page if the issuer does not offer one', async () => {
    const token = linkOf('acc-plain', 1, 'plain');
    const customer = await sandbox.visitor('plain');
    await logIn(customer, token);
    expect((await customer.get(`/downloads/${token}`)).json).toMatchObject({
      isLoggedIn: true,
      isDisplayEStorageLink: false,
    });
    expect((await customer.get(`/e-storage/by-token/${token}/linkage`)).code).toBe('404-1-00-01');
  });
});

describe('the files of a download link', () => {
  it('are those of twelve bills, in pages', async () => {
    const customer = await inLink();
    const all = await list(customer);
    expect(all).toMatchObject({ page: 1, perPage: 50 });
    expect(new Set(all.items.map(({ billId }) => billId)).size).toBe(12);
    const second = await list(customer, '?page=2&perPage=10');
    expect(second).toEqual({ ...all, items: all.items.slice(10, 20), page: 2, perPage: 10 });
  });

  it('show how often and when each was downloaded', async () => {
    const customer = await inLink();
    const [{ fileId }] = await newFiles(customer, 'csv');
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

  it.each([
    ['pdf', '%PDF'],
    ['csv', '\uFEFF管理番号'],
  ] as const)('have their own name, size and content: %s', async (extension, beginning) => {
    const customer = await inLink();
    const file = (await newFiles(customer, extension)).at(-1);
    const answer = await load(customer, String(file?.fileId));
    expect(answer.bytes.toString('utf8').startsWith(beginning)).toBe(true);
    expect(answer.bytes.length).toBe(file?.size);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent(String(file?.fileName)),
    );
  });

  it('cannot be downloaded if unknown, withdrawn or past the deadline', async () => {
    const customer = await inLink();
    const [withdrawn, old] = await newFiles(customer, 'pdf');
    withdraw(withdrawn);
    sandbox.setBill(old.billId, "downloadDeadline = '2026-11-19'");
    const ids = ['no-such-file', withdrawn.fileId, old.fileId];
    const answers = await Promise.all(ids.map((id) => load(customer, id)));
    expect(answers.map(({ code }) => code)).toEqual(['404-1-00-01', '403-1-08-01', '404-1-08-01']);
    const listed = (await list(customer)).items.find(({ fileId }) => fileId === withdrawn.fileId);
    expect(listed?.isPublished).toBe(false);
  });
});

describe('the ZIP of a download link', () => {
  it('contains the requested files only, without withdrawn ones', async () => {
    const customer = await inLink();
    const [first, second] = await newFiles(customer, 'csv');
    const loadBoth = () => zip(customer, [first.fileId, second.fileId]);
    const names = async () => (await entriesOf((await loadBoth()).bytes)).map(({ name }) => name);
    expect(await names()).toEqual([first.fileName, second.fileName]);
    withdraw(first);
    expect(await names()).toEqual([second.fileName]);
    expect((await zip(customer, [first.fileId])).code).toBe('403-1-08-01');
  });

  it('contains all files if none is named', async () => {
    const customer = await inLink();
    const files = await newFiles(customer, 'pdf');
    const { bytes } = await customer.get('/downloads/demo-download/zip');
    const names = (await entriesOf(bytes)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(files.map(({ fileName }) => fileName)));
  });
});

it('the status history at a download link is that of the requested bill of the link', async () => {
  const customer = await inLink();
  const history = (billId: string | null) =>
    customer.get(`/downloads/demo-download/status-history?billId=${billId}`);
  const [{ billId }, withdrawn] = await newFiles(customer, 'pdf');
  withdraw(withdrawn);
  expect((await history(billId)).json).toMatchObject({ bill: { billId } });
  expect((await history('no-such-bill')).code).toBe('404-1-00-01');
  expect((await history(withdrawn.billId)).code).toBe('403-1-08-01');
});
