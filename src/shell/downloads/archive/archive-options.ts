import type { ArchiveFileNames } from '../../../../generated/model/archiveFileNames.ts';
import { readStoredValue, storeValue } from '../../../lib/stored.ts';

/** The customer's options for ZIP files, stored in this browser. */
export interface ArchiveOptions {
  /** Whether the ZIP contains an index (索引簿). */
  hasIndex: boolean;
  fileNames: ArchiveFileNames;
}

const isArchiveOptions = (value: unknown): value is ArchiveOptions =>
  typeof value === 'object' &&
  value !== null &&
  'hasIndex' in value &&
  typeof value.hasIndex === 'boolean' &&
  'fileNames' in value &&
  (value.fileNames === 'published' || value.fileNames === 'sortable');

/** The stored options. The default options leave a ZIP unchanged. */
export const readArchiveOptions = (): ArchiveOptions =>
  readStoredValue('archiveOptions', isArchiveOptions) ?? {
    hasIndex: false,
    fileNames: 'published',
  };

export const saveArchiveOptions = (options: ArchiveOptions): void =>
  storeValue('archiveOptions', options);
