import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../generated/operations.ts';

const recordsFolder = join(import.meta.dirname, '../../reports/e2e-operations');

/** Records the operations that the tests of one worker called successfully. */
export function recordCalledOperations(operationIds: string[]): void {
  mkdirSync(recordsFolder, { recursive: true });
  writeFileSync(join(recordsFolder, `${randomUUID()}.json`), JSON.stringify(operationIds));
}

/**
 * Runs after the last test: collects the operations of all workers in reports/e2e-operations.json.
 *
 * @throws Error if a full run did not call every operation of the contract
 */
export default function collectCalledOperations(): void {
  if (!existsSync(recordsFolder)) return;
  const readIds = (filePath: string): string[] => JSON.parse(readFileSync(filePath, 'utf8'));
  const listFile = `${recordsFolder}.json`;
  const previousIds = existsSync(listFile) ? readIds(listFile) : [];
  const calledIds = [
    ...previousIds,
    ...readdirSync(recordsFolder).flatMap((file) => readIds(join(recordsFolder, file))),
  ];
  writeFileSync(listFile, `${JSON.stringify([...new Set(calledIds)].toSorted(), null, 2)}\n`);
  rmSync(recordsFolder, { recursive: true });
  if (process.env['ALL_OPERATIONS'] !== 'required') return;
  const uncalledIds = operations
    .map(({ operationId }) => operationId)
    .filter((id) => !calledIds.includes(id));
  if (uncalledIds.length > 0)
    throw new Error(`No browser test calls these operations: ${uncalledIds.join(', ')}`);
}
