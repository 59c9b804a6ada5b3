import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRules, type Rule } from './sheets.ts';

/* Rules that browser tests cannot see: print, forced colours, reduced motion, touch, low windows. */

const nameOf = ({ sheet, selectors }: Rule): string => `${sheet} ${selectors.join(', ')}`;

/** Rules for the same elements under a condition. */
const rulesUnder = (condition: RegExp, { sheet, selectors }: Rule): Rule[] =>
  allRules.filter(
    (rule) =>
      rule.sheet === sheet &&
      condition.test(rule.around) &&
      selectors.every((selector) => rule.selectors.includes(selector)),
  );

const names = (rules: readonly Rule[]): string[] => rules.map(nameOf);

describe('with forced colours', () => {
  it('elements above the page have a border, because shadows are not painted', () => {
    const floating = allRules.filter(({ body }) =>
      /box-shadow: var\(--shadow-floating\)/.test(body),
    );
    expect(floating.length).toBeGreaterThan(5);
    const isEdged = ({ body }: Rule): boolean => /border: [12]px solid/.test(body);
    expect(names(floating.filter((rule) => !isEdged(rule)))).toEqual([]);
  });

  it('pressed and current elements are highlighted', () => {
    const matchingRules = allRules.filter(
      ({ around, selectors, body }) =>
        around === '' &&
        selectors.some((one) =>
          /\[aria-(pressed|current)=[^\]]*\]$|\.current(Step)?\b/.test(one),
        ) &&
        body.includes('background'),
    );
    expect(matchingRules.length).toBeGreaterThan(2);
    const isTold = (rule: Rule): boolean =>
      rulesUnder(/forced-colors: active/, rule).some(({ body }) => body.includes('Highlight'));
    expect(names(matchingRules.filter((rule) => !isTold(rule)))).toEqual([]);
  });

  it('elements with own colours keep them', () => {
    const own = allRules.filter(
      ({ around, body }) => around.includes('forced-colors') && /background: /.test(body),
    );
    expect(own.length).toBeGreaterThan(3);
    const isOut = ({ body }: Rule): boolean => body.includes('forced-color-adjust: none');
    // A disabled element follows the rule of the enabled one.
    const whenOn = (rule: Rule): Rule => ({
      ...rule,
      selectors: rule.selectors.map((one) => one.replace(':disabled', '')),
    });
    const isKept = (rule: Rule): boolean =>
      isOut(rule) || rulesUnder(/forced-colors/, whenOn(rule)).some(isOut);
    expect(names(own.filter((rule) => !isKept(rule)))).toEqual([]);
  });
});

describe('on paper', () => {
  it('texts that scroll on the screen are complete', () => {
    const scrolling = allRules.filter(
      ({ body, sheet }) =>
        /overflow(-y)?: (auto|scroll)/.test(body) &&
        body.includes('max-height') &&
        // Dialogs are not printed.
        !/Dialog/.test(sheet),
    );
    expect(scrolling.length).toBeGreaterThan(0);
    const isWhole = (rule: Rule): boolean =>
      rulesUnder(/@media print/, rule).some(
        ({ body }) => /max-height: none/.test(body) && /overflow: visible/.test(body),
      );
    expect(names(scrolling.filter((rule) => !isWhole(rule)))).toEqual([]);
  });

  it('fixed elements are hidden, so that they do not repeat on each sheet', () => {
    const fixed = allRules.filter(
      // The overlay appears only while a call is running.
      ({ body, sheet }) => /position: fixed/.test(body) && !sheet.includes('RootLayout'),
    );
    expect(fixed.length).toBeGreaterThan(0);
    const isGone = (rule: Rule): boolean =>
      rulesUnder(/@media print/, rule).some(({ body }) => /display: none/.test(body));
    expect(names(fixed.filter((rule) => !isGone(rule)))).toEqual([]);
  });

  it('dark colours are not used', () => {
    const dark = allRules.filter(({ around }) => around.includes('prefers-color-scheme: dark'));
    expect(dark.length).toBeGreaterThan(4);
    expect(names(dark.filter(({ around }) => !around.includes('screen and')))).toEqual([]);
    const page = allRules.find(
      ({ around, selectors }) => around === '@media print' && selectors.includes('html'),
    );
    expect(page?.body).toContain('color-scheme: light');
  });
});

