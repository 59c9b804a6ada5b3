import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { isBuildCurrent } from '../../scripts/build/is-current.ts';

/** A project with one source file and an optional build, with these modification times in seconds. */
function makeProject({ source, build }: { source: number; build?: number }) {
  const place = mkdtempSync(join(tmpdir(), 'mypage-current-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const write = (folder: string, name: string, time: number) => {
    mkdirSync(join(place, folder), { recursive: true });
    writeFileSync(join(place, folder, name), '');
    for (const path of [join(folder, name), folder]) utimesSync(join(place, path), time, time);
  };
  write('src/pages', 'Page.tsx', source);
  if (build !== undefined) write('build', 'headers.json', build);
  const project = pathToFileURL(`${place}/`);
  return {
    folders: { dist: new URL('dist/', project), build: new URL('build/', project) },
    project,
    place,
  };
}

it('a build newer than its sources is current', () => {
  const { folders, project } = makeProject({ source: 1000, build: 2000 });
  expect(isBuildCurrent(folders, project)).toBe(true);
});

it('a missing or older build is not current', () => {
  for (const times of [{ source: 1000 }, { source: 3000, build: 2000 }]) {
    const { folders, project } = makeProject(times);
    expect(isBuildCurrent(folders, project)).toBe(false);
  }
});

it('a build is not current after a source was deleted', () => {
  const { folders, project, place } = makeProject({ source: 1000, build: 2000 });
  rmSync(join(place, 'src/pages/Page.tsx'));
  expect(isBuildCurrent(folders, project)).toBe(false);
});
