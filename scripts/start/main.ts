// `npm start`: sandbox, mock server and portal in one process, so that one Ctrl-C stops them all.
// `npm start -- --examples`: the portal with the contract's examples, without a sandbox.
import { parseArgs } from 'node:util';
import { assertNotRunning } from '../setup/already-running.ts';
import { assertPortsFree, readPlaces } from '../setup/ports.ts';
import { onStopRequest } from '../setup/run-until-stopped.ts';
import type { Running } from './start-all.ts';

/** Time limit for stopping; then the process exits anyway. */
const stopLimitMs = 5000;

let running: Running | undefined;

async function stop(): Promise<void> {
  console.log('\nStopping ...');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  await running?.close();
  process.exit(0);
}

/** @throws Error with one sentence for an unknown argument */
function readIsOnExamples(): boolean {
  try {
    return parseArgs({ options: { examples: { type: 'boolean', default: false } } }).values
      .examples;
  } catch {
    const given = process.argv.slice(2).join(' ');
    throw new Error(
      `npm start does not know ${given}: its only option is --examples (\`npm start -- --examples\`).`,
    );
  }
}

onStopRequest(() => void stop());
try {
  const isOnExamples = readIsOnExamples();
  const all = readPlaces();
  const places = isOnExamples ? [all.portal, all.mock] : Object.values(all);
  await assertNotRunning(places, all.mock, isOnExamples ? 'npm start -- --examples' : 'npm start');
  await assertPortsFree(places);
  // Imported after the checks, because loading takes seconds and errors should appear immediately.
  const { startAll, startOnExamples } = await import('./start-all.ts');
  running = await (isOnExamples ? startOnExamples(all) : startAll(all));
  const { welcome, welcomeToExamples } = await import('./welcome.ts');
  console.log(isOnExamples ? welcomeToExamples(all) : welcome(all));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await running?.close();
  process.exit(1);
}
