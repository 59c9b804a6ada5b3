import { expect, test, type Page } from '@playwright/test';
import { faultsOf } from './support/rules/all.ts';

/** A page without violations: only the inserted content can violate a rule. */
const emptyPage = `
  <!doctype html>
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <style>
    html { font: 16px/1.7 sans-serif; --color-danger: #ce0000; --color-focus: #0877d7; }
    :focus-visible { outline: 3px solid var(--color-focus); }
    * { box-sizing: border-box; }
    body, p, h1, h2, ul, dialog { margin: 0; padding: 0; }
    main { padding: 24px; }
    h1 { font-size: 28px; }
    h2 { font-size: 20px; margin-top: 24px; }
    button, input, select { font: inherit; color: inherit; }
    button { min-height: 44px; padding: 8px 16px; border: 1px solid #ccc; background: #fff; cursor: pointer; }
    input { border: 1px solid #7f7f7f; padding: 8px; }
    input, select { height: 44px; }
    select { cursor: pointer; padding: 0 36px 0 8px; }
    label, input { display: block; }
    ul { padding-left: 20px; }
    .field { position: relative; width: 200px; }
    .field svg { position: absolute; top: 14px; right: 8px; pointer-events: none; }
    dialog { margin: auto; padding: 24px; }
    dialog::backdrop { background: rgb(0 0 0 / 48%); }
    button:disabled { color: #666; background: #f2f2f2; cursor: default; }
    [aria-invalid] { border-color: #ce0000; }
  </style>
  <main></main>`;

const iconHtml = (style: string): string =>
  `<svg width="16" height="16" style="flex: none; ${style}"><rect width="16" height="16" /></svg>`;

/** Content that violates a rule, with the name of the rule as key. No rule may report the states in e2e/looks. */
const violationByRule: Record<string, string> = {
  overlappingParts: '<p style="margin-top: -20px">Words on other words</p>',
  misplacedDecorations: `<div class="field"><input style="width: 100%" aria-label="A">${iconHtml('')}</div>`,
  blockingDecorations: `<div class="field"><input style="width: 100%; padding-right: 32px" aria-label="A">${iconHtml('pointer-events: auto')}</div>`,
  textsAtEdges: '<p style="background: #eee">Words at an edge</p>',
  missingGaps: '<p style="display: flex"><b>Name</b><span>required</span></p>',
  unalignedRows:
    '<p style="display: flex; gap: 8px; align-items: end"><button style="height: 90px">Go</button><span style="align-self: start">Words</span></p>',
  unalignedColumns:
    '<table><tr style="display: flex; gap: 8px"><td>Long words</td><td>¥10</td></tr><tr style="display: flex; gap: 8px"><td>Short</td><td>¥20</td></tr></table>',
  misplacedLabels:
    '<input aria-label="B" style="margin-top: 8px"><label for="a" style="margin-bottom: 24px">A</label><input id="a">',
  misplacedHeadings: '<h2 style="margin: 0 0 40px">A part</h2><p>Its words</p>',
  brokenNumbers: '<p style="width: 5em; overflow-wrap: anywhere">2026/11/20</p>',
  foreignFonts: '<p style="font-size: 11px">Words</p>',
  lostLineBreaks: '<p>One\ntwo</p>',
  markersWithoutSpace:
    '<ul style="padding: 0; background: #eee"><li><p style="padding: 8px">Words</p></li></ul>',
  longLines: `<p>${'Words on a very long line. '.repeat(16)}</p>`,
  clippedTexts:
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Words that are cut</p>',
  smallTargets:
    '<button style="min-height: 0; height: 20px; padding: 0 8px; line-height: 1.2">Go</button>',
  lowContrasts: '<p style="color: #999">Faint words</p>',
  lowContrastsOnHover: '<style>button:hover { background: #333 }</style><button>Go</button>',
  missingFocusRings: '<button style="outline: none">Go</button>',
  defaultControlStyles: '<button style="border: outset 2px">Go</button>',
  distortedShapes: `<p style="display: flex; width: 60px">${iconHtml('width: 4px')}</p>`,
  invisibleStates: '<button disabled style="color: #333; background: #fff">Go</button>',
  uncolouredErrors:
    '<label for="c">C</label><input id="c" aria-invalid="true" aria-describedby="e"><p id="e">Wrong</p>',
  visibilityFaults: '<p hidden style="display: block">Nobody sees this</p>',
  uncentredParts: '<section style="width: 600px; margin-left: 0">Words</section>',
  runningAnimations:
    '<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 1s infinite">Words</p>',
};

/** Content that violates the print rule. */
const printViolations = [
  '<div style="height: 40px; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>',
  '<p style="position: fixed; right: 0; bottom: 0">Chat</p>',
];

async function faultsWith(
  page: Page,
  content: string,
  ruleSet?: Parameters<typeof faultsOf>[1],
): Promise<string[]> {
  const html = `<h1>A page</h1><p>Words that stand first.</p>${content}`;
  await page.locator('main').evaluate((main, innerHtml) => (main.innerHTML = innerHtml), html);
  return faultsOf(page, ruleSet);
}

test('each rule finds the content that violates it', async ({ page }) => {
  await page.setContent(emptyPage);
  expect(await faultsWith(page, '')).toEqual([]);
  for (const [rule, violation] of Object.entries(violationByRule)) {
    const ruleNames = (await faultsWith(page, violation)).map((fault) => fault.split(':')[0]);
    expect.soft(ruleNames, rule).toContain(rule);
  }
  for (const violation of printViolations) {
    const ruleNames = (await faultsWith(page, violation, 'print')).map(
      (fault) => fault.split(':')[0],
    );
    expect.soft(ruleNames, violation).toEqual(['unprintedContents']);
  }
});
