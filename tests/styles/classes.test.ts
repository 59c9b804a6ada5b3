import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sourceOf = (file: string): string => readFileSync(file, 'utf8');

/** The class names that a component reads from each style sheet that it imports: `[sheet, class]`. */
const usedClasses = globSync('src/**/*.tsx').flatMap((file) => {
  const source = sourceOf(file);
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, variable = '', sheet = '']) =>
      [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(
        ([, name = '']) => [path.join(path.dirname(file), sheet), name] as const,
      ),
  );
});

it('each class that a component uses exists in its style sheet', () => {
  expect(usedClasses.length).toBeGreaterThan(500);
  const missing = usedClasses.filter(
    ([sheet, name]) => !new RegExp(`\\.${name}(?![\\w-])`).test(sourceOf(sheet)),
  );
  expect(missing).toEqual([]);
});

it('each class of a style sheet is used by a component', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map(sourceOf);
  const unused = globSync('src/**/*.module.css').flatMap((sheet) => {
    const importers = sources.filter((source) => source.includes(`/${path.basename(sheet)}'`));
    // `styles[kind]` may use each class.
    if (importers.some((source) => /\bstyles\[\w/.test(source))) return [];
    const isUsed = (name: string): boolean =>
      importers.some((source) => new RegExp(`\\.${name}\\b|'${name}'`).test(source));
    const rules = sourceOf(sheet).replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|\d\.\d+/g, '');
    return [...new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))]
      .filter((name) => !isUsed(name))
      .map((name) => `${sheet} .${name}`);
  });
  expect(unused).toEqual([]);
});
