// Runs every test of the project (or the named steps: `npm test -- unit e2e`) and adds them up.
import { mkdirSync, readFileSync } from 'node:fs';
import { ensureNginx } from '../setup/nginx.ts';
import { onStopRequest } from '../setup/stop-request.ts';
import { addCounts, endStatus, type Counts } from './counts.ts';
import { runStep, stopRunning, type StepResult } from './run-step.ts';
import { chooseSteps, inLanes, type Step } from './steps.ts';

let stopped = false;
onStopRequest((signal) => {
  stopped = true;
  stopRunning(signal);
});

function show(step: Step, result: StepResult): void {
  const mark = result.failed === 0 ? 'ok    ' : 'FAILED';
  const counts = `${result.passed} passed, ${result.failed} failed`;
  console.log(`${mark} ${step.name.padEnd(10)} ${counts} in ${result.seconds.toFixed(1)} s`);
  if (result.failed === 0) return;
  const lines = readFileSync(result.log, 'utf8').trimEnd().split('\n');
  for (const line of lines.slice(-120)) console.log(`  | ${line}`);
  if (result.problem !== undefined) console.log(`  ${step.name}: ${result.problem}`);
  console.log(`  all of it: ${result.log}`);
}

mkdirSync('reports', { recursive: true });
let total: Counts = { passed: 0, failed: 0 };
const steps = chooseSteps(process.argv.slice(2));
// Here rather than before the browser's tests: the files that a web server serves are a unit test.
if (steps.some(({ name }) => name === 'unit')) ensureNginx();
async function runLane(lane: Step[]): Promise<void> {
  for (const step of lane) {
    if (stopped) return;
    if (process.stdout.isTTY) process.stdout.write(`...    ${step.name}\r`);
    const result = await runStep(step);
    show(step, result);
    total = addCounts(total, result);
  }
}
for (const lanes of inLanes(steps)) await Promise.all(lanes.map(runLane));
if (stopped) console.log('Stopped before the end.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(endStatus(total, stopped));
