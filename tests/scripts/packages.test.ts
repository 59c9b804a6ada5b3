import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packagesState } from '../../scripts/setup/packages.mjs';

type Packages = Record<string, { version: string; optional?: boolean }>;

/** A project folder with a lock file and npm's record of installed packages. */
function project(locked: Packages, installed?: Packages): string {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const packages = { '': { version: '0.1.0' }, ...locked };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  if (installed) {
    mkdirSync(join(root, 'node_modules'));
    const record = join(root, 'node_modules', '.package-lock.json');
    writeFileSync(record, JSON.stringify({ packages: installed }));
  }
  return root;
}

const one = { 'node_modules/a': { version: '1.0.0' } };

it('reports missing packages after cloning', () => {
  expect(packagesState(project(one))).toBe('missing');
});

it('reports installed packages as fresh', () => {
  expect(packagesState(project(one, one))).toBe('fresh');
});

it('ignores optional packages for other systems', () => {
  const locked = { ...one, 'node_modules/mac': { version: '1.0.0', optional: true } };
  expect(packagesState(project(locked, one))).toBe('fresh');
  expect(packagesState(project(one, locked))).toBe('fresh');
});

it('reports a changed lock file', () => {
  const newer = { 'node_modules/a': { version: '1.0.1' } };
  const more = { ...one, 'node_modules/b': { version: '1.0.0' } };
  expect(packagesState(project(newer, one))).toBe('changed');
  expect(packagesState(project(more, one))).toBe('changed');
  expect(packagesState(project(one, more))).toBe('changed');
});
