import { describe, expect, it } from 'vitest';
import type { DownloadFileList } from '../../generated/model/downloadFileList.ts';
import { makeToken } from '../../mocks/sandbox/tokens.ts';
import { password, sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const filesIn = (answer: Answer): DownloadFileList => JSON.parse(answer.bytes.toString('utf8'));

async function visitor(): Promise<Customer> {
  const customer = sandbox.customer();
  await customer.get('/setting/info');
  return customer;
}

async function inLink(token = 'demo-download'): Promise<Customer> {
  const customer = await visitor();
  await customer.post(`/downloads/${token}/login`, { password });
  return customer;
}

describe('a download link', () => {
  it('asks for a login first', async () => {
    const answer = await (await visitor()).get('/downloads/demo-download');
    expect(answer.json).toMatchObject({ state: 'valid', isLoggedIn: false, customerName: null });
  });

  it('says who it is after the login', async () => {
    const answer = await (await inLink()).get('/downloads/demo-download');
    expect(answer.json).toMatchObject({
      isLoggedIn: true,
      customerName: '株式会社青葉フーズ流通',
      isDisplayEStorageLink: true,
    });
  });

  it('lists PDF and CSV of its bills', async () => {
    const list = filesIn(await (await inLink()).get('/downloads/demo-download/files'));
    expect(new Set(list.items.map(({ billId }) => billId)).size).toBe(12);
  });

  it('gives a file as large as it says', async () => {
    const customer = await inLink();
    const { items } = filesIn(await customer.get('/downloads/demo-download/files'));
    const file = items.find((one) => one.isPublished && !one.isDownloadDeadlinePassed);
    const answer = await customer.get(`/downloads/demo-download/files/${file?.fileId}`);
    expect(answer.bytes.length).toBe(file?.size);
  });

  it('is opened by no session of another link', async () => {
    const customer = await inLink('demo-download-many');
    expect((await customer.get('/downloads/demo-download/files')).code).toBe('401-1-08-01');
  });

  it('stays open beside another in the same browser, each for itself', async () => {
    const customer = await inLink();
    const before = customer.cookies.get('MYPAGE_DOWNLOAD');
    await customer.post('/downloads/demo-download-empty/login', { password });
    expect(customer.cookies.get('MYPAGE_DOWNLOAD')).not.toBe(before);
    const [first, second] = [
      await customer.get('/downloads/demo-download/files'),
      await customer.get('/downloads/demo-download-empty/files'),
    ];
    expect([filesIn(first).total > 0, filesIn(second).total]).toEqual([true, 0]);
    expect((await customer.get('/downloads/demo-download-many/files')).code).toBe('401-1-08-01');
  });

  it('is found by its bill, where several are open', async () => {
    const customer = await inLink();
    const { items } = filesIn(await customer.get('/downloads/demo-download/files'));
    await customer.post('/downloads/demo-download-empty/login', { password });
    const tokenFor = async (query: string) =>
      (await customer.get(`/download-session${query}`)).json;
    expect(await tokenFor(`?billId=${items[0]?.billId}`)).toMatchObject({ token: 'demo-download' });
    for (const query of ['', '?billId=bill-of-nobody'])
      expect(await tokenFor(query)).toMatchObject({ token: 'demo-download-empty' });
  });

  it('is open no more to whoever knows the cookie from before another login', async () => {
    const customer = await inLink();
    const planted = customer.cookies.get('MYPAGE_DOWNLOAD') ?? '';
    await customer.post('/downloads/demo-download-empty/login', { password });
    const other = await visitor();
    other.cookies.set('MYPAGE_DOWNLOAD', planted);
    expect((await other.get('/downloads/demo-download-empty/files')).code).toBe('401-1-08-01');
  });

  it('is closed with the password', async () => {
    const customer = await inLink();
    const owner = sandbox.customer();
    await owner.login('demo-user');
    const next = 'Another-Pass-2027';
    await owner.put('/auth/password', {
      currentPassword: password,
      password: next,
      passwordConfirmation: next,
    });
    expect((await customer.get('/downloads/demo-download/files')).code).toBe('401-1-08-01');
  });

  it('opens no page that needs the normal login', async () => {
    const customer = await inLink();
    expect((await customer.get('/user/me')).code).toBe('401-1-00-01');
  });

  it('a wrong password is refused, and counts', async () => {
    const customer = await visitor();
    const codes = [];
    for (let time = 0; time < 5; time += 1) {
      const answer = await customer.post('/downloads/demo-download/login', { password: 'x' });
      codes.push(answer.code);
    }
    expect([codes[0], codes[4]]).toEqual(['400-1-08-01', '400-1-02-03']);
  });

  it('is over when its time is', async () => {
    const customer = await visitor();
    const login = await customer.post('/downloads/demo-download-expired/login', { password });
    expect(login.code).toBe('404-1-08-01');
  });

  it('that never was one is refused', async () => {
    expect((await (await visitor()).get('/downloads/no-such-link')).code).toBe('401-1-08-01');
  });

  it('gives all files in one ZIP', async () => {
    const answer = await (await inLink()).get('/downloads/demo-download/zip');
    expect(answer.bytes.subarray(0, 2).toString('latin1')).toBe('PK');
  });

  it('is found again without its token by whoever is logged in to it', async () => {
    expect((await (await inLink()).get('/download-session')).json).toMatchObject({
      token: 'demo-download',
      title: '東都電子商事株式会社からの書類',
    });
    expect((await (await visitor()).get('/download-session')).code).toBe('401-1-08-01');
  });

  it('does not have files of others', async () => {
    const answer = await (await inLink()).get('/downloads/demo-download/zip?fileId=no-such-file');
    expect(answer.json).toMatchObject([{ code: '400-1-05-05', target: ['fileId'] }]);
  });

  it('takes 200 files at most in one address', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => `fileId=f-${index}`).join('&');
    const answer = await (await inLink()).get(`/downloads/demo-download/zip?${ids}`);
    expect(answer.json).toMatchObject([{ code: '400-1-00-02', target: ['fileId'] }]);
  });

  it('without files has nothing to receive', async () => {
    const customer = await inLink('demo-download-empty');
    expect((await customer.get('/downloads/demo-download-empty/zip')).code).toBe('400-1-05-03');
  });

  it('has no e-storage page where the issuer offers none', async () => {
    const { world } = sandbox;
    const owner = { customerCode: 'plain', accountId: 'acc-plain', payload: { newest: 1 } };
    makeToken(world, { kind: 'download', ...owner, expiresAt: world.clock.now() + 1000 }, 'plain');
    const customer = sandbox.customer('plain');
    await customer.get('/setting/info');
    await customer.post('/downloads/plain/login', { password });
    const state = await customer.get('/downloads/plain');
    expect(state.json).toMatchObject({ isLoggedIn: true, isDisplayEStorageLink: false });
    expect((await customer.get('/e-storage/by-token/plain/linkage')).code).toBe('404-1-00-01');
  });

  it('registers and deletes the e-storage linkage', async () => {
    const customer = await inLink();
    const path = '/e-storage/by-token/demo-download/linkage';
    const made = await customer.call('POST', path);
    const { revision }: { revision: string } = JSON.parse(made.bytes.toString('utf8'));
    const gone = await customer.delete(`${path}?revision=${revision}`);
    expect([made.status, gone.status]).toEqual([201, 204]);
  });
});

