import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './folders.ts';

/** Runs a program. @throws Error if it fails */
function run(cwd: string, program: string, ...args: string[]): void {
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed in ${cwd}.`, { cause: error });
}

/** Makes the release of the last commit in a new clone. @returns its checksums, one line for each file */
function releaseIn(clone: string): string[] {
  run(fileURLToPath(root), 'git', 'clone', '--quiet', '.', clone);
  // `npm ci` refuses a lock file without the optional programs for other systems.
  run(clone, 'npm', 'install', '--no-save', '--loglevel=error');
  run(clone, 'npm', 'run', '--silent', 'release');
  const [sums = ''] = globSync(join(clone, 'build/*-SHA256SUMS'));
  return readFileSync(sums, 'utf8').trim().split('\n');
}

/**
 * Makes the release of the last commit in two clones at different paths.
 *
 * @returns the checksums of the first, and those lines that the second does not have
 */
export function releaseTwice(): { sums: string[]; different: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-twice-'));
  try {
    const [sums = [], again = []] = ['one', 'at/another/path'].map((name) =>
      releaseIn(join(folder, name)),
    );
    return { sums, different: sums.filter((line) => !again.includes(line)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
