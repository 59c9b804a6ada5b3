const SIZE_UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * A readable size: 845 B, 12 KB, 3.4 MB; number and unit stay on one line.
 * @param bytes size of a file
 */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unitIndex = 0;
  while (value >= 1024 && unitIndex < SIZE_UNITS.length - 1) {
    value /= 1024;
    unitIndex += 1;
  }
  const digits =
    unitIndex > 1 && value < 10 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
  return `${digits}\u00A0${SIZE_UNITS[unitIndex] ?? 'GB'}`;
}

/** The extension of a name in lower case, without the dot; empty if the name has no extension. */
export function extensionOf(fileName: string): string {
  const dotIndex = fileName.lastIndexOf('.');
  return dotIndex > 0 ? fileName.slice(dotIndex + 1).toLowerCase() : '';
}
