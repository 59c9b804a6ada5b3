import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const readSource = (file: string): string => readFileSync(file, 'utf8');

/** The class names that components read from each style sheet; `*` stands for `styles[kind]`. */
const classesBySheet = new Map<string, Set<string>>();
for (const file of globSync('src/**/*.{ts,tsx}')) {
  const source = readSource(file);
  for (const [, variable = '', sheet = ''] of source.matchAll(
    /import (\w+) from '([^']+\.module\.css)'/g,
  )) {
    const sheetPath = path.join(path.dirname(file), sheet);
    const names = classesBySheet.get(sheetPath) ?? new Set();
    classesBySheet.set(sheetPath, names);
    for (const [, name] of source.matchAll(new RegExp(`\\b${variable}(?:\\.(\\w+)|\\[)`, 'g')))
      names.add(name ?? '*');
  }
}

it.each([...classesBySheet])('%s has exactly the classes that components use', (sheet, names) => {
  const rules = readSource(sheet).replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
  const cssClasses = new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
  const missingClasses = [...names].filter((name) => name !== '*' && !cssClasses.has(name));
  const unusedClasses = names.has('*') ? [] : [...cssClasses].filter((name) => !names.has(name));
  expect({ missing: missingClasses, unused: unusedClasses }).toEqual({ missing: [], unused: [] });
});
