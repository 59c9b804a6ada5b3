import { expect, it } from 'vitest';
import type { NoticeList } from '../../generated/model/noticeList.ts';
import type { RegisteredInformation } from '../../generated/model/registeredInformation.ts';
import type { UploadTokenGrant } from '../../generated/model/uploadTokenGrant.ts';
import {
  fetchBills,
  findOpenBill,
  jsonOf,
  password as demoPassword,
  sandboxForTests,
  type Customer,
} from './support.ts';

const sandbox = sandboxForTests();

const codeOf = async (customer: Customer, path = '/user/me') => (await customer.get(path)).code;

it.each([
  ['demo-user', 1800],
  ['plain-user', 900],
])(
  'each call extends the session of %s, which ends after %i seconds without a call',
  async (loginId, idleTimeoutSeconds) => {
    const customer = await sandbox.logIn(loginId);
    const codes: unknown[] = [];
    for (const seconds of [idleTimeoutSeconds, idleTimeoutSeconds, idleTimeoutSeconds + 1, -1]) {
      sandbox.data.clock.advance(seconds);
      codes.push(await codeOf(customer));
    }
    expect(codes).toEqual([undefined, undefined, '401-1-02-01', '401-1-02-01']);
  },
);

it('the list has the bills of the last months, from the first day of a month until today', async () => {
  const customer = await sandbox.logIn();
  sandbox.data.limits.lastMonths = 3;
  const bills = await fetchBills(customer);
  const days = ['2026-08-31', '2026-09-01', '2026-11-20', '2026-11-21'];
  for (const [index, day] of days.entries())
    sandbox.setBill(bills[index]?.billId ?? '', `publicationDate = '${day}'`);
  const listedDays = (await fetchBills(customer)).map(({ publicationDate }) => publicationDate);
  expect(days.filter((day) => listedDays.includes(day))).toEqual(['2026-09-01', '2026-11-20']);
  expect(await codeOf(customer, `/bills/${bills[0]?.billId}/pdf`)).toBe('404-1-08-01');
});

it('a call that is refused with 429-1-05-01 works under the same idempotency key after the pause', async () => {
  const customer = await sandbox.logIn();
  sandbox.data.limits.requestsPerMinute = 1;
  const [password, currentPassword] = ['New-Pass-2026', 'Wrong-Pass-1'];
  const body = { currentPassword, password, passwordConfirmation: password };
  const headers = { 'Idempotency-Key': '"key-of-a-repeated-call"' };
  const changePassword = (options = {}) =>
    customer.call('PUT', '/auth/password', { body, ...options });
  await changePassword();
  sandbox.data.clock.advance(20);
  const firstAnswer = await changePassword({ headers });
  sandbox.data.clock.advance(40);
  const repeatedAnswer = await changePassword({ headers });
  expect([firstAnswer.code, firstAnswer.headers.get('retry-after')]).toEqual(['429-1-05-01', '40']);
  expect(repeatedAnswer.code).toBe('400-1-03-10');
});

it('an answer is stored under its idempotency key for 24 hours', async () => {
  const visitor = await sandbox.visitor();
  const headers = { 'Idempotency-Key': '"key-of-a-repeated-call"' };
  const mailCounts: number[] = [];
  for (const seconds of [0, 86_400, 1]) {
    sandbox.data.clock.advance(seconds);
    const body = { mailAddress: 'new@shinki.example.jp' };
    await visitor.post('/registration/mail-addresses', body, { headers });
    mailCounts.push(sandbox.mails().length);
  }
  expect(mailCounts).toEqual([1, 1, 2]);
});

it('a refused content is stored under its idempotency key, but the 402 of an account is not', async () => {
  const visitor = await sandbox.visitor();
  const codesOf = async (path: string, ...bodies: object[]) => {
    const headers = { 'Idempotency-Key': `"key-of${path.replaceAll('/', '-')}"` };
    const codes: (string | undefined)[] = [];
    for (const body of bodies) codes.push((await visitor.post(path, body, { headers })).code);
    return codes;
  };
  const [firstCode, repeatedCode] = await codesOf(
    '/registration/mail-addresses',
    { mailAddress: 'no address' },
    { mailAddress: 'new@shinki.example.jp' },
  );
  expect([firstCode?.slice(0, 3), repeatedCode]).toEqual(['400', '422-1-00-01']);
  const logins = ['unlicensed-user', 'demo-user'].map((loginId) => ({
    loginId,
    password: demoPassword,
  }));
  expect(await codesOf('/auth/login', ...logins)).toEqual(['402-1-00-01', undefined]);
});

it('a password expires 365 days after its change for the issuer demo, and never for plain', async () => {
  const steps: unknown[] = [];
  // The seed has set all passwords 30 days ago.
  for (const seconds of [335 * 86_400, 1]) {
    sandbox.data.clock.advance(seconds);
    for (const [loginId, customerCode] of [['demo-user'], ['plain-user', 'plain']] as const)
      steps.push((await sandbox.customer(customerCode).login(loginId)).json);
  }
  const [top, passwdExpired] = [{ nextStep: 'top' }, { nextStep: 'passwdExpired' }];
  expect(steps).toEqual([top, top, passwdExpired, top]);
});

