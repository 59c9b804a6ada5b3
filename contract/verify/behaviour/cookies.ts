import type { Fault } from '../fault.ts';
import { checksIn } from './check.ts';
import type { CallAnswer } from './answer.ts';

/** A cookie of a Set-Cookie header, with its attributes by lower-case names. */
export type Cookie = { value: string; attributes: ReadonlyMap<string, string> };

/** The cookie called `name` that an answer sets. Of several, a browser keeps the last one (RFC 6265). */
export function cookieOf(
  { cookies }: Pick<CallAnswer, 'cookies'>,
  name: string,
): Cookie | undefined {
  const line = cookies.findLast((one) => one.startsWith(`${name}=`));
  if (line === undefined) return undefined;
  const [pair = '', ...attributeTexts] = line.split(';').map((part) => part.trim());
  const attributes = attributeTexts.map((part): [string, string] => {
    const [key = '', value = ''] = part.split('=');
    return [key.toLowerCase(), value];
  });
  return { value: pair.slice(name.length + 1), attributes: new Map(attributes) };
}

/** The fault of several cookies in one Set-Cookie header. This fault causes the other faults of the answer. */
export function findJoinedCookies(call: string, lines: readonly string[]): Fault | undefined {
  const joinedLine = lines.find((line) =>
    /,\s*(MYPAGE_SESSION|MYPAGE_DOWNLOAD|XSRF-TOKEN)=/.test(line),
  );
  if (joinedLine === undefined) return undefined;
  const where = `${call} header Set-Cookie`;
  const got = `one header with several cookies and commas, of which a browser stores the first: ${joinedLine.replace(/=[^;,]*/g, '=...')}`;
  return { where, expected: 'a header of its own for each cookie', got };
}

/** The cookies of the session that a login opens, in the form of the values of a provider state. */
export function sessionIn(answer: CallAnswer, name = 'MYPAGE_SESSION') {
  const xsrfToken = cookieOf(answer, 'XSRF-TOKEN')?.value ?? '';
  const cookie = `${name}=${cookieOf(answer, name)?.value ?? ''}; XSRF-TOKEN=${xsrfToken}`;
  return { cookie, xsrfToken };
}

const attributesTextOf = ({ attributes }: Cookie): string =>
  [...attributes].map(([key, value]) => (value === '' ? key : `${key}=${value}`)).join('; ') ||
  'no attributes';

/** Whether a Set-Cookie header deletes its cookie: by an expiry in the past, or Max-Age=0 (RFC 6265). */
export function isDeletedCookie(cookie: Cookie | undefined): boolean {
  const seconds = cookie?.attributes.get('max-age');
  if (seconds !== undefined) return Number(seconds) <= 0;
  return Date.parse(cookie?.attributes.get('expires') ?? '') < Date.now();
}

/** Compares the attributes of a cookie with the contract. `path` has no trailing slash. */
function attributeFaults(
  answer: Pick<CallAnswer, 'call'>,
  name: string,
  cookie: Cookie,
  { path, isHttpOnly }: { path: string; isHttpOnly: boolean },
): Fault[] {
  const { attributes } = cookie;
  const where = `${answer.call} (Set-Cookie ${name})`;
  const attributeRules = [
    [attributes.has('secure'), 'Secure'],
    [attributes.get('samesite')?.toLowerCase() === 'lax', 'SameSite=Lax'],
    [attributes.get('path')?.replace(/(.)\/$/, '$1') === path, `Path=${path}`],
    [!attributes.has('domain'), 'no Domain'],
    [attributes.has('httponly') === isHttpOnly, isHttpOnly ? 'HttpOnly' : 'no HttpOnly'],
  ] as const;
  return attributeRules.flatMap(([holds, expected]) =>
    holds ? [] : [{ where, expected, got: attributesTextOf(cookie) }],
  );
}

/** Expects that an answer sets a cookie with the attributes of the contract. */
export function expectCookie(
  answer: CallAnswer,
  name: string,
  attributes: { path: string; isHttpOnly: boolean },
): Cookie | undefined {
  const cookie = cookieOf(answer, name);
  answer.expectThat(cookie !== undefined, `a Set-Cookie header with ${name}`);
  if (cookie) answer.report(attributeFaults(answer, name, cookie, attributes));
  return cookie;
}

/** `/demo` of `/demo/mypage-api`. */
export const issuerPathOf = (base: string): string => base.replace(/\/[^/]*$/, '') || '/';

/** The faults of the cookies of an answer below `base` (S7). For a deleted cookie, only the path is checked. */
export function cookieFaults(answer: Pick<CallAnswer, 'call' | 'cookies'>, base: string): Fault[] {
  if (answer.call.split(' ')[1]?.startsWith(`${base}/`) !== true) return [];
  return ['MYPAGE_SESSION', 'MYPAGE_DOWNLOAD', 'XSRF-TOKEN'].flatMap((name) => {
    const cookie = cookieOf(answer, name);
    const isXsrfCookie = name === 'XSRF-TOKEN';
    const path = isXsrfCookie ? issuerPathOf(base) : base;
    if (!cookie) return [];
    return attributeFaults(answer, name, cookie, { path, isHttpOnly: !isXsrfCookie }).filter(
      ({ expected }) => !isDeletedCookie(cookie) || expected.startsWith('Path='),
    );
  });
}

const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

/** Checks of the anti-forgery cookie (S7). */
export const cookieChecks = checksIn(['a visitor'], {
  'getSettingInfo: gives a browser without cookies the cookie XSRF-TOKEN': {
    breaks: 'No customer can log in: the portal has no token to send with the login.',
    run: async ({ callAsNewBrowser }) => {
      const answer = await callAsNewBrowser('getSettingInfo');
      const otherAnswer = await callAsNewBrowser('getBanner');
      const [token = '', otherToken = ''] = [answer, otherAnswer].map(
        (one) => cookieOf(one, 'XSRF-TOKEN')?.value,
      );
      const callDetail = 'without a cookie';
      answer.expectThat(
        tokenPattern.test(token),
        'a Set-Cookie header with XSRF-TOKEN of 16 to 128 letters, digits, _ and -',
        { got: token === '' ? 'no such header' : `XSRF-TOKEN=${token}`, callDetail },
      );
      otherAnswer.expectThat(
        tokenPattern.test(otherToken) && otherToken !== token,
        'another XSRF-TOKEN',
        { got: otherToken === '' ? 'none' : 'the token of another browser', callDetail },
      );
    },
  },
  'getSettingInfo: sets XSRF-TOKEN with attributes that let scripts of every page read the cookie':
    {
      breaks: 'No customer can log in: the portal cannot read the token that it must send.',
      run: async ({ callAsNewBrowser, base }) => {
        const answer = await callAsNewBrowser('getSettingInfo');
        expectCookie(answer, 'XSRF-TOKEN', { path: issuerPathOf(base), isHttpOnly: false });
      },
    },
  'getCurrentUser: does not replace the XSRF-TOKEN of a browser': {
    states: ['a customer with bills is logged in'],
    breaks: 'Every tab takes the new token for a new login, and reloads its data.',
    run: async ({ call }) => {
      const answer = await call('getCurrentUser');
      const isKept = cookieOf(answer, 'XSRF-TOKEN') === undefined;
      answer.expectThat(isKept, 'no Set-Cookie header with XSRF-TOKEN', { got: 'a new one' });
    },
  },
});
