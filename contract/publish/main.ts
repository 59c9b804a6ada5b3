// `npm run contract:publish`: publishes the committed pact to a Pact Broker with Pact's client. Environment variables:
// PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN (or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD),
// PACT_CONSUMER_VERSION and PACT_CONSUMER_BRANCH (default: from git).
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pactFile } from '../lib/pact.ts';
import { inProject } from '../lib/project.ts';

const runGit = (...args: string[]): string =>
  spawnSync('git', args, { cwd: inProject(), encoding: 'utf8' }).stdout?.trim() ?? '';

const { env } = process;
if (!URL.canParse(env['PACT_BROKER_BASE_URL'] ?? '')) {
  console.error(
    'Set PACT_BROKER_BASE_URL to the address of the Pact Broker, and PACT_BROKER_TOKEN (or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD) if it needs a login.',
  );
  process.exit(2);
}
const version = env['PACT_CONSUMER_VERSION'] ?? runGit('rev-parse', 'HEAD');
const branch = env['PACT_CONSUMER_BRANCH'] ?? runGit('branch', '--show-current');
const clientPath = createRequire(import.meta.url).resolve(
  '@pact-foundation/pact-cli/bin/pact-broker.js',
);
const args = ['publish', pactFile, '--consumer-app-version', version];
const { status } = spawnSync(
  process.execPath,
  [clientPath, ...args, ...(branch === '' ? [] : ['--branch', branch])],
  {
    stdio: 'inherit',
    // By default, the client retries for more than two minutes before it reports an unreachable broker.
    env: { PACT_BROKER_HTTP_RETRIES: '1', ...env, PACT_DO_NOT_TRACK: 'true' },
  },
);
process.exitCode = status === 0 ? 0 : 1;
