/*
 * The name of a downloaded file, from the header Content-Disposition (S7): RFC 6266, with the
 * extended notation of RFC 8187.
 */

/** One parameter: a token, `=`, and a quoted string or whatever stands up to the next semicolon. */
const parameter = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gs;

function decodeBytes(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** `UTF-8''%E8%AB%8B.pdf` (RFC 8187). The charset is UTF-8 or ISO-8859-1; the language is not used. */
function decodeExtended(value: string): string | undefined {
  const parts = /^(utf-8|iso-8859-1)'[^']*'([^'"\s]*)$/i.exec(value.trim());
  const [, charset, text] = parts ?? [];
  if (charset === undefined || text === undefined || /%(?![0-9a-f]{2})/i.test(text))
    return undefined;
  const bytes: number[] = [];
  for (const [found] of text.matchAll(/%[0-9a-f]{2}|[\s\S]/gi)) {
    bytes.push(found.length === 3 ? Number.parseInt(found.slice(1), 16) : found.charCodeAt(0));
  }
  return decodeBytes(Uint8Array.from(bytes), charset);
}

/** Servers that write UTF-8 straight into the header: fetch hands its bytes over as Latin-1. */
function repairUtf8(value: string): string {
  if (!/[\u0080-\u00ff]/.test(value) || /[^\u0000-\u00ff]/.test(value)) return value;
  return (
    decodeBytes(
      Uint8Array.from(value, (char) => char.charCodeAt(0)),
      'utf-8',
    ) ?? value
  );
}

/** What file systems take, in bytes, with room for the ` (1)` a browser adds. */
const maxBytes = 240;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Cut to a length that file systems take; the extension stays. */
function shorten(name: string): string {
  if (bytesOf(name) <= maxBytes) return name;
  const extension = /\.[^.]{1,16}$/.exec(name)?.[0] ?? '';
  let room = maxBytes - bytesOf(extension);
  let stem = '';
  for (const character of name) {
    room -= bytesOf(character);
    if (room < 0) break;
    stem += character;
  }
  return stem + extension;
}

/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that is only a name: no folder, nothing that an operating system reads as more, no
 * characters that hide its true end (a right-to-left mark can make `gpj.exe` look like `exe.jpg`).
 *
 * @returns undefined if nothing is left of it
 */
export function sanitiseFileName(name: string): string | undefined {
  const cleaned = name
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (/^_*$/.test(cleaned)) return undefined;
  return shorten(reserved.test(cleaned) ? `_${cleaned}` : cleaned);
}

/**
 * The file name a Content-Disposition header gives: `filename*` before `filename`, made safe.
 *
 * @param header value of the header; null if there is none
 * @returns undefined if it gives none that can be used
 */
export function fileNameFrom(header: string | null): string | undefined {
  if (header === null) return undefined;
  let plain: string | undefined;
  let extended: string | undefined;
  // The disposition itself may be missing; the parameters are found all the same.
  for (const [, key = '', quoted, bare] of `;${header}`.matchAll(parameter)) {
    const value = quoted === undefined ? (bare ?? '').trim() : quoted.replace(/\\(.)/gs, '$1');
    const name = key.toLowerCase();
    if (name === 'filename*') extended ??= decodeExtended(value);
    else if (name === 'filename') plain ??= repairUtf8(value);
  }
  for (const candidate of [extended, plain]) {
    const name = candidate === undefined ? undefined : sanitiseFileName(candidate);
    if (name !== undefined) return name;
  }
  return undefined;
}
