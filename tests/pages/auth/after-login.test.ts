import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import { placeAfter } from '../../../src/pages/auth/after-login.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { setPrepare } from '../../../src/shell/links/prepare.ts';
import type { LoginNextStep } from '../../../generated/model/loginNextStep.ts';

const entry = vi.fn<(address: string) => void>();
const told = (): string[] => entry.mock.calls.map(([address]) => address);

afterEach(() => {
  entry.mockClear();
  sessionStorage.clear();
});

const after = (nextStep: LoginNextStep): Promise<string> => {
  setPrepare({ press: () => undefined, entry });
  return placeAfter({ nextStep });
};

it('has what the top page shows asked for before it is drawn', async () => {
  expect(await after('top')).toBe(paths.top());
  expect(told()).toEqual([paths.top()]);
});

it('has what the page asked for before the login shows asked for, with its query', async () => {
  const search = `${paths.bills()}?sort=priceAsc&page=2`;
  sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: search }));
  expect(await after('top')).toBe(search);
  expect(told()).toEqual([search]);
});

it.each(['top', 'verify', 'passwdExpired'] as const)(
  'leaves nothing of whoever was logged in on the page before, also where %s comes next',
  async (nextStep) => {
    pageCustomer.set({ key: 'cust-midori-01', name: '緑商事株式会社' });
    await after(nextStep);
    expect(pageCustomer.get()).toBeUndefined();
  },
);

it('asks for nothing where the login is not complete', async () => {
  await after('verify');
  await after('passwdExpired');
  expect(told()).toEqual([]);
});
