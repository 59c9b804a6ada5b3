import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

const file = new URL('../../scripts/setup/stop-request.ts', import.meta.url).href;

/** Waits to be asked; says each request that it hears and each word that it is sent, and ends at a last one. */
const program = `
import { onStopRequest } from ${JSON.stringify(file)};
onStopRequest((signal) => console.log(signal));
process.stdin.on('data', (line) => {
  if (String(line) === 'end') process.exit(0);
  console.log(String(line));
});
console.log('ready');`;

async function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout?.on('data', (data: Buffer) => (said += data.toString()));
  const hears = async (word: string): Promise<void> => {
    while (!said.includes(word)) await once(child.stdout ?? child, 'data');
  };
  await hears('ready');
  return {
    child,
    hears,
    /** Until it says the word again it has heard what was before. */
    say: async (word: string): Promise<void> => {
      child.stdin?.write(word);
      await hears(word);
    },
    end: async (): Promise<string[]> => {
      const ended = [once(child, 'exit'), once(child.stdout ?? child, 'end')];
      child.stdin?.write('end');
      await Promise.all(ended);
      return said.trim().split('\n').slice(1);
    },
  };
}

it.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  // The terminal was closed.
  ['SIGHUP', 'SIGTERM'],
] as const)('a process that gets %s is asked to stop, by %s', async (signal, told) => {
  const { child, hears, end } = await start();
  child.kill(signal);
  await hears(told);
  expect(await end()).toEqual([told]);
});

it('a process whose starter is gone is asked to stop', async () => {
  const { child, hears, end } = await start();
  child.disconnect();
  await hears('SIGTERM');
  expect(await end()).toEqual(['SIGTERM']);
});

it('a process is asked once, however often Ctrl-C arrives', async () => {
  const { child, hears, say, end } = await start();
  child.kill('SIGINT');
  await hears('SIGINT');
  child.kill('SIGTERM');
  child.disconnect();
  await say('one');
  await say('two');
  expect(await end()).toEqual(['SIGINT', 'one', 'two']);
});
