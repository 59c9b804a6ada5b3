import { isUsableFileName } from '../../lib/file-names.ts';
import { extensionOf, formatSize } from '../../lib/files.ts';
import { lengthOf } from './text-rules.ts';
import type { RuleViolation } from './rule.ts';

/** Limits of an uploaded file, named as in the contract's UploadTokenGrant. */
export interface FileLimits {
  /** In bytes. */
  fileSizeLimit: number;
  fileNameMaxLength: number;
  /** Lower case, without the dot. */
  extensions: readonly string[];
}

/**
 * The first rule that a file violates (S5: zero size, too large, unusable name, unusable extension).
 * @param file name with extension, size in bytes
 */
export function fileViolation(
  file: { name: string; size: number },
  limits: FileLimits,
): RuleViolation | null {
  if (!isUsableFileName(file.name)) return { rule: 'fileName' };
  if (lengthOf(file.name) > limits.fileNameMaxLength) {
    return { rule: 'maxLength', values: { max: limits.fileNameMaxLength } };
  }
  if (!limits.extensions.includes(extensionOf(file.name))) {
    return { rule: 'fileExtension', values: { extensions: limits.extensions.join(', ') } };
  }
  if (file.size === 0) return { rule: 'fileEmpty' };
  if (file.size > limits.fileSizeLimit) {
    return { rule: 'fileSize', values: { limit: formatSize(limits.fileSizeLimit) } };
  }
  return null;
}
