import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import { placeAfter } from '../../../src/pages/auth/after-login.ts';
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

it('asks for nothing where the login is not complete', async () => {
  await after('verify');
  await after('passwdExpired');
  expect(told()).toEqual([]);
});
