/** RFC 8187 also encodes these characters, which encodeURIComponent leaves unchanged. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * A Content-Disposition header (RFC 6266): `filename` in ASCII for old browsers, and `filename*`
 * with the real name (RFC 8187, S7).
 *
 * @param fallback the ASCII name without extension, such as the bill's number
 * @param kind whether the browser saves or displays the file
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
