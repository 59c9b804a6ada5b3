import type { ErrorCode } from '../../generated/error-codes.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('login: empty, incomplete, rejected', async ({ portal, page, t, watch, mock, look }) => {
  await portal.open();
  await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
  await look('login');

  await portal.loginButton.click();
  await expect(portal.loginId).toBeFocused();
  await look('login-incomplete');

  watch.allowFailedCalls();
  const refusals: ErrorCode[] = ['400-1-02-01', '400-1-02-03'];
  for (const code of refusals) {
    await mock.next('login', { code });
    await passClickGuard(page);
    await portal.enterLogin('demo-user', 'Wrong-Pass-2026');
    await expect(page.getByText(t(`errors.${code}`))).toBeVisible();
    await look(`login-${code}`);
  }
});
