import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules } from './sheets.ts';

const noOutlinePattern = /outline(-(width|style|color))?:\s*(0|none|transparent)\b/;

/** Matches tags of elements in the tab order, and of components, which may contain such an element. */
const tabPattern = /^<(a|button|input|select|textarea|summary|iframe|[A-Z])\b|tabIndex=\{(?!-1\})/;

const sources = globSync('src/**/*.tsx').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

/** Whether a component passes its class to an element that only scripts can focus. */
const isFocusedByScript = (tag: string): boolean => {
  const [, name] = /^<([A-Z]\w*)/.exec(tag) ?? [];
  const source = sources.find(({ path }) => basename(path) === `${name}.tsx`);
  return /tabIndex=\{-1\} className=\{className\}/.test(source?.text ?? '');
};

/** The opening tags of components that give an element a class of a style sheet. */
function tagsWithClass(sheet: string, name: string): string[] {
  return sources.flatMap(({ path, text }) => {
    const importMatch = new RegExp(`import (\\w+) from '([^']*${basename(sheet)})'`).exec(text);
    const [, styles, from = ''] = importMatch ?? [];
    if (styles === undefined) return [];
    // The full path, because some sheets have the same name.
    if (new URL(from, `file:///${path}`).pathname !== `/${sheet}`) return [];
    return [...text.matchAll(/<\w+(?:\s(?:=>|[^>])*)?>/g)]
      .map(([tag]) => tag)
      .filter((tag) => new RegExp(`\\b${styles}\\.${name}\\b`).test(tag));
  });
}

describe('the focus ring', () => {
  it('is removed only from elements that take the focus by script and are not in the tab order', () => {
    const faultySelectors: string[] = [];
    let ruleCount = 0;
    for (const { sheet, selectors } of allRules.filter(({ body }) => noOutlinePattern.test(body))) {
      for (const selector of selectors) {
        ruleCount += 1;
        // Scripts move the focus to headings, and the skip link moves it to the contents of the page.
        if (sheet === 'src/styles/base.css' && /^(h1|h2|main):focus$/.test(selector)) continue;
        const [, name] = /^\.(\w+):focus$/.exec(selector) ?? [];
        const tags = name === undefined ? [] : tagsWithClass(sheet, name);
        const isFocusable = tags.some(
          (tag) => tag.includes('tabIndex={-1}') || isFocusedByScript(tag),
        );
        if (!isFocusable || tags.some((tag) => tabPattern.test(tag) && !isFocusedByScript(tag)))
          faultySelectors.push(`${dirname(sheet)}/${basename(sheet)}: ${selector}`);
      }
    }
    expect(ruleCount).toBeGreaterThan(10);
    expect(faultySelectors).toEqual([]);
  });

  it('has the same width and colour in every rule', () => {
    const ringRules = allRules.filter(({ selectors }) =>
      selectors.some((one) => one.includes(':focus-visible')),
    );
    const isRing = (body: string): boolean =>
      /outline:\s*[2-9]px solid var\(--color-focus\);/.test(body);
    expect(ringRules.filter(({ body }) => !isRing(body))).toEqual([]);
    const globalRules = ringRules.filter(({ selectors }) => selectors.includes(':focus-visible'));
    expect(globalRules.map(({ sheet }) => sheet)).toContain('src/styles/base.css');
  });
});
