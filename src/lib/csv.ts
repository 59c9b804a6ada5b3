/** A text, a number that stays one, or nothing. */
export type CsvCell = string | number | null;

/** What makes a spreadsheet program read a cell as a formula, once full-width signs are their plain ones. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;

/** With a mark before it that makes it a text, should a program take it for a formula: others have written it. */
const harmless = (text: string): string =>
  FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /[",\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as RFC 4180 has it: each row ends in CRLF, and what needs it is quoted. A text that would be a formula
 * in a spreadsheet program gets an apostrophe before it.
 * @param rows the headings first
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/** As a file: UTF-8 with the mark by which spreadsheet programs know it. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv;charset=utf-8' });
}