describe('on a dark screen', () => {
  it('images of the issuer and the operator have a light background', () => {
    const pictures = globSync('src/**/*.tsx').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<img className=\{(?:styles|sheet)\.(\w+)\}/g)].map(
        ([, name]) => ({ path, name }),
      ),
    );
    expect(pictures.length).toBeGreaterThan(4);
    const onPlate = allRules.filter(
      ({ around, body }) =>
        around.includes('prefers-color-scheme: dark') &&
        body.includes('background: var(--color-plate)') &&
        body.includes('forced-color-adjust: none'),
    );
    const isOnPlate = ({ path, name }: { path: string; name: string | undefined }): boolean =>
      onPlate.some(
        ({ sheet, selectors }) =>
          sheet.slice(0, sheet.lastIndexOf('/')) === path.slice(0, path.lastIndexOf('/')) &&
          selectors.includes(`.${name}`),
      );
    expect(pictures.filter((picture) => !isOnPlate(picture))).toEqual([]);
  });
});

describe('with reduced motion', () => {
  it('transitions and animations are off', () => {
    const [rule, ...others] = allRules.filter(({ around }) =>
      around.includes('prefers-reduced-motion: reduce'),
    );
    expect(others).toEqual([]);
    expect(rule?.selectors).toEqual(['*', '*::before', '*::after']);
    expect(rule?.body).toMatch(/transition-property: none !important/);
    expect(rule?.body).toMatch(/animation-duration: 0\.01ms !important/);
    expect(rule?.body).toMatch(/animation-iteration-count: 1 !important/);
  });
});

describe('on a touch screen', () => {
  it('small buttons are higher', () => {
    const smallTargets = allRules.filter(
      ({ around, body, selectors }) =>
        around === '' &&
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
    expect(names(smallTargets.filter((rule) => !isHigher(rule)))).toEqual([]);
  });

  it('phones do not enlarge the text of long lines', () => {
    const page = allRules.find(
      ({ around, selectors }) => around === '' && selectors.join() === 'html',
    );
    expect(page?.body).toMatch(/^\s*text-size-adjust: 100%;/m);
    expect(page?.body).toContain('-webkit-text-size-adjust: 100%;');
  });

  it('fields have text large enough that phones do not zoom in', () => {
    const fields = allRules.filter(
      ({ selectors, body }) =>
        body.includes('font-size') &&
        selectors.some((one) => /(^|[\s.])(input|select|textarea|control|textArea)$/.test(one)),
    );
    const onPhones = fields.filter(({ around }) => around === '@media (pointer: coarse)');
    expect(names(onPhones)).toContain('src/forms/Field.module.css .control');
    const isLarge = ({ body }: Rule): boolean => /font-size: var\(--text-(md|lg)\)/.test(body);
    const isSmall = (rule: Rule): boolean =>
      !isLarge(rule) && !rulesUnder(/pointer: coarse/, rule).some(isLarge);
    expect(names(fields.filter(isSmall))).toEqual([]);
  });
});

describe('in a low window, such as a phone in landscape or 400 % zoom', () => {
  it('no element is sticky', () => {
    const staying = allRules.filter(({ body }) => /position: sticky/.test(body));
    expect(staying.length).toBeGreaterThan(0);
    // A phone in landscape has 22 to 27rem.
    const isFree = (rule: Rule): boolean =>
      rulesUnder(/^@media \(max-height: [3-9]\drem\)$/, rule).some(({ body }) =>
        body.includes('position: static'),
      );
    expect(names(staying.filter((rule) => !isFree(rule)))).toEqual([]);
  });
});

describe('an ordered list', () => {
  it('has numbers, or shows its order in another way', () => {
    const lists = globSync('src/**/*.tsx', { exclude: ['src/dev/**'] }).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<ol className=\{(?:styles|sheet)\.(\w+)\}/g)].map(
        ([, name]) => `${path} .${name}`,
      ),
    );
    // Steps have circles with numbers, parts their numbers, changes their times.
    const others = /StepIndicator|PartList|StatusHistory/;
    const numbered = lists.filter((list) => !others.test(list));
    expect(numbered).toEqual(['src/pages/auth/ReissueSent.tsx .steps']);
    const rule = allRules.find(({ selectors }) => selectors.includes('ol.steps'));
    expect(rule?.body).toMatch(/list-style: decimal/);
  });
});
