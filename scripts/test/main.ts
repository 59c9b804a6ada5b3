// Runs every test of the project (or the named steps: `npm test -- unit e2e`) and adds them up.
import { mkdirSync } from 'node:fs';
import { ensureNginx } from '../setup/nginx.ts';
import { onStopRequest } from '../setup/stop-request.ts';
import { endStatus } from './counts.ts';
import { stopRunning } from './run-step.ts';
import { runSteps } from './run-steps.ts';
import { chooseSteps, inLanes } from './steps.ts';

let stopped = false;
onStopRequest((signal) => {
  stopped = true;
  stopRunning(signal);
});

try {
  const steps = chooseSteps(process.argv.slice(2));
  mkdirSync('reports', { recursive: true });
  // Here rather than before the browser's tests: the files that a web server serves are a unit test.
  if (steps.some(({ name }) => name === 'unit')) ensureNginx();
  const total = await runSteps(inLanes(steps), {
    print: (line) => console.log(line),
    begin: ({ name }) => {
      if (process.stdout.isTTY) process.stdout.write(`...    ${name}\r`);
    },
    isStopped: () => stopped,
  });
  if (stopped) console.log('Stopped before the end.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(endStatus(total, stopped));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
