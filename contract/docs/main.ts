// `npm run contract:docs`: writes the contract as one HTML page, build/docs/contract.html, with Redocly.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { readContract } from '../lib/contract.ts';
import { inProject } from '../lib/project.ts';
import { readErrorTexts } from '../lib/texts.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');

/** The error catalogue (S8) as a Markdown table: meaning, handler in the portal, texts. */
function catalogueTable(): string {
  const { ja, en } = readErrorTexts();
  const rows = Object.entries(errorCatalogue).map(
    ([code, { meaning, handler }]) =>
      `| ${[code, meaning, handler, ja[code] ?? '', en[code] ?? ''].map(cell).join(' | ')} |`,
  );
  return [
    '# Error codes',
    '',
    'The first three digits of a code are its status. The portal has the texts; a provider sends none.',
    '',
    '| code | meaning | handled by | Japanese | English |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const folder = inProject('build/docs');
const bundle = path.join(folder, 'contract.json');
const page = path.join(folder, 'contract.html');
const contract = readContract();
const description = `${contract.info.description ?? ''}\n\n${catalogueTable()}`;
mkdirSync(folder, { recursive: true });
writeFileSync(bundle, JSON.stringify({ ...contract, info: { ...contract.info, description } }));

const { status } = spawnSync(
  inProject('node_modules/.bin/redocly'),
  ['build-docs', bundle, '--output', page, '--inlineBundle'],
  {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
process.exitCode = status ?? 1;
