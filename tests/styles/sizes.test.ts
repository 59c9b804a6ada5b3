import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** All style sheets of the portal; pages for developers are free. */
const sheets = globSync('src/**/*.css', { exclude: ['src/dev/**'] }).filter(
  (path) => path !== 'src/styles/tokens.css',
);

/** Sizes without a token: the root size, numbers in a circle, large headings, print. */
const others: Record<string, readonly string[]> = {
  'src/styles/base.css': ['100%', '1.5rem'],
  'src/pages/auth/LoginPage.module.css': ['1.5rem'],
  'src/shell/frame/header/UserHeader.module.css': ['0.75rem'],
  'src/forms/parts.module.css': ['0.75rem'],
  'src/pages/bills/export/Export.module.css': ['8pt', '8.5pt', '14pt', '7.5pt'],
};

describe('the sizes of texts', () => {
  it('are tokens, or in the list of exceptions', () => {
    const found = sheets.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/font-size:\s*([^;]+);/g)].map(([, size = '']) => ({
        path,
        size,
      })),
    );
    expect(found.length).toBeGreaterThan(100);
    const wrong = found.filter(
      ({ path, size }) =>
        !/^var\(--text-(xs|sm|md|lg|xl)\)$/.test(size) && !others[path]?.includes(size),
    );
    expect(wrong).toEqual([]);
  });
});
