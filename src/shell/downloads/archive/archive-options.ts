import type { ArchiveFileNames } from '../../../../generated/model/archiveFileNames.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';

/** How the customer wants ZIP files on this device. */
export interface ArchiveOptions {
  /** With an index (索引簿). */
  hasIndex: boolean;
  fileNames: ArchiveFileNames;
}

const isOptions = (value: unknown): value is ArchiveOptions =>
  typeof value === 'object' &&
  value !== null &&
  'hasIndex' in value &&
  typeof value.hasIndex === 'boolean' &&
  'fileNames' in value &&
  (value.fileNames === 'published' || value.fileNames === 'sortable');

/** By default, a ZIP is as the server makes it. */
export const readArchiveOptions = (): ArchiveOptions =>
  readStored('archiveOptions', isOptions) ?? { hasIndex: false, fileNames: 'published' };

export const keepArchiveOptions = (options: ArchiveOptions): void =>
  writeStored('archiveOptions', options);