const entries = {
  customerNumber: '0099887766',
  phoneNumber: '022-123-4567',
  customerName: '株式会社新規',
  departmentName: null,
  postalCode: '980-0014',
  address: '宮城県仙台市青葉区本町0-0-0',
  faxNumber: null,
  invoiceRegisterNumber: null,
};

const register = (
  customer: Customer,
  token: string,
  changes: Record<string, string> = {},
  more = {},
) =>
  customer.post(`/registration/${token}/customer`, {
    revision: 'rev-form-1',
    loginId: 'new-customer',
    password: 'Kaki-no-ki-1987',
    passwordConfirmation: 'Kaki-no-ki-1987',
    items: Object.entries({ ...entries, ...changes }).map(([itemKey, value]) => ({
      itemKey,
      value,
    })),
    ...more,
  });

const agreement = {
  isUserAgreementAgreed: true,
  userAgreementVersion: '2026-04',
  isPrivacyPolicyAgreed: true,
  privacyPolicyVersion: '2025-10',
};

describe('a registration', () => {
  it('goes from the mail to a login in four steps', async () => {
    const customer = await visitor();
    await customer.post('/registration/mail-addresses', {
      mailAddress: 'keiri@brand-new.example.jp',
    });
    const token = /apply\/step2\/(\S+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';
    await customer.post(`/registration/${token}/agreement`, agreement);
    await register(customer, token);
    const answer = await customer.login('new-customer', 'Kaki-no-ki-1987');
    expect(answer.json).toEqual({ nextStep: 'top' });
  });

  it('ends with a mail that names the login ID', async () => {
    await register(await visitor(), 'demo-registration-agreed');
    expect(sandbox.mails()[0]?.text).toContain('new-customer');
  });

  it('of an address that has an account is refused', async () => {
    const customer = await visitor();
    const mailAddress = 'keiri@aoba-foods.example.jp';
    const answer = await customer.post('/registration/mail-addresses', { mailAddress });
    expect(answer.code).toBe('400-1-07-01');
  });

  it('needs both agreements', async () => {
    const customer = await visitor();
    const answer = await customer.post('/registration/demo-registration/agreement', {
      ...agreement,
      isPrivacyPolicyAgreed: false,
    });
    expect(answer.json).toMatchObject([{ code: '400-1-00-01', target: ['isPrivacyPolicyAgreed'] }]);
  });

  it('needs an agreement to the texts in force', async () => {
    const customer = await visitor();
    const path = '/registration/demo-registration/agreement';
    sandbox.world.limits.legalTextVersion = 2;
    const text = await customer.get('/setting/legal-texts/userAgreement');
    const old = await customer.post(path, agreement);
    const read = {
      ...agreement,
      userAgreementVersion: '2026-04-2',
      privacyPolicyVersion: '2025-10-2',
    };
    expect(text.json).toMatchObject({ version: '2026-04-2' });
    expect([old.code, (await customer.post(path, read)).status]).toEqual(['400-1-07-12', 204]);
  });

  it('sends its mail again after a minute, and says so', async () => {
    const customer = await visitor();
    const ask = () =>
      customer.post('/registration/mail-addresses', { mailAddress: 'new@example.jp' });
    const first = await ask();
    sandbox.world.clock.advance(59);
    const early = await ask();
    sandbox.world.clock.advance(1);
    expect(first.json).toEqual({ expiresAt: '2026-11-21T15:00:00+09:00', resendAfterSeconds: 60 });
    expect([early.code, (await ask()).status]).toEqual(['429-1-05-01', 200]);
  });

  it('tells its login ID and name also later', async () => {
    const customer = await visitor();
    await register(customer, 'demo-registration-agreed');
    const state = await customer.get('/registration/demo-registration-agreed');
    expect(state.json).toEqual({
      state: 'consumed',
      loginId: 'new-customer',
      customerName: '株式会社新規',
      mailAddress: 'keiri@shinki.example.jp',
      registeredAt: '2026-11-20T15:00:00+09:00',
    });
  });

  it('shows no form before the agreement', async () => {
    const answer = await (await visitor()).get('/registration/demo-registration/customer');
    expect(answer.code).toBe('401-1-07-02');
  });

  it.each([
    [{ customerNumber: '0000000000' }, '400-1-07-03'],
    [{ customerNumber: '9999999999' }, '400-1-07-05'],
    [{ customerNumber: '9999999998' }, '400-1-07-11'],
    [{ customerNumber: '0001204588' }, '400-1-07-01'],
    [{ phoneNumber: 'x' }, '400-1-06-03'],
    [{ customerName: '' }, '400-1-00-01'],
  ])('with %j is refused', async (changes, code) => {
    const answer = await register(await visitor(), 'demo-registration-agreed', changes);
    expect(answer.code).toBe(code);
  });

  it.each([
    [{ loginId: 'demo-user' }, '400-1-06-08'],
    [{ loginId: null }, '400-1-07-02'],
    [{ password: 'short', passwordConfirmation: 'short' }, '400-1-03-02'],
    [{ revision: 'rev-form-0' }, '400-1-07-12'],
  ])('with %j is refused too', async (more, code) => {
    const answer = await register(await visitor(), 'demo-registration-agreed', {}, more);
    expect(answer.code).toBe(code);
  });

  it('makes the customer number the login ID where the issuer lets it be left out', async () => {
    sandbox.world.limits.isLoginIdRequired = 0;
    const customer = await visitor();
    const form = await customer.get('/registration/demo-registration-agreed/customer');
    expect(form.json).toMatchObject({ isLoginIdRequired: false });
    const number = { customerNumber: '0098765432' };
    const leftOut = { loginId: null };
    const answer = await register(customer, 'demo-registration-agreed', number, leftOut);
    expect(answer.json).toMatchObject({ loginId: '0098765432' });
  });

  it('works once', async () => {
    const customer = await visitor();
    await register(customer, 'demo-registration-agreed');
    const again = await register(customer, 'demo-registration-agreed');
    expect(again.code).toBe('404-1-07-01');
  });

  it('is not possible where the issuer takes none', async () => {
    sandbox.world.limits.takesRegistrations = 0;
    const answer = await (await visitor()).get('/registration/demo-registration');
    expect(answer.code).toBe('401-1-07-01');
  });
});

describe('an invoice registration number', () => {
  it('gets its T, and spends the link', async () => {
    const customer = await visitor();
    const path = '/invoice-number/demo-invoice-number';
    const number = { revision: 'rev-T1234567890123', invoiceRegisterNumber: '8030002345678' };
    await customer.put(path, number);
    expect((await customer.get(path)).json).toMatchObject({
      state: 'consumed',
      invoiceRegisterNumber: 'T8030002345678',
    });
  });

  it('is not entered over one that came in between', async () => {
    const customer = await visitor();
    const path = '/invoice-number/demo-invoice-number';
    const body = { revision: 'rev-none', invoiceRegisterNumber: '8030002345678' };
    const answer = await customer.put(path, body);
    const state = await customer.get(path);
    expect(answer.code).toBe('409-1-00-01');
    expect(state.json).toMatchObject({ state: 'valid', revision: 'rev-T1234567890123' });
  });

  it.each([
    ['demo-invoice-number-nameless', '403-1-10-01'],
    ['demo-invoice-number-gone', '401-1-10-01'],
    ['no-such-link', '404-1-10-01'],
  ])('of the link %s answers %s', async (token, code) => {
    expect((await (await visitor()).get(`/invoice-number/${token}`)).code).toBe(code);
  });

  it('of another form is refused', async () => {
    const customer = await visitor();
    const answer = await customer.put('/invoice-number/demo-invoice-number', {
      revision: 'rev-T1234567890123',
      invoiceRegisterNumber: 'T12',
    });
    expect(answer.json).toMatchObject([{ target: ['invoiceRegisterNumber'] }]);
  });
});
