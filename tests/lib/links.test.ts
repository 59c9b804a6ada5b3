import { describe, expect, it } from 'vitest';
import { isExternal, safeHttpUrl } from '../../src/lib/links.ts';

describe('a safe address', () => {
  it.each([
    ['https://www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
    ['HTTP://Example.com', 'http://example.com/'],
    ['  https://example.com/', 'https://example.com/'],
  ])('for the text %j is %s', (address, safeAddress) => {
    expect(safeHttpUrl(address)).toBe(safeAddress);
  });

  it.each([
    null,
    undefined,
    '',
    '/top',
    '//example.com',
    'www.example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com/',
    'mailto:a@example.com',
    'https:example.com',
    'https://',
    'https://[',
    'see https://example.com/',
    'javascript:https://example.com/',
  ])('is undefined for %j', (address) => {
    expect(safeHttpUrl(address)).toBeUndefined();
  });
});

describe('the address', () => {
  it.each([
    'https://www.example.com/',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'https://[',
  ])('%s is external', (address) => expect(isExternal(address)).toBe(true));
  it.each(['http://localhost:3000/demo/mypage/top', '/demo/mypage/top'])(
    '%s is not external',
    (address) => expect(isExternal(address)).toBe(false),
  );
});
