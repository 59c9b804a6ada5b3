// `npm run weight`: the size of the code base against its goals. Fails if a goal is missed.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const findFiles = (folder: string, pattern = '*.{ts,tsx,mjs}'): string[] =>
  globSync(`${folder}/**/${pattern}`);

const countLines = (...folders: string[]): number =>
  folders
    .flatMap((folder) => findFiles(folder))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const portalFiles = findFiles('src', '*.*');
const fileCountByFolder = new Map<string, number>();
for (const folder of portalFiles.map((file) => path.dirname(file)))
  if (!/^src\/i18n\/(ja|en)$/.test(folder))
    fileCountByFolder.set(folder, (fileCountByFolder.get(folder) ?? 0) + 1);
const [[fullestFolder, largestFileCount] = ['', 0]] = [...fileCountByFolder].toSorted(
  ([, firstCount], [, secondCount]) => secondCount - firstCount,
);

const portalLines = countLines('src');
const testLines = countLines('tests', 'e2e');
const figures: { description: string; value: number; goal: number }[] = [
  {
    description: `lines of tests and e2e (${testLines}) to lines of src (${portalLines})`,
    value: testLines / portalLines,
    goal: 1.8,
  },
  {
    description: 'lines of contract, mocks and scripts',
    value: countLines('contract', 'mocks', 'scripts'),
    goal: 23_000,
  },
  { description: 'files of src', value: portalFiles.length, goal: 480 },
  {
    description: `files of the fullest folder of src, ${fullestFolder}`,
    value: largestFileCount,
    goal: 25,
  },
];

for (const { description, value, goal } of figures)
  console.log(
    `${value > goal ? 'MISSED' : 'ok    '}  ${Number(value.toFixed(2))} (at most ${goal})  ${description}`,
  );
if (figures.some(({ value, goal }) => value > goal)) process.exitCode = 1;