it('a confirmation code is sent to the chosen address, is valid for thirty minutes, and is not needed at later logins', async () => {
  const customer = sandbox.customer();
  const codes: unknown[] = [];
  for (const seconds of [1801, 1800]) {
    await customer.login('verify-user');
    await customer.post('/auth/verification-codes', { mailAddressId: 'ma-2' });
    const [mail] = sandbox.mails();
    expect(mail?.recipients).toEqual(['kakunin@verify.example.jp']);
    const verificationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    sandbox.data.clock.advance(seconds);
    await customer.login('verify-user');
    for (let entry = 1; entry <= 2; entry += 1)
      codes.push(
        (await customer.post('/auth/verification-codes/check', { verificationCode })).code,
      );
  }
  // A code becomes invalid with its first entry.
  expect(codes).toEqual(['401-1-02-04', '401-1-00-01', undefined, '401-1-02-04']);
  expect((await customer.login('verify-user')).json).toEqual({ nextStep: 'top' });
});

it('an upload token is valid for ten minutes', async () => {
  const customer = await sandbox.logIn();
  const { billId, revision } = await findOpenBill(customer, (bill) => bill.canReturnFile);
  const codes: unknown[] = [];
  for (const seconds of [601, 600]) {
    const { uploadToken } = jsonOf<UploadTokenGrant>(
      await customer.post(`/bills/${billId}/upload-tokens`),
    );
    sandbox.data.clock.advance(seconds);
    const form = new FormData();
    const fields = { uploadToken, revision, fileName: 'RECEIPT.TXT' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob(['Received']));
    codes.push((await customer.call('POST', `/bills/${billId}/returned-file`, { form })).code);
  }
  expect(codes).toEqual(['400-1-05-04', undefined]);
});

it.each([
  ['2026-11-15T08:59:59+09:00', '400-1-04-01'],
  ['2026-11-15T09:00:00+09:00', undefined],
  ['2027-01-31T18:00:00+09:00', undefined],
  ['2027-01-31T18:00:01+09:00', '400-1-04-01'],
])(
  'at %s a file of a notice is answered with the error code %s, according to the posting period',
  async (now, code) => {
    sandbox.data.clock.set(new Date(now));
    const customer = await sandbox.logIn();
    const list = jsonOf<NoticeList>(await customer.get('/notices'));
    const isListed = list.items.some(({ noticeId }) => noticeId === 'notice-0042');
    expect(isListed).toBe(code === undefined);
    expect(await codeOf(customer, '/notices/notice-0042/attachments/notice-0042-1')).toBe(code);
  },
);

it('a change request can be cancelled until the last acceptance day of the month before the change', async () => {
  sandbox.data.limits.changeLastDayOfMonth = 20;
  const answers: unknown[] = [];
  for (const day of ['2026-11-20', '2026-11-21', '2026-12-20', '2026-12-21']) {
    sandbox.data.clock.set(new Date(`${day}T23:59:59+09:00`));
    const customer = await sandbox.logIn();
    const items = [{ itemKey: 'phoneNumber', value: '03-5555-0142' }];
    const request = { revision: 'rev-1-1', changeReflectionMonth: '2027-01', items };
    const { code } = await customer.post('/user/change-requests', request);
    const { changeAcceptance, pendingChangeRequest } = jsonOf<RegisteredInformation>(
      await customer.get('/user/registered-information'),
    );
    answers.push([code, changeAcceptance.acceptsAgainOn, pendingChangeRequest?.isCancellable]);
  }
  expect(answers).toEqual([
    [undefined, null, true],
    ['400-1-06-12', '2026-12-01', true],
    ['409-1-00-01', null, true],
    ['400-1-06-12', '2027-01-01', false],
  ]);
});

const informationPath = '/user/registered-information';
const changeReflectionMonths = ['2026-12', '2027-01', '2027-02'];

it.each<[path: string, limits: object, part: object]>([
  ['/bills/search-options', { lastMonths: 2 }, { lastMonths: 2, months: ['2026-11', '2026-10'] }],
  ['/bills/counts', {}, { today: '2026-11-23', deadlineSoonTo: '2026-11-30' }],
  ['/bills?keyword=PO-2026-97702', {}, { items: [{ isDownloadDeadlinePassed: true }] }],
  ['/user/account-settings', {}, { passwordExpiresOn: '2027-10-21' }],
  [informationPath, {}, { changeAcceptance: { changeReflectionMonths } }],
  [informationPath, { changeLastDayOfMonth: 22 }, { changeAcceptance: { isAccepting: false } }],
  ['/notices', {}, { items: [{ attachments: [{}, {}] }, {}, {}] }],
])('half an hour after midnight in Japan, %s (limits: %j) has %j', async (path, limits, part) => {
  sandbox.data.clock.set(new Date('2026-11-23T00:30:00+09:00'));
  sandbox.setBill('bill-202611-00118', "downloadDeadline = '2026-11-22'");
  Object.assign(sandbox.data.limits, limits);
  expect((await (await sandbox.logIn()).get(path)).json).toMatchObject(part);
});
