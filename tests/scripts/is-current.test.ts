import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { isBuildCurrent } from '../../scripts/build/is-current.ts';

/** A project with one source file and an optional build, with these modification times in seconds. */
function makeProject({ sourceTime, buildTime }: { sourceTime: number; buildTime?: number }) {
  const root = mkdtempSync(join(tmpdir(), 'mypage-current-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (folder: string, name: string, time: number) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, name), '');
    for (const path of [join(folder, name), folder]) utimesSync(join(root, path), time, time);
  };
  write('src/pages', 'Page.tsx', sourceTime);
  if (buildTime !== undefined) write('build', 'headers.json', buildTime);
  const project = pathToFileURL(`${root}/`);
  return {
    folders: { dist: new URL('dist/', project), build: new URL('build/', project) },
    project,
    root,
  };
}

it.each([
  ['newer than its sources is current', { sourceTime: 1000, buildTime: 2000 }, true],
  ['that is missing is not current', { sourceTime: 1000 }, false],
  ['older than a source is not current', { sourceTime: 3000, buildTime: 2000 }, false],
])('a build %s', (_, times, isCurrent) => {
  const { folders, project } = makeProject(times);
  expect(isBuildCurrent(folders, project)).toBe(isCurrent);
});

it('a build is not current after a change of the version in package.json', () => {
  const { folders, project, root } = makeProject({ sourceTime: 1000, buildTime: 2000 });
  writeFileSync(join(root, 'package.json'), '');
  expect(isBuildCurrent(folders, project)).toBe(false);
});

it('a build is not current after a source was deleted', () => {
  const { folders, project, root } = makeProject({ sourceTime: 1000, buildTime: 2000 });
  rmSync(join(root, 'src/pages/Page.tsx'));
  expect(isBuildCurrent(folders, project)).toBe(false);
});
