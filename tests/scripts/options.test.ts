import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { startMock } from '../../mocks/start.ts';

/* What was mistyped after a command is said in one sentence with what there is, and never by a stack. */

const ended = (file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inProject(file), ...args], {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
};

it.each([
  ['contract/breaking/main.ts', 'contract:breaking', '--release <value>'],
  ['contract/coverage/main.ts', 'contract:coverage', '--accept, --quiet'],
  ['contract/drift/main.ts', 'contract:drift', '--short, --only <value>'],
  [
    'scripts/test-mutants.ts',
    'test:mutants',
    '--since <value>, --all-values, --sample <value>, --seed <value>, --again, --at-once <value>',
  ],
])('%s', (file, name, known) => {
  expect(ended(file, '--nonsense', 'x')).toEqual({
    status: 1,
    said: `npm run ${name} does not know --nonsense x; it takes: ${known}.\n`,
  });
});

it('an option without its value', () => {
  expect(ended('contract/breaking/main.ts', '--release')).toEqual({
    status: 1,
    said: 'npm run contract:breaking does not know --release; it takes: --release <value>.\n',
  });
});

it('npm run mock', async () => {
  await expect(startMock(['--examples'])).rejects.toThrow(
    'npm run mock does not know --examples; it takes: --mode <value>.',
  );
});
