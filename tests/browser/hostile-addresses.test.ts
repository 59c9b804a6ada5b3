import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { safeHttpUrl } from '../../src/lib/links.ts';
import { paths } from '../../src/lib/paths.ts';
import { checkedReturnPath } from '../../src/shell/session/return-path.ts';
import { hostileInputs } from './hostile-inputs.ts';
import { readPublicSet } from './public-set.ts';

/*
 * Every place where a text of somebody else's becomes an address, against our own inputs and any set
 * made by others (docs/content-safety.md).
 */
const publicSet = process.env['MYPAGE_XSS_SET'];

const ownAddresses: readonly string[] = [
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

/** Half a character has no place in an address. */
const wellFormed = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

/** What is wrong with the addresses that are made of an input. */
function faultsOf(input: string): string[] {
  const faults: string[] = [];
  const followed = safeHttpUrl(input);
  if (followed !== undefined && !/^https?:\/\//.test(followed)) faults.push(`link ${followed}`);
  for (const given of [input, `/${input}`]) {
    const back = checkedReturnPath(given);
    if (back === undefined) continue;
    // As the router makes it: the base path before it.
    const { origin, pathname } = new URL(`/demo/mypage${back}`, location.origin);
    if (origin !== location.origin || !pathname.startsWith('/demo/mypage/'))
      faults.push(`way back ${back}`);
  }
  const error = new URL(`/demo/mypage${paths.error('400-1-05-07', [input])}`, location.origin);
  const isWhole =
    error.origin === location.origin &&
    error.pathname === '/demo/mypage/error' &&
    error.hash === '' &&
    error.searchParams.get('code') === '400-1-05-07' &&
    error.searchParams.getAll('value').join() === wellFormed(input);
  if (!isWhole) faults.push(`error page ${error.href}`);
  return faults.map((fault) => `${fault} of ${JSON.stringify(input)}`);
}

describe('no hostile text becomes an address that leads out of the portal unasked', () => {
  // All that is asked of the page is its address, so that no browser has to be there.
  beforeEach(() => {
    vi.stubGlobal('location', new URL('http://localhost:3000/demo/mypage/'));
    return () => vi.unstubAllGlobals();
  });

  it('of our own', () => {
    const addressesInMarkup = hostileInputs.flatMap((html) =>
      [...html.matchAll(/(?:href|src|data|action)=["']?([^"'>]+)/g)].map(
        ([, found]) => found ?? '',
      ),
    );
    expect(addressesInMarkup.length).toBeGreaterThan(10);
    const all = [...ownAddresses, ...hostileInputs, ...addressesInMarkup];
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  // None where no set was named: then there is no such test.
  it.each(publicSet === undefined ? [] : [publicSet])('of the public set at %s', async (place) => {
    const inputs = await readPublicSet(place);
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.flatMap(faultsOf)).toEqual([]);
  });
});

it('a public set may be a folder with folders in it', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'mypage-set-'));
  mkdirSync(path.join(place, 'inner'));
  writeFileSync(path.join(place, 'a.txt'), 'one\n\ntwo\n');
  writeFileSync(path.join(place, 'inner/b.json'), '[{"payload":"three"},"two"]');
  try {
    expect((await readPublicSet(place)).toSorted()).toEqual(['one', 'three', 'two']);
  } finally {
    rmSync(place, { recursive: true });
  }
});
