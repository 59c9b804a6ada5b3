import { existsSync, readFileSync } from 'node:fs';

export const approvalsHead = `# Approved breaking changes since the last release. One line each, exactly as \`npm run contract:breaking\`
# prints it, with the reason in a comment above. A release empties the list.
`;

/** The approved lines of a file; empty if there is no file. */
export function readApprovals(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
