import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Language } from '../../src/i18n/language.ts';
import { demoPassword } from './portal.ts';

/** The CSRF pair of S7 may be any text, as long as cookie and header are equal. */
const token = 'the-anti-forgery-pair-of-a-test';

export type Visit = {
  context: BrowserContext;
  origin: string;
  language: Language;
  customerCode?: string;
};

/**
 * Gives a browser the session of a customer with the call of the login page (S7), for tests of the pages
 * after the login.
 */
export async function beginSession(visit: Visit, loginId: string): Promise<void> {
  const { context, origin, language, customerCode = 'demo' } = visit;
  const response = await fetch(`${origin}/${customerCode}/mypage-api/auth/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Flow-Id': 'e2e0000000000000e2e0000000000000',
      'X-Language': language,
      // Always new enough.
      'X-Front-Version': '999.0.0',
      'X-XSRF-TOKEN': token,
      'Idempotency-Key': `"${randomUUID()}"`,
      Cookie: `XSRF-TOKEN=${token}`,
    },
    body: JSON.stringify({ loginId, password: demoPassword }),
  });
  const session = response.headers
    .getSetCookie()
    .map((line) => /^MYPAGE_SESSION=([^;]+)/.exec(line)?.[1])
    .find((value) => value !== undefined);
  if (session === undefined) throw new Error(`${loginId}: ${await response.text()}`);
  const { hostname: domain } = new URL(origin);
  const path = `/${customerCode}/mypage-api`;
  await context.addCookies([
    { name: 'XSRF-TOKEN', value: token, domain, path: `/${customerCode}`, secure: true },
    { name: 'MYPAGE_SESSION', value: session, domain, path, secure: true, httpOnly: true },
  ]);
}
