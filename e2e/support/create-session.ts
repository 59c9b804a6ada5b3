import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Language } from '../../src/i18n/language.ts';
import { demoPassword } from './portal.ts';

/** Any text is a valid CSRF token if cookie and header are equal (S7). */
const csrfToken = 'the-anti-forgery-pair-of-a-test';

export type SessionOptions = {
  context: BrowserContext;
  origin: string;
  language: Language;
  customerCode?: string;
};

/** Logs a customer in with one API call (S7), and sets the cookies of the session in the browser. */
export async function createSession(options: SessionOptions, loginId: string): Promise<void> {
  const { context, origin, language, customerCode = 'demo' } = options;
  const response = await fetch(`${origin}/${customerCode}/mypage-api/auth/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Flow-Id': 'e2e0000000000000e2e0000000000000',
      'X-Language': language,
      // This version is higher than every version that a server requires.
      'X-Front-Version': '999.0.0',
      'X-XSRF-TOKEN': csrfToken,
      'Idempotency-Key': `"${randomUUID()}"`,
      Cookie: `XSRF-TOKEN=${csrfToken}`,
    },
    body: JSON.stringify({ loginId, password: demoPassword }),
  });
  const sessionCookie = response.headers
    .getSetCookie()
    .map((line) => /^MYPAGE_SESSION=([^;]+)/.exec(line)?.[1])
    .find((value) => value !== undefined);
  if (sessionCookie === undefined) throw new Error(`${loginId}: ${await response.text()}`);
  const { hostname: domain } = new URL(origin);
  const path = `/${customerCode}/mypage-api`;
  await context.addCookies([
    { name: 'XSRF-TOKEN', value: csrfToken, domain, path: `/${customerCode}`, secure: true },
    { name: 'MYPAGE_SESSION', value: sessionCookie, domain, path, secure: true, httpOnly: true },
  ]);
}
