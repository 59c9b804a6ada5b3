import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pactFile } from '../lib/pact.ts';
import { inProject } from '../lib/project.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The result: a message and an exit code. */
export type Published = { message: string; code: 0 | 1 | 2 };

const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: inProject(), encoding: 'utf8' }).stdout?.trim() ?? '';

/** The last error line of the client is the reason; the lines before it are its attempts. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const said = lines.filter((line) => /error|fail|unauthori|forbidden|refused|❌/i.test(line));
  return (said.at(-1) ?? lines.filter(Boolean).at(-1) ?? 'no reason given').replace(/^❌\s*/, '');
}

/**
 * Publishes the committed pact.
 *
 * @param environment the variables of Pact's client
 */
export function publishPact(environment: Environment): Published {
  const broker = environment['PACT_BROKER_BASE_URL'];
  if (broker === undefined || !URL.canParse(broker)) {
    return {
      message:
        'There is no Pact Broker to publish to: set PACT_BROKER_BASE_URL to its address, and PACT_BROKER_TOKEN (or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD) if it asks for a login.',
      code: 2,
    };
  }
  const version = environment['PACT_CONSUMER_VERSION'] ?? git('rev-parse', 'HEAD');
  const branch = environment['PACT_CONSUMER_BRANCH'] ?? git('branch', '--show-current');
  const client = createRequire(import.meta.url).resolve(
    '@pact-foundation/pact-cli/bin/pact-broker.js',
  );
  const args = ['publish', pactFile, '--consumer-app-version', version];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [client, ...args, ...(branch === '' ? [] : ['--branch', branch])],
    {
      encoding: 'utf8',
      // By default, the client retries for more than two minutes before it reports an unreachable broker.
      env: {
        PACT_BROKER_HTTP_RETRIES: '1',
        ...environment,
        PACT_DO_NOT_TRACK: 'true',
        NO_COLOR: '1',
      },
    },
  );
  if (status === 0) return { message: `Published version ${version} to ${broker}.`, code: 0 };
  return { message: `${broker} did not take the pact: ${reasonIn(stdout + stderr)}`, code: 1 };
}
