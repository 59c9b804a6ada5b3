/** Encodes a file name by RFC 8187, which encodes more characters than encodeURIComponent. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * A Content-Disposition header (RFC 6266): `filename` in ASCII for old browsers, and `filename*`
 * with the real name (RFC 8187, S7).
 *
 * @param asciiBaseName the ASCII name without extension, such as the bill's number
 * @param dispositionType whether the browser saves or displays the file
 */
export function contentDispositionOf(
  fileName: string,
  asciiBaseName: string,
  dispositionType: 'attachment' | 'inline' = 'attachment',
): string {
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(fileName)?.[0] ?? '';
  const asciiName = `${asciiBaseName.replace(/[^A-Za-z0-9._-]+/g, '_')}${extension}`;
  return `${dispositionType}; filename="${asciiName}"; filename*=UTF-8''${encodeName(fileName)}`;
}
