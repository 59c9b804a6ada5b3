/** Bytes that RFC 8187 lets stand as they are; encodeURIComponent leaves these four more. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Content-Disposition by RFC 6266: `filename` for old readers, ASCII only, and `filename*` by RFC
 * 8187 with the true name (S7).
 *
 * @param fallback the ASCII name without extension, such as the bill's number
 * @param kind whether the file is to be saved, or shown where it can be
 */
export function contentDisposition(
  fileName: string,
  fallback: string,
  kind: 'attachment' | 'inline' = 'attachment',
): string {
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(fileName)?.[0] ?? '';
  const ascii = `${fallback.replace(/[^A-Za-z0-9._-]+/g, '_')}${extension}`;
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeName(fileName)}`;
}
