/*
 * The name of a downloaded file in the header Content-Disposition (S7): RFC 6266, with the extended notation of
 * RFC 8187.
 */

import { sanitiseFileName } from './file-names.ts';

/**
 * One parameter: a token, `=`, and a quoted string or any text up to the next semicolon. The end of the header
 * closes an open quote.
 */
const parameterPattern =
  /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|([^;]*))/gs;

function decodeBytes(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * `UTF-8''%E8%AB%8B.pdf` (RFC 8187). The charset is UTF-8, which some servers write `utf8`, or ISO-8859-1;
 * the language is not used.
 */
function decodeExtendedValue(value: string): string | undefined {
  const parts = /^(utf-?8|iso-8859-1)'[^']*'([^'"\s]*)$/i.exec(value);
  if (parts === null) return undefined;
  const [, charset = '', text = ''] = parts;
  if (/%(?![0-9a-f]{2})/i.test(text)) return undefined;
  const bytes = Array.from(text.matchAll(/%[0-9a-f]{2}|./gi), ([character]) =>
    character.length === 3 ? Number.parseInt(character.slice(1), 16) : character.charCodeAt(0),
  );
  return decodeBytes(Uint8Array.from(bytes), charset);
}

/** Repairs a name that the server sent as raw UTF-8: fetch decodes the header's bytes as Latin-1. */
function repairUtf8(value: string): string {
  if (/[^\u0000-\u00ff]/.test(value)) return value;
  const bytes = Uint8Array.from(value, (character) => character.charCodeAt(0));
  return decodeBytes(bytes, 'utf-8') ?? value;
}

/**
 * The file name in a Content-Disposition header, sanitised: `filename*` takes precedence over `filename`.
 *
 * @param header value of the header; null if the answer has no such header
 * @returns undefined without a usable name
 */
export function fileNameFrom(header: string | null): string | undefined {
  if (header === null) return undefined;
  let plainName: string | undefined;
  let extendedName: string | undefined;
  // Some servers omit the disposition type before the parameters.
  for (const [, key = '', quoted, unquoted] of `;${header}`.matchAll(parameterPattern)) {
    const value = quoted === undefined ? (unquoted ?? '').trim() : quoted.replace(/\\(.)/gs, '$1');
    const name = key.toLowerCase();
    if (name === 'filename*') extendedName ??= decodeExtendedValue(value);
    else if (name === 'filename') plainName ??= repairUtf8(value);
  }
  for (const candidate of [extendedName, plainName]) {
    const name = candidate === undefined ? undefined : sanitiseFileName(candidate);
    if (name !== undefined) return name;
  }
  return undefined;
}
