import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readFile = (path: string): string => readFileSync(path, 'utf8');

const publishedTokens = new Map(
  [
    ...readFile('node_modules/@digital-go-jp/design-tokens/dist/tokens.css').matchAll(
      /^\s*--([\w-]+):\s*(.+);$/gm,
    ),
  ].map(([, name, value]) => [
    (name ?? '').replace(/^color-(primitive|neutral)-/, ''),
    value ?? '',
  ]),
);
const withoutSpaces = (value: string): string => value.replaceAll(/\s+/g, '');
const portalTokens = [
  ...readFile('src/styles/tokens.css').matchAll(/^\s*--([\w-]+):\s*(.+);\s*\/\* ([\w-]+) \*\/$/gm),
];

describe('design tokens', () => {
  it('have comments that name published tokens', () => {
    expect(portalTokens.length).toBeGreaterThan(30);
  });

  it.each(
    portalTokens.map(([, name, value, origin]) => ({
      name,
      value: value ?? '',
      origin: origin ?? '',
    })),
  )('$name is the published $origin', ({ value, origin }) => {
    expect(withoutSpaces(value)).toBe(
      withoutSpaces(publishedTokens.get(origin) ?? `no token ${origin}`),
    );
  });
});
