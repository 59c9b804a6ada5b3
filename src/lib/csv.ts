/** A cell: a text, a number, or null for an empty cell. */
export type CsvCell = string | number | null;

/** Matches texts, normalised to half width, that a spreadsheet program reads as a formula. */
const FORMULA_PATTERN = /^\s*[=+\-@]|^[\t\r\n]/;

/** Puts an apostrophe before a possible formula, because a text may come from another person (CSV injection). */
const escapeFormula = (text: string): string =>
  FORMULA_PATTERN.test(text.normalize('NFKC')) ? `'${text}` : text;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table in the format of RFC 4180: rows end in CRLF, and cells are quoted if necessary. A text that a spreadsheet
 * program would read as a formula gets an apostrophe.
 * @param rows the first row has the headings
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** The table as a file: UTF-8 with a byte order mark for spreadsheet programs. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv;charset=utf-8' });
}

/** Removes the apostrophe that `escapeFormula` has added. */
const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && escapeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell;

/**
 * The cells of a table that `csvOf` or another program wrote (RFC 4180).
 * @param text with or without a byte order mark
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let previousSeparator = ',';
  for (const [match, quoted, unquoted = '', separator = ''] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    if (match === '' && previousSeparator !== ',') break;
    rows.at(-1)?.push(unescapeFormula(quoted?.replaceAll('""', '"') ?? unquoted));
    if (separator !== ',' && separator !== '') rows.push([]);
    previousSeparator = separator;
  }
  return rows.filter((row) => row.length > 0);
}
