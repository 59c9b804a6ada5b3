// `npm start`: sandbox, mock server and portal in one process, so that one Ctrl-C stops them all.
// `npm start -- --examples`: the portal with the contract's examples, without a sandbox.
// `npm start -- --scenario FILE`: the portal with the answers of a recording.
// `npm start -- --provider URL`: the portal with another backend. The mock server checks the answers.
// `--record FILE`, with any of these commands: writes a scenario of all calls.
import { assertNotRunning } from '../setup/already-running.ts';
import { parseOptions } from '../setup/options.ts';
import { assertPortsFree, readServerPorts } from '../setup/ports.ts';
import { onStopRequest } from '../setup/run-until-stopped.ts';
import type { Closable } from './start-all.ts';

/** After this time, the process exits even if a server has not stopped. */
const stopLimitMs = 5000;

let runningServers: Closable | undefined;

async function stop(): Promise<void> {
  console.log('\nStopping ...');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  await runningServers?.close();
  process.exit(0);
}

/** @throws Error with one sentence for an unknown option or a wrong value */
function readStartOptions() {
  const { values } = parseOptions('npm start', {
    options: {
      examples: { type: 'boolean', default: false },
      provider: { type: 'string' },
      base: { type: 'string' },
      'customer-code': { type: 'string' },
      record: { type: 'string' },
      scenario: { type: 'string' },
    },
  });
  const {
    examples,
    provider: url,
    base,
    'customer-code': customerCode,
    record: recordFilePath,
    scenario,
  } = values;
  if ([examples || undefined, url, scenario].filter((option) => option !== undefined).length > 1) {
    throw new Error('Choose one of --examples, --provider and --scenario.');
  }
  if (url === undefined) {
    if (base === undefined && customerCode === undefined)
      return { examples, recordFilePath, scenarioFilePath: scenario };
    throw new Error('--base and --customer-code belong to --provider URL.');
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`--provider is an address such as https://backend.example, not "${url}".`);
  }
  if (base !== undefined && !/^(\/[^/?#\s]+)*\/?$/.test(base)) {
    throw new Error(`--base is a path such as /demo/mypage-api, not "${base}".`);
  }
  if (customerCode !== undefined && !/^[A-Za-z0-9_-]+$/.test(customerCode)) {
    throw new Error(`--customer-code has letters, digits, - and _, and is not "${customerCode}".`);
  }
  const provider = { url: url.replace(/\/+$/, ''), base: base?.replace(/\/+$/, ''), customerCode };
  return { examples, provider, recordFilePath, scenarioFilePath: scenario };
}

onStopRequest(() => void stop());
try {
  const { examples, provider, recordFilePath, scenarioFilePath } = readStartOptions();
  const ports = readServerPorts();
  const needsSandbox = !examples && provider === undefined && scenarioFilePath === undefined;
  const servers = needsSandbox ? Object.values(ports) : [ports.portal, ports.mock];
  const command = ['npm start', ...(needsSandbox ? [] : ['--', ...process.argv.slice(2)])];
  await assertNotRunning(servers, ports.mock, command.join(' '));
  await assertPortsFree(servers);
  // The modules are imported after the checks: loading takes seconds, and errors should appear immediately.
  const { startAll, startWithoutSandbox } = await import('./start-all.ts');
  const startMessages = await import('./welcome.ts');
  const { readScenario } = await import('../../mocks/scenario/scenario-file.ts');
  const scenario = scenarioFilePath === undefined ? undefined : readScenario(scenarioFilePath);
  runningServers = await (needsSandbox
    ? startAll(ports, { recordFilePath })
    : startWithoutSandbox(ports, { provider, scenario, recordFilePath }));
  if (provider) {
    console.log(startMessages.formatProviderWelcome(ports, provider));
    const warning = await startMessages.findProviderWarning(provider);
    if (warning !== undefined) console.log(`  ${warning}\n`);
  } else if (scenario) console.log(startMessages.formatScenarioWelcome(ports, scenario));
  else
    console.log(
      examples ? startMessages.formatExamplesWelcome(ports) : startMessages.formatWelcome(ports),
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await runningServers?.close();
  process.exit(1);
}
