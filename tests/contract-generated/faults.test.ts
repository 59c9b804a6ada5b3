import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { generate } from '../../scripts/generate/main.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** A copy of the project with a contract to break. */
const projectCopy = mkdtempSync(path.join(tmpdir(), 'mypage-faults-'));
for (const sharedPath of ['src', 'node_modules', 'tsconfig.json', 'package.json'])
  symlinkSync(path.join(project, sharedPath), path.join(projectCopy, sharedPath));
cpSync(path.join(project, 'openapi'), path.join(projectCopy, 'openapi'), { recursive: true });
afterAll(() => rmSync(projectCopy, { recursive: true }));

it.each<[what: string, file: string, from: string, to: string, message: RegExp]>([
  [
    'an example that does not fit its schema (Redocly)',
    'examples/auth.yaml',
    'LoginResultTop:\n  summary: Logged in\n  value:\n    nextStep: top',
    'LoginResultTop:\n  summary: Logged in\n  value:\n    nextStep: bottom',
    /^openapi\/.*:\d+: .*nextStep/m,
  ],
  [
    'a code with the wrong status in the catalogue',
    'error-catalogue.yaml',
    '  400-1-02-02:\n    status: 400',
    '  400-1-02-02:\n    status: 401',
    /^openapi\/error-catalogue\.yaml:\d+: 400-1-02-02 has the status 401; write the status it begins with\.$/,
  ],
])('npm run generate reports %s with file and line', async (_, file, from, to, message) => {
  const filePath = path.join(projectCopy, 'openapi', file);
  const source = readFileSync(filePath, 'utf8');
  expect(source.split(from)).toHaveLength(2);
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  writeFileSync(
    filePath,
    source.replace(from, () => to),
  );
  expect(await generate({}, projectCopy)).toBe(1);
  writeFileSync(filePath, source);
  expect(consoleError.mock.calls.map((words) => words.map(String).join(' ')).join('\n')).toMatch(
    message,
  );
});
