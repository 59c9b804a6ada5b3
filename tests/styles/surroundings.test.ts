import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRules, type Rule } from './sheets.ts';

/*
 * What the system, the device or the paper asks of the styles, and no look shows: paper, the system's own colours,
 * no motion, a finger.
 */

const nameOf = ({ sheet, selectors }: Rule): string => `${sheet} ${selectors.join(', ')}`;

/** Rules for the same elements under a condition. */
const under = (condition: RegExp, { sheet, selectors }: Rule): Rule[] =>
  allRules.filter(
    (rule) =>
      rule.sheet === sheet &&
      condition.test(rule.around) &&
      selectors.every((selector) => rule.selectors.includes(selector)),
  );

const names = (rules: readonly Rule[]): string[] => rules.map(nameOf);

describe('with the system’s own colours', () => {
  it('what floats over the page has an edge, since no shadow is painted then', () => {
    const floating = allRules.filter(({ body }) =>
      /box-shadow: var\(--shadow-floating\)/.test(body),
    );
    expect(floating.length).toBeGreaterThan(5);
    const isEdged = ({ body }: Rule): boolean => /border: [12]px solid/.test(body);
    expect(names(floating.filter((rule) => !isEdged(rule)))).toEqual([]);
  });

  it('what is pressed, or the present one, can be told', () => {
    const chosen = allRules.filter(
      ({ around, selectors, body }) =>
        around === '' &&
        selectors.some((one) => /\[aria-(pressed|current)=[^\]]*\]$|\.current\b/.test(one)) &&
        body.includes('background'),
    );
    expect(chosen.length).toBeGreaterThan(2);
    const isTold = (rule: Rule): boolean =>
      under(/forced-colors: active/, rule).some(({ body }) => body.includes('Highlight'));
    expect(names(chosen.filter((rule) => !isTold(rule)))).toEqual([]);
  });

  it('what paints in them is not painted over', () => {
    const own = allRules.filter(
      ({ around, body }) => around.includes('forced-colors') && /background: /.test(body),
    );
    expect(own.length).toBeGreaterThan(3);
    const isOut = ({ body }: Rule): boolean => body.includes('forced-color-adjust: none');
    // Where it is off, it is painted as it says where it is not.
    const whenOn = (rule: Rule): Rule => ({
      ...rule,
      selectors: rule.selectors.map((one) => one.replace(':disabled', '')),
    });
    const isKept = (rule: Rule): boolean =>
      isOut(rule) || under(/forced-colors/, whenOn(rule)).some(isOut);
    expect(names(own.filter((rule) => !isKept(rule)))).toEqual([]);
  });
});

describe('on paper', () => {
  it('a text is whole that scrolls in its box on the screen', () => {
    const scrolling = allRules.filter(
      ({ body, sheet }) =>
        /overflow(-y)?: (auto|scroll)/.test(body) &&
        body.includes('max-height') &&
        // Not read there.
        !/Dialog/.test(sheet),
    );
    expect(scrolling.length).toBeGreaterThan(0);
    const isWhole = (rule: Rule): boolean =>
      under(/@media print/, rule).some(
        ({ body }) => /max-height: none/.test(body) && /overflow: visible/.test(body),
      );
    expect(names(scrolling.filter((rule) => !isWhole(rule)))).toEqual([]);
  });

  it('nothing stands on each sheet because it stays in its place on the screen', () => {
    const fixed = allRules.filter(
      // The overlay is there while something loads, and only then.
      ({ body, sheet }) => /position: fixed/.test(body) && !sheet.includes('RootLayout'),
    );
    expect(fixed.length).toBeGreaterThan(0);
    const isGone = (rule: Rule): boolean =>
      under(/@media print/, rule).some(({ body }) => /display: none/.test(body));
    expect(names(fixed.filter((rule) => !isGone(rule)))).toEqual([]);
  });

  it('nothing is as on a dark screen', () => {
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
  it('each picture of the issuer’s or the operator’s stands on a light plate', () => {
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

describe('for whoever wants no motion', () => {
  it('nothing moves by itself or comes slowly', () => {
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

describe('with a finger', () => {
  it('a small button or line to press is as high as others', () => {
    const small = allRules.filter(
      ({ around, body, selectors }) =>
        around === '' &&
        /min-height: (1\.75|2|2\.25|2\.5)rem/.test(body) &&
        /cursor: pointer/.test(body) &&
        // The two languages have the least that WCAG asks for; a file's own button is pressed with its field.
        !selectors.some((one) => /language|file-selector-button/.test(one)),
    );
    expect(small.length).toBeGreaterThan(1);
    const isHigher = (rule: Rule): boolean =>
      under(/pointer: coarse|max-width/, rule).some(({ body }) =>
        /min-height: (2\.75|3)rem/.test(body),
      );
    expect(names(small.filter((rule) => !isHigher(rule)))).toEqual([]);
  });

  it('no phone makes the letters of long lines larger by itself', () => {
    const page = allRules.find(
      ({ around, selectors }) => around === '' && selectors.join() === 'html',
    );
    expect(page?.body).toMatch(/^\s*text-size-adjust: 100%;/m);
    expect(page?.body).toContain('-webkit-text-size-adjust: 100%;');
  });

  it('no field has letters so small that a phone zooms in on it', () => {
    const fields = allRules.filter(
      ({ selectors, body }) =>
        body.includes('font-size') &&
        selectors.some((one) => /(^|[\s.])(input|select|textarea|control|textArea)$/.test(one)),
    );
    const onPhones = fields.filter(({ around }) => around === '@media (pointer: coarse)');
    expect(names(onPhones)).toContain('src/forms/Field.module.css .control');
    const isLarge = ({ body }: Rule): boolean => /font-size: var\(--text-(md|lg)\)/.test(body);
    const isSmall = (rule: Rule): boolean =>
      !isLarge(rule) && !under(/pointer: coarse/, rule).some(isLarge);
    expect(names(fields.filter(isSmall))).toEqual([]);
  });
});

describe('in a low window: a telephone on its side, or an enlargement to 400 %', () => {
  it('nothing stays in sight over the page', () => {
    const staying = allRules.filter(({ body }) => /position: sticky/.test(body));
    expect(staying.length).toBeGreaterThan(0);
    // A telephone on its side has 22 to 27rem.
    const isFree = (rule: Rule): boolean =>
      under(/^@media \(max-height: [3-9]\drem\)$/, rule).some(({ body }) =>
        body.includes('position: static'),
      );
    expect(names(staying.filter((rule) => !isFree(rule)))).toEqual([]);
  });
});

describe('a list in an order', () => {
  it('has numbers, or says the order otherwise', () => {
    const lists = globSync('src/**/*.tsx', { exclude: ['src/dev/**'] }).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<ol className=\{(?:styles|sheet)\.(\w+)\}/g)].map(
        ([, name]) => `${path} .${name}`,
      ),
    );
    // The steps have circles with numbers, parts say theirs, changes say their time.
    const others = /StepIndicator|PartList|StatusHistory/;
    const numbered = lists.filter((list) => !others.test(list));
    expect(numbered).toEqual(['src/pages/auth/reissue/ReissueSent.tsx .steps']);
    const rule = allRules.find(({ selectors }) => selectors.includes('ol.steps'));
    expect(rule?.body).toMatch(/list-style: decimal/);
  });
});
