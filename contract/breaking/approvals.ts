import { existsSync, readFileSync } from 'node:fs';

export const approvalsHead = `# Breaking changes since the last release that are meant. One line each, exactly as
# \`npm run contract:breaking\` prints it; say why in a comment above it. A release empties the list.
`;

/** The approved lines of a file; none if there is no file. */
export function readApprovals(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
