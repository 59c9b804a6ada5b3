import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stopRunning } from '../../scripts/test/run-step.ts';
import { runSteps } from '../../scripts/test/run-steps.ts';
import type { Step } from '../../scripts/test/steps.ts';

/** Steps that run some lines of code each, and write into one file in the order in which they run. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync('reports', { recursive: true });
  const file = join(folder, 'order');
  const step = (name: string, code = ''): Step => {
    onTestFinished(() => rmSync(`reports/of-a-test-${name}.log`, { force: true }));
    const note = `require('fs').appendFileSync(${JSON.stringify(file)}, ${JSON.stringify(name)});`;
    return { name: `of-a-test-${name}`, command: ['-e', `${note}${code}`] };
  };
  return { step, order: () => readFileSync(file, 'utf8') };
}

const told = (): { lines: string[]; print: (line: string) => number; isStopped: () => boolean } => {
  const lines: string[] = [];
  return { lines, print: (line) => lines.push(line), isStopped: () => false };
};

it('the steps of a lane and the groups follow each other, and all are added up', async () => {
  const { step, order } = project();
  const audience = told();
  const groups = [[[step('a'), step('b')]], [[step('c')], [step('d', 'process.exit(1)')]]];
  expect(await runSteps(groups, audience)).toEqual({ passed: 3, failed: 1 });
  expect(order()).toMatch(/^ab(cd|dc)$/);
  expect(audience.lines[0]).toMatch(/^ok {5}of-a-test-a 1 passed, 0 failed in \d+\.\d s$/);
  expect(audience.lines.filter((line) => line.startsWith('FAILED of-a-test-d'))).toHaveLength(1);
});

it('a lane does not wait for the one beside it', async () => {
  const { step, order } = project();
  // Ends when its neighbour has run.
  const patient = step(
    'p',
    `const look = () => require('fs').readFileSync(process.argv[1], 'utf8').includes('q') || setTimeout(look, 5); look();`,
  );
  const neighbour = step('q');
  const [, code = ''] = neighbour.command;
  const file = /appendFileSync\("([^"]+)"/.exec(code)?.[1] ?? '';
  const groups = [[[{ ...patient, command: [...patient.command, file] }], [neighbour]]];
  expect(await runSteps(groups, told())).toEqual({ passed: 2, failed: 0 });
  expect(order()).toMatch(/^(pq|qp)$/);
});

it('of a step that failed the end of its log is shown, its errors too, and where all of it is', async () => {
  const { step } = project();
  const audience = told();
  const code = `for (let line = 1; line < 200; line += 1) console.log('line ' + line);
    console.error('the reason'); process.exitCode = 1;`;
  await runSteps([[[step('a', code)]]], audience);
  const shown = audience.lines.filter((line) => line.startsWith('  | '));
  expect(shown).toHaveLength(120);
  expect(shown).toContain('  | the reason');
  expect(shown).toContain('  | line 199');
  expect(shown).not.toContain('  | line 1');
  expect(audience.lines.at(-1)).toBe('  all of it: reports/of-a-test-a.log');
});

it('after a request to stop the one at work is told, and no other begins', async () => {
  const { step, order } = project();
  const audience = told();
  let isStopped = false;
  const waiting = step(
    'a',
    `process.on('SIGTERM', () => { console.log('ended in order'); process.exitCode = 1; clearInterval(life); });
     const life = setInterval(() => {}, 1000);
     require('fs').writeFileSync(process.argv[1], 'x');`,
  );
  const sign = join(mkdtempSync(join(tmpdir(), 'mypage-sign-')), 'sign');
  onTestFinished(() => rmSync(join(sign, '..'), { recursive: true }));
  const running = runSteps([[[{ ...waiting, command: [...waiting.command, sign] }, step('b')]]], {
    ...audience,
    isStopped: () => isStopped,
  });
  const isThere = (): boolean => {
    try {
      return readFileSync(sign, 'utf8') === 'x';
    } catch {
      return false;
    }
  };
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
  isStopped = true;
  stopRunning('SIGTERM');
  expect(await running).toEqual({ passed: 0, failed: 1 });
  expect(audience.lines).toContain('  | ended in order');
  expect(order()).toBe('a');
});

it('npm test says in one sentence which step it does not know', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/test/main.ts', 'units'],
    { encoding: 'utf8' },
  );
  expect(stderr.trim()).toMatch(
    /^There is no step "units": choose from lint, typecheck, .*coverage\.$/,
  );
  expect([status, stdout]).toEqual([1, '']);
});
