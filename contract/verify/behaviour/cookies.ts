import type { Fault } from '../fault.ts';
import { expectThat, type Check } from './check.ts';
import type { CallAnswer } from './browser.ts';

/** A cookie of a Set-Cookie header, with its attributes by lower-case names. */
export type Cookie = { value: string; attributes: ReadonlyMap<string, string> };

/** The cookie with a name that an answer sets. */
export function cookieOf(
  { cookies }: Pick<CallAnswer, 'cookies'>,
  name: string,
): Cookie | undefined {
  const line = cookies.find((one) => one.startsWith(`${name}=`));
  if (line === undefined) return undefined;
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const attributes = rest.map((part): [string, string] => {
    const [key = '', value = ''] = part.split('=');
    return [key.toLowerCase(), value];
  });
  return { value: pair.slice(name.length + 1), attributes: new Map(attributes) };
}

/** The fault of an answer whose cookies arrive in one header; whatever else fails is a consequence. */
export function joinedCookies(call: string, lines: readonly string[]): Fault | undefined {
  const joined = lines.find((line) =>
    /,\s*(MYPAGE_SESSION|MYPAGE_DOWNLOAD|XSRF-TOKEN)=/.test(line),
  );
  return joined === undefined
    ? undefined
    : {
        where: `${call} header Set-Cookie`,
        expected: 'a header of its own for each cookie',
        got: `one header with several cookies and commas, of which a browser stores the first: ${joined.replace(/=[^;,]*/g, '=...')}`,
      };
}

/** The values of the session that a login opens, as a provider state gives them. */
export function sessionIn(answer: CallAnswer, name = 'MYPAGE_SESSION') {
  const xsrfToken = cookieOf(answer, 'XSRF-TOKEN')?.value ?? '';
  const cookie = `${name}=${cookieOf(answer, name)?.value ?? ''}; XSRF-TOKEN=${xsrfToken}`;
  return { cookie, xsrfToken };
}

const shown = ({ attributes }: Cookie): string =>
  [...attributes].map(([key, value]) => (value === '' ? key : `${key}=${value}`)).join('; ') ||
  'no attributes';

/** Whether a Set-Cookie header deletes its cookie: by an expiry in the past, or Max-Age=0 (RFC 6265). */
export function isCleared(cookie: Cookie | undefined): boolean {
  const seconds = cookie?.attributes.get('max-age');
  if (seconds !== undefined) return Number(seconds) <= 0;
  return Date.parse(cookie?.attributes.get('expires') ?? '') < Date.now();
}

/** Compares the attributes of a cookie with the contract. `path` has no trailing slash. */
export function attributeFaults(
  answer: Pick<CallAnswer, 'call'>,
  name: string,
  cookie: Cookie,
  { path, httpOnly }: { path: string; httpOnly: boolean },
): Fault[] {
  const { attributes } = cookie;
  const where = `${answer.call} (Set-Cookie ${name})`;
  const faults = [
    [attributes.has('secure'), 'Secure'],
    [attributes.get('samesite')?.toLowerCase() === 'lax', 'SameSite=Lax'],
    [attributes.get('path')?.replace(/(.)\/$/, '$1') === path, `Path=${path}`],
    [!attributes.has('domain'), 'no Domain'],
    [attributes.has('httponly') === httpOnly, httpOnly ? 'HttpOnly' : 'no HttpOnly'],
  ] as const;
  return faults.flatMap(([holds, expected]) =>
    holds ? [] : [{ where, expected, got: shown(cookie) }],
  );
}

/** `/demo` of `/demo/mypage-api`. */
const codePath = (base: string): string => base.replace(/\/[^/]*$/, '') || '/';

/** The faults of the cookies of any answer below `base` (S7). A cookie that is deleted needs only its path. */
export function cookieFaults(answer: Pick<CallAnswer, 'call' | 'cookies'>, base: string): Fault[] {
  if (answer.call.split(' ')[1]?.startsWith(`${base}/`) !== true) return [];
  return ['MYPAGE_SESSION', 'MYPAGE_DOWNLOAD', 'XSRF-TOKEN'].flatMap((name) => {
    const cookie = cookieOf(answer, name);
    const isPair = name === 'XSRF-TOKEN';
    const wanted = { path: isPair ? codePath(base) : base, httpOnly: !isPair };
    if (!cookie) return [];
    return attributeFaults(answer, name, cookie, wanted).filter(
      ({ expected }) => !isCleared(cookie) || expected.startsWith('Path='),
    );
  });
}

const token = /^[A-Za-z0-9_-]{16,128}$/;

/** The anti-forgery cookie (S7). */
export const cookieChecks: readonly Check[] = [
  {
    operationId: 'getSettingInfo',
    name: 'gives a browser without cookies the cookie XSRF-TOKEN',
    states: ['a visitor'],
    breaks: 'No customer can log in: the portal has no token to send with the login.',
    run: async ({ callAsNewBrowser }) => {
      const answer = await callAsNewBrowser('getSettingInfo');
      const cookie = cookieOf(answer, 'XSRF-TOKEN');
      const expected = 'a Set-Cookie header with XSRF-TOKEN of 16 to 128 letters, digits, _ and -';
      const got = cookie ? `XSRF-TOKEN=${cookie.value}` : 'no such header';
      const sent = 'without a cookie';
      const other = await callAsNewBrowser('getBanner');
      const value = cookieOf(other, 'XSRF-TOKEN')?.value ?? '';
      return [
        ...expectThat(token.test(cookie?.value ?? ''), answer, expected, { got, sent }),
        ...expectThat(token.test(value) && value !== cookie?.value, other, 'another XSRF-TOKEN', {
          got: value === '' ? 'none' : 'the token of another browser',
          sent,
        }),
      ];
    },
  },
  {
    operationId: 'getSettingInfo',
    name: 'sets XSRF-TOKEN so that scripts of every page can read it',
    states: ['a visitor'],
    breaks: 'No customer can log in: the portal cannot read the token that it must send.',
    run: async ({ callAsNewBrowser, base }) => {
      const answer = await callAsNewBrowser('getSettingInfo');
      const cookie = cookieOf(answer, 'XSRF-TOKEN');
      if (!cookie) return []; // The check above reports it.
      const wanted = { path: codePath(base), httpOnly: false };
      return attributeFaults(answer, 'XSRF-TOKEN', cookie, wanted);
    },
  },
  {
    operationId: 'getCurrentUser',
    name: 'does not replace the XSRF-TOKEN of a browser',
    states: ['a customer with bills is logged in'],
    breaks: 'Every tab takes the new token for a new login, and reloads its data.',
    run: async ({ call }) => {
      const answer = await call('getCurrentUser');
      const isKept = cookieOf(answer, 'XSRF-TOKEN') === undefined;
      return expectThat(isKept, answer, 'no Set-Cookie header with XSRF-TOKEN', {
        got: 'a new one',
      });
    },
  },
];
