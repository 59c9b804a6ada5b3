import type { BillSort } from '../../../generated/model/billSort.ts';
import type { BillSummary } from '../../../generated/model/billSummary.ts';
import type { Database } from '../database.ts';
import type { Conditions } from './conditions.ts';
import { orderOf, whereOf, type Sql } from './sql.ts';
import { sumsOf } from './sums.ts';

/** Up to so many hits are sorted one by one; more are read in the order of the index. */
const fewHits = 2000;

type RowId = { id: number };
const idsOf = (rows: RowId[]): number[] => rows.map(({ id }) => id);

/** Bills found: how many, and the row numbers of a page. */
export type Found = { total: number; rowIds: number[] };

type Wanted = { sort: BillSort; limit: number; offset: number };

const source = 'bills INDEXED BY billsByDate';

/**
 * Finds bills. Date, type, status, amount and order are read from one index. Keywords of three
 * characters and more go to the trigram index; if many bills have them, and for shorter ones, the
 * texts are compared one after the other, in memory, since SQLite reads 100,000 of them too slowly.
 */
export class BillSearch {
  readonly #db: Database;
  readonly #texts = new Map<string, string[]>();
  #madeAt = '';
  #keywords: string[] = [];
  #compared: string[] = [];

  constructor(db: Database) {
    this.#db = db;
    db.addPredicate('hasKeywords', (billRowId) => {
      const text = this.#compared[billRowId];
      return text !== undefined && this.#keywords.every((keyword) => text.includes(keyword));
    });
  }

  /** The bills that meet all conditions: their number, and one page in the order asked for. */
  find(conditions: Conditions, wanted: Wanted): Found {
    const hits = this.#fewHits(conditions);
    return hits ? this.#pageOfFew(hits, conditions, wanted) : this.#pageOfMany(conditions, wanted);
  }

  /** What all bills that meet all conditions add up to. */
  sum(conditions: Conditions): BillSummary {
    const hits = this.#fewHits(conditions);
    const where = whereOf(conditions);
    const found: Sql = hits
      ? {
          text: 'json_each(?) CROSS JOIN bills ON billRowId = value',
          values: [JSON.stringify(hits)],
        }
      : { text: `${source} WHERE ${where.text}`, values: where.values };
    return sumsOf(this.#db, found, conditions.today);
  }

  /** The hits of keywords, if they are few. Prepares the comparison of keywords in any case. */
  #fewHits(conditions: Conditions): number[] | undefined {
    if (conditions.keywords.length === 0) return undefined;
    this.#keywords = conditions.keywords;
    this.#compared = this.#textsOf(conditions.column);
    return this.#fromTrigrams(conditions) ?? this.#firstHits(conditions);
  }

  #textsOf(column: string): string[] {
    // `npm run sandbox:reset` makes the data anew while this process goes on.
    const madeAt = this.#db.meta('madeAt') ?? '';
    if (madeAt !== this.#madeAt) this.#texts.clear();
    this.#madeAt = madeAt;
    const known = this.#texts.get(column);
    if (known) return known;
    const texts: string[] = [];
    const rows = this.#db.all<{ id: number; text: string }>(
      `SELECT billRowId AS id, ${column} AS text FROM bills`,
    );
    for (const { id, text } of rows) texts[id] = text;
    this.#texts.set(column, texts);
    return texts;
  }

  /** What the trigram index finds; undefined if no keyword is long enough or too many bills have them. */
  #fromTrigrams(conditions: Conditions): number[] | undefined {
    // The index's query language ends at a NUL, whatever stands around it.
    const long = conditions.keywords.filter(
      (keyword) => [...keyword].length >= 3 && !keyword.includes('\u0000'),
    );
    if (long.length === 0) return undefined;
    const phrases = long.map((keyword) => `"${keyword.replaceAll('"', '""')}"`).join(' AND ');
    const { column } = conditions;
    const match = column === 'searchAll' ? phrases : `{${column}} : (${phrases})`;
    const found = idsOf(
      this.#db.all<RowId>(
        `SELECT rowid AS id FROM billKeywords WHERE billKeywords MATCH ? LIMIT ${fewHits + 1}`,
        match,
      ),
    );
    if (found.length > fewHits) return undefined;
    const { text, values } = whereOf(conditions);
    return idsOf(
      this.#db.all<RowId>(
        `SELECT billRowId AS id FROM json_each(?) CROSS JOIN bills ON billRowId = value WHERE ${text}`,
        JSON.stringify(found),
        ...values,
      ),
    );
  }

  /** All hits, or undefined if there are many. */
  #firstHits(conditions: Conditions): number[] | undefined {
    const { text, values } = whereOf(conditions);
    const found = idsOf(
      this.#db.all<RowId>(
        `SELECT billRowId AS id FROM ${source} WHERE ${text} LIMIT ${fewHits + 1}`,
        ...values,
      ),
    );
    return found.length > fewHits ? undefined : found;
  }

  #pageOfFew(hits: number[], { today }: Conditions, { sort, limit, offset }: Wanted): Found {
    const order = orderOf(sort, today);
    const rows = this.#db.all<RowId>(
      `SELECT billRowId AS id FROM json_each(?) CROSS JOIN bills ON billRowId = value
       ORDER BY ${order.text} LIMIT ? OFFSET ?`,
      JSON.stringify(hits),
      ...order.values,
      limit,
      offset,
    );
    return { total: hits.length, rowIds: idsOf(rows) };
  }

  #pageOfMany(conditions: Conditions, { sort, limit, offset }: Wanted): Found {
    const { text, values } = whereOf(conditions);
    const order = orderOf(sort, conditions.today);
    const counted = this.#db.get<{ n: number }>(
      `SELECT count(*) AS n FROM ${source} WHERE ${text}`,
      ...values,
    );
    const rows = this.#db.all<RowId>(
      `SELECT billRowId AS id FROM ${source} WHERE ${text} ORDER BY ${order.text} LIMIT ? OFFSET ?`,
      ...values,
      ...order.values,
      limit,
      offset,
    );
    return { total: counted?.n ?? 0, rowIds: idsOf(rows) };
  }
}
