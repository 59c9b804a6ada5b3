import { expect, it } from 'vitest';
import { pngAddress } from '../../../src/shell/issuer/images.ts';
import { png } from '../../support/settings.ts';

it('turns an image of an answer into a data address', () => {
  expect(pngAddress(png)).toBe(`data:image/png;base64,${png}`);
  for (const image of ['AAA=', 'AA==', 'a+/9']) expect(pngAddress(image)).toContain(image);
});

it.each([
  null,
  undefined,
  '',
  '=',
  'AA===',
  ' AAAA',
  'AAAA ',
  'AAAA\n',
  'AA=A',
  'AAAA"onerror="x',
  'data:image/svg+xml;base64,AAAA',
  'https://example.com/a.png',
])('rejects %j', (image) => {
  expect(pngAddress(image)).toBeUndefined();
});
