// Runs all tests of the project, or the named steps (`npm test -- unit e2e`), and adds up their results.
import { mkdirSync } from 'node:fs';
import { ensureNginx } from '../deploy/nginx.ts';
import { onStopRequest } from '../setup/run-until-stopped.ts';
import { exitCodeOf } from './counts.ts';
import { runSteps, stopRunning } from './run-steps.ts';
import { chooseSteps } from './steps.ts';

let isStopped = false;
onStopRequest((signal) => {
  isStopped = true;
  stopRunning(signal);
});

try {
  const steps = chooseSteps(process.argv.slice(2));
  mkdirSync('reports', { recursive: true });
  // Some unit tests need nginx, too, not only browser tests.
  if (steps.some(({ name }) => name === 'unit')) ensureNginx();
  const total = await runSteps(steps, () => isStopped);
  if (isStopped) console.log('Stopped before the end.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(exitCodeOf(total, isStopped));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
