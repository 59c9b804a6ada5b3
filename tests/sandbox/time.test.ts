import { expect, it } from 'vitest';
import { fetchBills, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const codeOf = async (customer: Customer, path = '/user/me') => (await customer.get(path)).code;

it.each([
  ['demo-user', 1800],
  ['plain-user', 900],
])(
  'each call extends the session of %s, which ends after %i seconds without a call',
  async (loginId, idleTimeoutSeconds) => {
    const customer = await sandbox.loggedIn(loginId);
    const codes: unknown[] = [];
    for (const seconds of [idleTimeoutSeconds, idleTimeoutSeconds, idleTimeoutSeconds + 1, -1]) {
      sandbox.data.clock.advance(seconds);
      codes.push(await codeOf(customer));
    }
    expect(codes).toEqual([undefined, undefined, '401-1-02-01', '401-1-02-01']);
  },
);

it('the list begins on the first day of the first of the last months, and ends today', async () => {
  const customer = await sandbox.loggedIn();
  sandbox.data.limits.lastMonths = 3;
  expect((await customer.get('/bills/search-options')).json).toMatchObject({
    lastMonths: 3,
    months: ['2026-11', '2026-10', '2026-09'],
  });
  const bills = await fetchBills(customer);
  const days = ['2026-08-31', '2026-09-01', '2026-11-20', '2026-11-21'];
  for (const [index, day] of days.entries())
    sandbox.setBill(bills[index]?.billId ?? '', `publicationDate = '${day}'`);
  const listedDays = (await fetchBills(customer)).map(({ publicationDate }) => publicationDate);
  expect(days.filter((day) => listedDays.includes(day))).toEqual(['2026-09-01', '2026-11-20']);
  expect(await codeOf(customer, `/bills/${bills[0]?.billId}/pdf`)).toBe('404-1-08-01');
});

it('a call that is refused with 429-1-05-01 works under the same idempotency key after the pause', async () => {
  const customer = await sandbox.loggedIn();
  sandbox.data.limits.requestsPerMinute = 1;
  const [password, currentPassword] = ['New-Pass-2026', 'Wrong-Pass-1'];
  const body = { currentPassword, password, passwordConfirmation: password };
  const headers = { 'Idempotency-Key': '"key-of-a-repeated-call"' };
  const changePassword = (options = {}) =>
    customer.call('PUT', '/auth/password', { body, ...options });
  await changePassword();
  const firstAnswer = await changePassword({ headers });
  sandbox.data.clock.advance(60);
  const repeatedAnswer = await changePassword({ headers });
  expect([firstAnswer.code, firstAnswer.headers.get('retry-after')]).toEqual(['429-1-05-01', '60']);
  expect(repeatedAnswer.code).toBe('400-1-03-10');
});
