import type { Database } from '../database.ts';
import type { Conditions } from './conditions.ts';

/** Searches whose rows are kept: the last ones, which are asked by page, in sums and in batches. */
const keptSearches = 20;

type Keywords = Pick<Conditions, 'column' | 'keywords'>;

const hasAll = (text: string | undefined, { keywords }: Keywords): boolean =>
  text !== undefined && keywords.every((keyword) => text.includes(keyword));

/**
 * The texts that keywords are compared with, in memory: no text of a bill ever changes. Which rows have a
 * keyword are found out once for the pages, the orders and the sum of one search.
 */
export class KeywordTexts {
  readonly #db: Database;
  #madeAt = '';
  readonly #texts = new Map<string, (string | undefined)[]>();
  /** By column and keywords; those used last come last. */
  readonly #rows = new Map<string, Uint8Array>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Which rows have all keywords of a search: 1 at the place of the row's number less one, otherwise 0. */
  having(search: Keywords): Uint8Array {
    this.#forgetOthers();
    const name = JSON.stringify([search.column, ...search.keywords]);
    const known = this.#rows.get(name);
    this.#rows.delete(name);
    const rows =
      known ??
      Uint8Array.from(this.#textsOf(search.column), (text) => (hasAll(text, search) ? 1 : 0));
    this.#rows.set(name, rows);
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > keptSearches && oldest !== undefined) this.#rows.delete(oldest);
    return rows;
  }

  /** Those of some rows that have all keywords of a search. */
  ofThese(rowIds: readonly number[], search: Keywords): number[] {
    this.#forgetOthers();
    const texts = this.#textsOf(search.column);
    return rowIds.filter((rowId) => hasAll(texts[rowId - 1], search));
  }

  /** `npm run sandbox:reset` makes the data anew while this process goes on. */
  #forgetOthers(): void {
    const madeAt = this.#db.meta('madeAt') ?? '';
    if (madeAt === this.#madeAt) return;
    this.#texts.clear();
    this.#rows.clear();
    this.#madeAt = madeAt;
  }

  #textsOf(column: string): (string | undefined)[] {
    const known = this.#texts.get(column);
    if (known) return known;
    const texts: (string | undefined)[] = [];
    const rows = this.#db.all<{ id: number; text: string }>(
      `SELECT billRowId AS id, ${column} AS text FROM bills`,
    );
    for (const { id, text } of rows) texts[id - 1] = text;
    this.#texts.set(column, texts);
    return texts;
  }
}
