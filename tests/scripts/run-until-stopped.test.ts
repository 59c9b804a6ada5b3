import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';

const module = JSON.stringify(inProject('scripts/setup/run-until-stopped.ts'));

/** A command that starts so; what it says and how it ends, by itself or after it was asked to. */
async function ended(start: string, isAsked: boolean) {
  const code = `import(${module}).then(({ runUntilStopped }) => runUntilStopped(${start}));`;
  const child = spawn(process.execPath, ['-e', code]);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  if (isAsked) child.stdout.once('data', () => child.kill('SIGTERM'));
  const [status]: unknown[] = await once(child, 'exit');
  return { status, said: await said };
}

const stays = `const life = setInterval(() => {}, 1000);`;

it.each([
  ['in order', `async () => { console.log('closing'); }`, 0, 'here\nclosing\n'],
  ['not in order', `async () => { throw new Error('stuck'); }`, 1, 'here\n'],
])('what was started is said, and ends %s when asked to', async (_, close, status, said) => {
  const start = `async () => { ${stays} return { told: 'here', close: ${close} }; }`;
  expect(await ended(start, true)).toEqual({ status, said: [said, ''] });
});

it('what cannot be started is said in its own sentence, and nothing stays', async () => {
  const start = `async () => { ${stays} throw new Error('The port is taken.'); }`;
  expect(await ended(start, false)).toEqual({ status: 1, said: ['', 'The port is taken.\n'] });
});
