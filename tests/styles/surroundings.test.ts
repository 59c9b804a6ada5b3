import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRules, type Rule } from './sheets.ts';

/* Rules that browser tests cannot see: print, forced colours, reduced motion, mouse, touch, low windows. */

const ruleName = ({ sheet, selectors }: Rule): string => `${sheet} ${selectors.join(', ')}`;

/** Rules for the same elements under a condition. */
const rulesUnder = (condition: RegExp, { sheet, selectors }: Rule): Rule[] =>
  allRules.filter(
    (rule) =>
      rule.sheet === sheet &&
      condition.test(rule.conditions) &&
      selectors.every((selector) => rule.selectors.includes(selector)),
  );

const ruleNames = (rules: readonly Rule[]): string[] => rules.map(ruleName);

describe('with forced colours', () => {
  it('elements above the page have a border, because shadows are not painted', () => {
    const floatingRules = allRules.filter(({ body }) =>
      /box-shadow: var\(--shadow-floating\)/.test(body),
    );
    expect(floatingRules.length).toBeGreaterThan(5);
    const hasBorder = ({ body }: Rule): boolean => /border: [12]px solid/.test(body);
    expect(ruleNames(floatingRules.filter((rule) => !hasBorder(rule)))).toEqual([]);
  });

  it('pressed and current elements are highlighted', () => {
    const matchingRules = allRules.filter(
      ({ conditions, selectors, body }) =>
        conditions === '' &&
        selectors.some((one) =>
          /\[aria-(pressed|current)=[^\]]*\]$|\.current(Step)?\b/.test(one),
        ) &&
        body.includes('background'),
    );
    expect(matchingRules.length).toBeGreaterThan(2);
    const isHighlighted = (rule: Rule): boolean =>
      rulesUnder(/forced-colors: active/, rule).some(({ body }) => body.includes('Highlight'));
    expect(ruleNames(matchingRules.filter((rule) => !isHighlighted(rule)))).toEqual([]);
  });

  it('elements whose colour has a meaning keep their colour', () => {
    const colourRules = allRules.filter(
      ({ conditions, body }) => conditions.includes('forced-colors') && /background: /.test(body),
    );
    expect(colourRules.length).toBeGreaterThan(3);
    const keepsColours = ({ body }: Rule): boolean => body.includes('forced-color-adjust: none');
    // A disabled element follows the rule of the enabled element.
    const enabledRule = (rule: Rule): Rule => ({
      ...rule,
      selectors: rule.selectors.map((one) => one.replace(':disabled', '')),
    });
    const isColourKept = (rule: Rule): boolean =>
      keepsColours(rule) || rulesUnder(/forced-colors/, enabledRule(rule)).some(keepsColours);
    expect(ruleNames(colourRules.filter((rule) => !isColourKept(rule)))).toEqual([]);
  });
});

describe('on paper', () => {
  it('texts that scroll on the screen are complete', () => {
    const scrollingRules = allRules.filter(
      ({ body, sheet }) =>
        /overflow(-y)?: (auto|scroll)/.test(body) &&
        body.includes('max-height') &&
        // Dialogs are not printed.
        !/Dialog/.test(sheet),
    );
    expect(scrollingRules.length).toBeGreaterThan(0);
    const isCompleteInPrint = (rule: Rule): boolean =>
      rulesUnder(/@media print/, rule).some(
        ({ body }) => /max-height: none/.test(body) && /overflow: visible/.test(body),
      );
    expect(ruleNames(scrollingRules.filter((rule) => !isCompleteInPrint(rule)))).toEqual([]);
  });

  it('fixed elements are hidden, so that they do not repeat on each sheet', () => {
    const fixedRules = allRules.filter(
      // The overlay appears only while a call is running.
      ({ body, sheet }) => /position: fixed/.test(body) && !sheet.includes('RootLayout'),
    );
    expect(fixedRules.length).toBeGreaterThan(0);
    const isHiddenInPrint = (rule: Rule): boolean =>
      rulesUnder(/@media print/, rule).some(({ body }) => /display: none/.test(body));
    expect(ruleNames(fixedRules.filter((rule) => !isHiddenInPrint(rule)))).toEqual([]);
  });

  it('dark colours are not used', () => {
    const darkRules = allRules.filter(({ conditions }) =>
      conditions.includes('prefers-color-scheme: dark'),
    );
    expect(darkRules.length).toBeGreaterThan(4);
    expect(
      ruleNames(darkRules.filter(({ conditions }) => !conditions.includes('screen and'))),
    ).toEqual([]);
    const pageRule = allRules.find(
      ({ conditions, selectors }) => conditions === '@media print' && selectors.includes('html'),
    );
    expect(pageRule?.body).toContain('color-scheme: light');
  });
});

