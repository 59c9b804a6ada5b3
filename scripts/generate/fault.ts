import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Faults in the sources of the contract: one sentence each, with file, line and what to do. */
export class SourceFault extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/**
 * Finds the line of a text in the sources.
 *
 * @param openapiDir the folder `openapi/`
 * @returns `openapi/paths/auth.yaml:12`, or `openapi` if no file has the text
 */
export function lineOf(openapiDir: string, text: string): string {
  for (const file of globSync('**/*.yaml', { cwd: openapiDir }).toSorted()) {
    if (file.startsWith('released')) continue;
    const lines = readFileSync(path.join(openapiDir, file), 'utf8').split('\n');
    const index = lines.findIndex((line) => line.trim() === text);
    if (index >= 0) return `openapi/${file}:${index + 1}`;
  }
  return 'openapi';
}
