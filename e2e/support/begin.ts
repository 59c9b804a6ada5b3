import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Language } from '../../src/i18n/language.ts';
import { demoPassword } from './portal.ts';

/** The anti-forgery pair of S7 may be any text, as long as cookie and header agree. */
const token = 'the-anti-forgery-pair-of-a-test';

export type Visit = {
  context: BrowserContext;
  origin: string;
  language: Language;
  customerCode?: string;
};

/**
 * Gives a browser the session of a customer, by the call that the login page makes (S7):
 * for tests of what comes after the login.
 */
export async function beginSession(visit: Visit, loginId: string): Promise<void> {
  const { context, origin, language, customerCode = 'demo' } = visit;
  const response = await fetch(`${origin}/${customerCode}/mypage-api/auth/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Flow-Id': 'e2e0000000000000e2e0000000000000',
      'X-Language': language,
      // Never too old.
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
