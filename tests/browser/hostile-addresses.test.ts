import { beforeEach, describe, expect, it, vi } from 'vitest';
import { safeHttpUrl } from '../../src/lib/links.ts';
import { paths } from '../../src/lib/paths.ts';
import { checkReturnPath } from '../../src/shell/session/return-path.ts';
import { hostileInputs } from './hostile-inputs.ts';
import { readPublicSet } from './public-set.ts';

/*
 * Tests every function that turns foreign text into an address, with our own hostile inputs and with a public set
 * (docs/content-safety.md).
 */
const publicSetPath = process.env['MYPAGE_XSS_SET'];

const hostileAddresses: readonly string[] = [
  'javascript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'JAVASCRIPT://https://example.com/%0aalert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/x',
  'https:javascript:alert(1)',
  'https://example.com@evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/%2e%2e/%2e%2e/other/mypage/top',
  '/../mypage-api/auth/logout',
  '/./..//evil.example/..',
  '/\t/evil.example',
  '/\n//evil.example',
  '?code=1#javascript:alert(1)',
];

/** Replaces each half of a surrogate pair, which an address cannot contain. */
const toWellFormed = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

function faultsOf(input: string): string[] {
  const faults: string[] = [];
  const linkTarget = safeHttpUrl(input);
  if (linkTarget !== undefined && !/^https?:\/\//.test(linkTarget))
    faults.push(`link ${linkTarget}`);
  for (const address of [input, `/${input}`]) {
    const returnPath = checkReturnPath(address);
    if (returnPath === undefined) continue;
    // The router also adds the base path.
    const { origin, pathname } = new URL(`/demo/mypage${returnPath}`, location.origin);
    if (origin !== location.origin || !pathname.startsWith('/demo/mypage/'))
      faults.push(`return path ${returnPath}`);
  }
  const errorAddress = new URL(
    `/demo/mypage${paths.error('400-1-05-07', [input])}`,
    location.origin,
  );
  const isSafe =
    errorAddress.origin === location.origin &&
    errorAddress.pathname === '/demo/mypage/error' &&
    errorAddress.hash === '' &&
    errorAddress.searchParams.get('code') === '400-1-05-07' &&
    errorAddress.searchParams.getAll('value').join() === toWellFormed(input);
  if (!isSafe) faults.push(`error page ${errorAddress.href}`);
  return faults.map((fault) => `${fault} of ${JSON.stringify(input)}`);
}

describe('hostile text never becomes a script link, or a return path or error address outside the portal', () => {
  // The code reads only the address of the page, so no browser is needed.
  beforeEach(() => {
    vi.stubGlobal('location', new URL('http://localhost:3000/demo/mypage/'));
    return () => vi.unstubAllGlobals();
  });

  it('with the inputs of this project', () => {
    const addressesInMarkup = hostileInputs.flatMap((html) =>
      [...html.matchAll(/(?:href|src|data|action)=["']?([^"'>]+)/g)].map(
        ([, attributeValue]) => attributeValue ?? '',
      ),
    );
    expect(addressesInMarkup.length).toBeGreaterThan(10);
    const allInputs = [...hostileAddresses, ...hostileInputs, ...addressesInMarkup];
    expect(allInputs.flatMap(faultsOf)).toEqual([]);
  });

  // Without MYPAGE_XSS_SET, this test does not exist.
  it.each(publicSetPath === undefined ? [] : [publicSetPath])(
    'with the public set %s',
    async (path) => {
      const inputs = await readPublicSet(path);
      expect(inputs.length).toBeGreaterThan(0);
      expect(inputs.flatMap(faultsOf)).toEqual([]);
    },
  );
});
