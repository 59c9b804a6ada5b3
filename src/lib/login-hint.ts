import { getBasePath } from './base-path.ts';

/*
 * A cookie as a hint that a customer may be logged in. With the cookie, the web server sends the empty page at the
 * base path instead of the login form (deploy/nginx/portal.conf), and the portal tries to open the customer's page.
 * The API never reads the cookie.
 */
const COOKIE_NAME = 'mypage_login';

function writeCookie(maxAgeSeconds: string): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  document.cookie = `${COOKIE_NAME}=1;path=${getBasePath().base};max-age=${maxAgeSeconds};SameSite=Lax${secure}`;
}

/** Sets the hint that a customer is logged in, for one day. */
export const setLoginHint = (): void => writeCookie('86400');

/** Deletes the hint. Call this function when the session has ended, or may have ended. */
export const clearLoginHint = (): void => writeCookie('0');

/** Whether the browser has the hint that a customer is logged in. */
export const mayBeLoggedIn = (): boolean => document.cookie.includes(`${COOKIE_NAME}=`);
