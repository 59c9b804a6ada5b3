import { escapeMarkup } from '../lib/results.ts';
import type { LevelResult } from './levels.ts';
import type { VerifiedCall } from './verify.ts';

/** The content of contract-verify.html. */
export type PageContent = {
  provider: string;
  passed: number;
  failed: number;
  progress: string;
  levels: readonly LevelResult[];
  calls: readonly (VerifiedCall & { screens: readonly string[] })[];
  slow: readonly { operationId: string; ms: number }[];
  notChecked: readonly string[];
};

const listMarkup = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:top}
pre{overflow-x:auto;padding:.5rem;border:1px solid #8888}.failed{color:#c00}
@media(prefers-color-scheme:dark){.failed{color:#f88}}`;

const faultMarkup = ({ where, expected, got }: VerifiedCall['faults'][number]): string =>
  `<dl><dt>Where</dt><dd>${escapeMarkup(where)}</dd><dt>Expected</dt><dd>${escapeMarkup(expected)}</dd><dt>Actual</dt><dd>${escapeMarkup(got)}</dd></dl>`;

function failedCallMarkup({
  description,
  given,
  faults,
  breaks,
  screens,
  curls,
}: PageContent['calls'][number]) {
  const states =
    given.length === 0 ? '' : `<p>Provider states: ${escapeMarkup(given.join('; '))}</p>`;
  const effect = breaks ?? `These screens fail: ${screens.join(', ')}.`;
  const commands = curls === undefined ? '' : `<pre>${curls.map(escapeMarkup).join('\n')}</pre>`;
  return `<section><h3 class="failed">${escapeMarkup(description)}</h3><p>${escapeMarkup(effect)}</p>${states}${faults.map(faultMarkup).join('')}${commands}</section>`;
}

/** The calls of each operation, in the order of their first calls. */
export function callsByOperation<Call extends VerifiedCall>(
  calls: readonly Call[],
): [operationId: string, calls: Call[]][] {
  const ids = new Set(calls.map(({ operationId }) => operationId));
  return [...ids].map((id) => [id, calls.filter(({ operationId }) => operationId === id)]);
}

function operationRows(calls: PageContent['calls']): string {
  const rows = callsByOperation(calls).map(([id, callsOfOperation]) => {
    const passedCount = callsOfOperation.filter(({ ok }) => ok).length;
    const resultText =
      passedCount === callsOfOperation.length ? 'passed' : '<b class="failed">failed</b>';
    const screens = escapeMarkup((callsOfOperation[0]?.screens ?? []).join(', '));
    return `<tr><td>${escapeMarkup(id)}</td><td>${resultText}</td><td>${passedCount} of ${callsOfOperation.length}</td><td>${screens}</td></tr>`;
  });
  return `<table><tr><th>Operation</th><th>Result</th><th>Checks</th><th>Screens</th></tr>${rows.join('')}</table>`;
}

function levelSection(
  { level, name, passed, failed }: LevelResult,
  { calls }: PageContent,
): string {
  const callsOfLevel = calls.filter((call) => call.level === level);
  const failedCalls = callsOfLevel.filter(({ ok }) => !ok);
  return `<h2>Level ${level}: ${escapeMarkup(name)}, ${passed} of ${passed + failed}</h2>${operationRows(callsOfLevel)}${failedCalls.map(failedCallMarkup).join('')}`;
}

/** contract-verify.html: the results by level, operation and screen, with each failed call as a command. */
export function reportPage(content: PageContent): string {
  const { provider, passed, failed, progress, levels, slow, notChecked } = content;
  const title = `Contract verification of ${escapeMarkup(provider)}`;
  const slowTexts = slow.map(({ operationId, ms }) => `${escapeMarkup(operationId)}: ${ms} ms`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>
<h1>${title}</h1><p>${passed} passed, ${failed} failed. ${escapeMarkup(progress)}</p>
${levels.map((level) => levelSection(level, content)).join('\n')}
${slowTexts.length === 0 ? '' : `<h2>Slow answers</h2>${listMarkup(slowTexts)}`}
<h2>Not checked</h2>${listMarkup(notChecked.map(escapeMarkup))}</html>
`;
}
