import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../reports/e2e-operations');

/** Keeps the operations that the tests of one worker called with success. */
export function keepCalledOperations(operationIds: string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(operationIds));
}

/**
 * After the last test: all workers' operations added to one list, reports/e2e-operations.json, which
 * `npm run contract:coverage` reads.
 */
export default function gatherCalledOperations(): void {
  if (!existsSync(folder)) return;
  const read = (file: string): string[] => JSON.parse(readFileSync(file, 'utf8'));
  const list = `${folder}.json`;
  const before = existsSync(list) ? read(list) : [];
  const all = [...before, ...readdirSync(folder).flatMap((file) => read(join(folder, file)))];
  writeFileSync(list, `${JSON.stringify([...new Set(all)].toSorted(), null, 2)}\n`);
  rmSync(folder, { recursive: true });
}
