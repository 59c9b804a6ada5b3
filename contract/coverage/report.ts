import { html, Html } from '../lib/html.ts';
import { codeColumns, type CodeRow } from './code-rows.ts';
import { gapsOf, numbersOf, type Coverage } from './judge.ts';
import { columns, type Cell, type Column, type OperationRow } from './rows.ts';

const titles: Record<Column, string> = {
  hook: 'hook used',
  zod: 'zod used',
  success: 'success example',
  codes: 'code examples',
  ja: 'ja',
  en: 'en',
  pact: 'pact',
  sandbox: 'verified on sandbox',
  e2e: 'e2e',
};
const codeTitles: Record<(typeof codeColumns)[number], string> = {
  ja: 'ja',
  en: 'en',
  example: 'named example',
  handlerTest: 'test of who handles it',
};
const marks: Record<Cell['state'], string> = { yes: '✓', no: '✗' };

const screensOf = ({ routes, isFrame }: OperationRow): string =>
  [...routes, ...(isFrame ? ['(frame)'] : [])].join(' ') || '-';

/** The table for a terminal: one line an operation, then the numbers and the gaps by name. */
export function printedReport(coverage: Coverage): string {
  const width = Math.max(...coverage.operations.map(({ operationId }) => operationId.length));
  const head = columns.map((column) => column.padEnd(8)).join('');
  const lines = coverage.operations.map(
    (row) =>
      `${row.operationId.padEnd(width)}  ${columns
        .map((column) => marks[row.cells[column].state].padEnd(8))
        .join('')}${screensOf(row)}`,
  );
  return [`${''.padEnd(width)}  ${head}screens`, ...lines, '', ...numberLines(coverage)].join('\n');
}

function numberLines(coverage: Coverage): string[] {
  const numbers = numbersOf(coverage);
  const line = (kind: string, found: Record<string, number>, all: number): string =>
    `${kind} (${all}): ${Object.entries(found)
      .map(([column, count]) => `${column} ${count}`)
      .join(', ')}`;
  return [
    line('operations', numbers.operations, coverage.operations.length),
    line('error codes', numbers.codes, coverage.codes.length),
  ];
}

const mdRow = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** The report as Markdown. */
export function markdownReport(coverage: Coverage): string {
  const gaps = gapsOf(coverage).map(
    ({ name, column, note }) => `- ${name}: ${column}${note && ` (${note})`}`,
  );
  const operationRows = coverage.operations.map((row) =>
    mdRow([
      row.operationId,
      screensOf(row),
      ...columns.map((column) => marks[row.cells[column].state]),
    ]),
  );
  const codeRows = coverage.codes.map((row) =>
    mdRow([row.code, ...codeColumns.map((column) => (row.has[column] ? marks.yes : marks.no))]),
  );
  return [
    '# What covers the contract',
    ...numberLines(coverage).map((line) => `- ${line}`),
    `## Gaps\n\n${gaps.length > 0 ? gaps.join('\n') : 'None.'}`,
    [
      '## Operations\n',
      mdRow(['operation', 'screens', ...columns.map((column) => titles[column])]),
      mdRow(Array.from({ length: columns.length + 2 }, () => '---')),
      ...operationRows,
    ].join('\n'),
    [
      '## Error codes\n',
      mdRow(['code', ...codeColumns.map((column) => codeTitles[column])]),
      mdRow(Array.from({ length: codeColumns.length + 1 }, () => '---')),
      ...codeRows,
    ].join('\n'),
    '',
  ].join('\n\n');
}

const words: Record<Cell['state'], string> = { yes: 'yes', no: 'missing' };

const cellHtml = ({ state, note }: Cell): Html =>
  html`<td class="${state}" title="${note ?? words[state]}">
    ${marks[state]}<span> ${words[state]}</span>
  </td>`;

const codeRowHtml = ({ code, has }: CodeRow): Html =>
  html`<tr>
    <th scope="row">${code}</th>
    ${codeColumns.map((column) => cellHtml({ state: has[column] ? 'yes' : 'no' }))}
  </tr>`;

const tiles = (found: Record<string, number>, names: Record<string, string>, all: number): Html =>
  html`<ul class="tiles">
    ${Object.entries(found).map(
      ([column, count]) =>
        html`<li class="${count === all ? 'yes' : 'part'}">
          <b>${count}</b> of ${all}<br />${names[column] ?? column}
        </li>`,
    )}
  </ul>`;

const style = `
:root { font: 15px/1.5 system-ui, sans-serif; color: #1a1f2b; background: #fff; }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem; }
.tiles { display: flex; flex-wrap: wrap; gap: .75rem; padding: 0; list-style: none; }
.tiles li { padding: .6rem 1rem; border: 1px solid #dfe3ea; border-left: .35rem solid #c27c00; border-radius: 8px; }
.tiles li.yes { border-left-color: #1f7247; }
.tiles b { font-size: 1.4rem; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; }
th, td { padding: .3rem .75rem; border-bottom: 1px solid #dfe3ea; text-align: left; white-space: nowrap; }
td.yes { color: #1f7247; }
td.no { color: #fff; background: #b3261e; }
td span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
td.screens { white-space: normal; min-width: 14rem; }
`;

/** The report as a page of its own: no script, no request. */
export function htmlReport(coverage: Coverage): string {
  const numbers = numbersOf(coverage);
  const gaps = gapsOf(coverage);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>What covers the contract</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <h1>What covers the contract</h1>
        <h2>Operations</h2>
        ${tiles(numbers.operations, titles, coverage.operations.length)}
        <h2>Error codes</h2>
        ${tiles(numbers.codes, codeTitles, coverage.codes.length)}
        <h2>Gaps</h2>
        ${
          gaps.length === 0
            ? html`<p>None.</p>`
            : html`<ul>
                ${gaps.map(({ name, column, note }) => html`<li><code>${name}</code>: ${column}${note && ` (${note})`}</li>`)}
              </ul>`
        }
        <h2>Operation by operation</h2>
        <div class="scroll" tabindex="0">
          <table>
            <thead>
              <tr>
                <th scope="col">Operation</th>
                ${columns.map((column) => html`<th scope="col">${titles[column]}</th>`)}
                <th scope="col">Screens</th>
              </tr>
            </thead>
            <tbody>
              ${coverage.operations.map(
                (row) =>
                  html`<tr>
                    <th scope="row">${row.operationId}</th>
                    ${columns.map((column) => cellHtml(row.cells[column]))}
                    <td class="screens">${screensOf(row)}</td>
                  </tr> `,
              )}
            </tbody>
          </table>
        </div>
        <h2>Code by code</h2>
        <div class="scroll" tabindex="0">
          <table>
            <thead>
              <tr>
                <th scope="col">Code</th>
                ${codeColumns.map((column) => html`<th scope="col">${codeTitles[column]}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${coverage.codes.map(codeRowHtml)}
            </tbody>
          </table>
        </div>
      </body>
    </html> `.text;
}
