/** The JSON of a body; undefined if the body is not JSON. */
export function jsonOf(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** A text or a number as text; an empty text for other values. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Replaces the ASCII characters of a text by full-width characters. */
export const toFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

const maxBriefLength = 140;

/** A value on one line, shortened. */
export function brief(value: unknown): string {
  if (value === undefined || value === '') return 'nothing';
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ');
  return text.length > maxBriefLength ? `${text.slice(0, maxBriefLength)}...` : text;
}