describe('with a mouse', () => {
  it('an icon on a select field does not catch the clicks on the field', () => {
    const iconRules = allRules.filter(
      ({ selectors, body }) =>
        selectors.some((one) => one.endsWith(' svg')) && body.includes('position: absolute'),
    );
    expect(iconRules.length).toBeGreaterThan(1);
    const leavesClick = ({ body }: Rule): boolean => body.includes('pointer-events: none');
    expect(ruleNames(iconRules.filter((rule) => !leavesClick(rule)))).toEqual([]);
  });
});

describe('on a dark screen', () => {
  it('images of the issuer and the operator have a light background', () => {
    const images = globSync('src/**/*.tsx').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<img className=\{(?:styles|sheet)\.(\w+)\}/g)].map(
        ([, name]) => ({ path, name }),
      ),
    );
    expect(images.length).toBeGreaterThan(4);
    const plateRules = allRules.filter(
      ({ conditions, body }) =>
        conditions.includes('prefers-color-scheme: dark') &&
        body.includes('background: var(--color-plate)') &&
        body.includes('forced-color-adjust: none'),
    );
    const hasPlate = ({ path, name }: { path: string; name: string | undefined }): boolean =>
      plateRules.some(
        ({ sheet, selectors }) =>
          sheet.slice(0, sheet.lastIndexOf('/')) === path.slice(0, path.lastIndexOf('/')) &&
          selectors.includes(`.${name}`),
      );
    expect(images.filter((picture) => !hasPlate(picture))).toEqual([]);
  });
});

describe('with reduced motion', () => {
  it('transitions and animations are off', () => {
    const [rule, ...otherRules] = allRules.filter(({ conditions }) =>
      conditions.includes('prefers-reduced-motion: reduce'),
    );
    expect(otherRules).toEqual([]);
    expect(rule?.selectors).toEqual(['*', '*::before', '*::after']);
    expect(rule?.body).toMatch(/transition-property: none !important/);
    expect(rule?.body).toMatch(/animation-duration: 0\.01ms !important/);
    expect(rule?.body).toMatch(/animation-iteration-count: 1 !important/);
  });
});

