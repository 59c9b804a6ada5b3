import type { Fault } from '../fault.ts';
import { expectThat, type Check } from './check.ts';
import type { Heard } from './browser.ts';

/** A cookie as a line Set-Cookie gives it; the attributes by their names in lower letters. */
export type Cookie = { value: string; attributes: ReadonlyMap<string, string> };

/** The cookie of a name that an answer sets. */
export function cookieOf({ cookies }: Heard, name: string): Cookie | undefined {
  const line = cookies.find((one) => one.startsWith(`${name}=`));
  if (line === undefined) return undefined;
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const attributes = rest.map((part): [string, string] => {
    const [key = '', value = ''] = part.split('=');
    return [key.toLowerCase(), value];
  });
  return { value: pair.slice(name.length + 1), attributes: new Map(attributes) };
}

const shown = ({ attributes }: Cookie): string =>
  [...attributes].map(([key, value]) => (value === '' ? key : `${key}=${value}`)).join('; ') ||
  'no attributes';

/** How the attributes of a cookie differ from the contract's. `path` is without a slash at the end. */
export function attributeFaults(
  heard: Heard,
  name: string,
  cookie: Cookie,
  { path, httpOnly }: { path: string; httpOnly: boolean },
): Fault[] {
  const { attributes } = cookie;
  const where = `${heard.call} (Set-Cookie ${name})`;
  const faults = [
    [attributes.has('secure'), 'Secure'],
    [attributes.get('samesite')?.toLowerCase() === 'lax', 'SameSite=Lax'],
    [attributes.get('path')?.replace(/(.)\/$/, '$1') === path, `Path=${path}`],
    [attributes.has('httponly') === httpOnly, httpOnly ? 'HttpOnly' : 'no HttpOnly'],
  ] as const;
  return faults.flatMap(([holds, expected]) =>
    holds ? [] : [{ where, expected, got: shown(cookie) }],
  );
}

/** `/demo` of `/demo/mypage-api`. */
const codePath = (base: string): string => base.replace(/\/[^/]*$/, '') || '/';

const token = /^[A-Za-z0-9_-]{16,128}$/;

/** The anti-forgery cookie (S7). */
export const cookieChecks: readonly Check[] = [
  {
    operationId: 'getSettingInfo',
    name: 'gives a browser without cookies the cookie XSRF-TOKEN',
    states: ['a visitor'],
    breaks: 'Nobody can log in: the portal has no token to send with the login.',
    run: async ({ askAnew }) => {
      const heard = await askAnew('getSettingInfo');
      const cookie = cookieOf(heard, 'XSRF-TOKEN');
      const expected = 'a line Set-Cookie with XSRF-TOKEN of 16 to 128 letters, digits, _ and -';
      const got = cookie ? `XSRF-TOKEN=${cookie.value}` : 'no such line';
      const sent = 'without a cookie';
      return expectThat(token.test(cookie?.value ?? ''), heard, expected, { got, sent });
    },
  },
  {
    operationId: 'getSettingInfo',
    name: 'sets XSRF-TOKEN so that scripts of every page can read it',
    states: ['a visitor'],
    breaks: 'Nobody can log in: the portal cannot read the token that it has to send.',
    run: async ({ askAnew, base }) => {
      const heard = await askAnew('getSettingInfo');
      const cookie = cookieOf(heard, 'XSRF-TOKEN');
      if (!cookie) return []; // The check before says so.
      const wanted = { path: codePath(base), httpOnly: false };
      return attributeFaults(heard, 'XSRF-TOKEN', cookie, wanted);
    },
  },
  {
    operationId: 'getCurrentUser',
    name: 'leaves the XSRF-TOKEN that a browser has',
    states: ['a customer with bills is logged in'],
    breaks:
      'Every tab takes it for a new login and asks anew, since only a login gives another token.',
    run: async ({ ask }) => {
      const heard = await ask('getCurrentUser');
      const isLeft = cookieOf(heard, 'XSRF-TOKEN') === undefined;
      return expectThat(isLeft, heard, 'no line Set-Cookie with XSRF-TOKEN', { got: 'a new one' });
    },
  },
];
