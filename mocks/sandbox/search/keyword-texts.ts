import type { Database } from '../database.ts';
import type { Conditions } from './conditions.ts';

/** Number of the latest searches whose results are kept for pages, sums and batches. */
const keptSearches = 20;

type Keywords = Pick<Conditions, 'column' | 'keywords'>;

const hasAll = (text: string | undefined, { keywords }: Keywords): boolean =>
  text !== undefined && keywords.every((keyword) => text.includes(keyword));

/**
 * The searchable texts of all bills in memory; they never change. The bills that match a search are
 * determined once for its pages, orders and sum.
 */
export class KeywordTexts {
  readonly #db: Database;
  #madeAt = '';
  readonly #texts = new Map<string, (string | undefined)[]>();
  /** By column and keywords, the most recently used last. */
  readonly #rows = new Map<string, Uint8Array>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The rows with all keywords: at the index of the row number minus one, 1 for a match, otherwise 0. */
  matches(search: Keywords): Uint8Array {
    this.#refresh();
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

  /** The given rows that have all keywords. */
  filter(rowIds: readonly number[], search: Keywords): number[] {
    this.#refresh();
    const texts = this.#textsOf(search.column);
    return rowIds.filter((rowId) => hasAll(texts[rowId - 1], search));
  }

  /** Another process can replace the data (`npm run sandbox:reset`). */
  #refresh(): void {
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