describe('on a touch screen', () => {
  it('buttons that are small elsewhere are higher', () => {
    const smallTargets = allRules.filter(
      ({ conditions, body, selectors }) =>
        conditions === '' &&
        /min-height: (1\.75|2|2\.25|2\.5)rem/.test(body) &&
        /cursor: pointer/.test(body) &&
        // The language buttons have the minimum size of WCAG; a file button is pressed with its field.
        !selectors.some((one) => /language|file-selector-button/.test(one)),
    );
    expect(smallTargets.length).toBeGreaterThan(1);
    const isHigher = (rule: Rule): boolean =>
      rulesUnder(/pointer: coarse|max-width/, rule).some(({ body }) =>
        /min-height: (2\.75|3)rem/.test(body),
      );
    expect(ruleNames(smallTargets.filter((rule) => !isHigher(rule)))).toEqual([]);
  });

  it('the line of quick choices scrolls sideways', () => {
    const rules = allRules.filter(({ sheet }) => sheet.endsWith('QuickChoices.module.css'));
    expect(rules.some(({ body }) => body.includes('overflow-x: auto'))).toBe(true);
  });

  it('phones do not enlarge the text of long lines', () => {
    const pageRule = allRules.find(
      ({ conditions, selectors }) => conditions === '' && selectors.join() === 'html',
    );
    expect(pageRule?.body).toMatch(/^\s*text-size-adjust: 100%;/m);
    expect(pageRule?.body).toContain('-webkit-text-size-adjust: 100%;');
  });

  it('fields have text large enough that phones do not zoom in', () => {
    const fieldRules = allRules.filter(
      ({ selectors, body }) =>
        body.includes('font-size') &&
        selectors.some((one) => /(^|[\s.])(input|select|textarea|control|textArea)$/.test(one)),
    );
    const phoneRules = fieldRules.filter(
      ({ conditions }) => conditions === '@media (pointer: coarse)',
    );
    expect(ruleNames(phoneRules)).toContain('src/forms/Field.module.css .control');
    const isLarge = ({ body }: Rule): boolean => /font-size: var\(--text-(md|lg)\)/.test(body);
    const isSmall = (rule: Rule): boolean =>
      !isLarge(rule) && !rulesUnder(/pointer: coarse/, rule).some(isLarge);
    expect(ruleNames(fieldRules.filter(isSmall))).toEqual([]);
  });
});

describe('a rule of the style sheets that no browser test checks', () => {
  it.each([
    [
      'a page appears even if the header text is still loading',
      '> .headerText[data-loading]) ~ *',
      'anyway 0s 1s forwards',
    ],
    ['the footer stays below a loading page', '.main:has([data-loading])', 'min-height: 100dvh'],
    ['a hidden element stays hidden with any class', '[hidden]', 'display: none !important'],
    ['focused page contents have no focus ring', 'main:focus', 'outline: none'],
    ['the digits of a column have the same width', '.tabular', 'tabular-nums'],
    ['English text has a smaller line height', 'html:lang(en)', '--leading: 1.6'],
    ['the notice of a failed start is red', '[data-start-failure]', 'var(--color-danger-soft)'],
    ['the text after a wait keeps its space', '.waitText', 'min-height: calc('],
    ['the menu of a phone shows the whole name', '.menu::before', 'content: attr(data-customer)'],
    ['the skip link is visible with the focus', '.skipLink:not(:focus)', 'clip-path: inset(50%)'],
  ])('%s', (_, selectorEnd, declaration) => {
    const rules = allRules.filter(({ selectors }) =>
      selectors.some((one) => one.endsWith(selectorEnd)),
    );
    expect(rules.map(({ body }) => body.includes(declaration))).toEqual([true]);
  });
});

describe('in a low window, such as a phone in landscape or 400 % zoom', () => {
  it('no element is sticky', () => {
    const stickyRules = allRules.filter(({ body }) => /position: sticky/.test(body));
    expect(stickyRules.length).toBeGreaterThan(0);
    // A phone in landscape has 22 to 27rem.
    const isStaticInLowWindow = (rule: Rule): boolean =>
      rulesUnder(/^@media \(max-height: [3-9]\drem\)$/, rule).some(({ body }) =>
        body.includes('position: static'),
      );
    expect(ruleNames(stickyRules.filter((rule) => !isStaticInLowWindow(rule)))).toEqual([]);
  });
});

describe('an ordered list', () => {
  it('has numbers, or shows its order in another way', () => {
    const lists = globSync('src/**/*.tsx', { exclude: ['src/dev/**'] }).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<ol className=\{(?:styles|sheet)\.(\w+)\}/g)].map(
        ([, name]) => `${path} .${name}`,
      ),
    );
    // Steps have circles with numbers, parts have numbers, and changes have times.
    const listsWithOtherNumbers = /StepIndicator|PartList|StatusHistory/;
    const numberedLists = lists.filter((list) => !listsWithOtherNumbers.test(list));
    expect(numberedLists).toEqual(['src/pages/auth/ReissueSent.tsx .steps']);
    const rule = allRules.find(({ selectors }) => selectors.includes('ol.steps'));
    expect(rule?.body).toMatch(/list-style: decimal/);
  });
});
