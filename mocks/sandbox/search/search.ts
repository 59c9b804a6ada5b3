import type { BillSort } from '../../../generated/model/billSort.ts';
import type { BillSummary } from '../../../generated/model/billSummary.ts';
import type { Database } from '../database.ts';
import type { Conditions } from './conditions.ts';
import { KeywordTexts } from './keyword-texts.ts';
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
 * Finds bills. Date, type, status, amount, download and order are read from one index. Keywords of three
 * characters and more go to the trigram index; if many bills have them, and for shorter ones, the
 * texts are compared one after the other, in memory, since SQLite reads 100,000 of them too slowly.
 */
export class BillSearch {
  readonly #db: Database;
  readonly #texts: KeywordTexts;

  constructor(db: Database) {
    this.#db = db;
    this.#texts = new KeywordTexts(db);
  }

  /** The bills that meet all conditions: their number, and one page in the order asked for. */
  find(conditions: Conditions, wanted: Wanted): Found {
    const { hits, where } = this.#narrow(conditions);
    return hits
      ? this.#pageOfFew(hits, conditions, wanted)
      : this.#pageOfMany(where, conditions, wanted);
  }

  /** What all bills that meet all conditions add up to. */
  sum(conditions: Conditions): BillSummary {
    const { hits, where } = this.#narrow(conditions);
    const found: Sql = hits
      ? {
          text: 'json_each(?) CROSS JOIN bills ON billRowId = value',
          values: [JSON.stringify(hits)],
        }
      : { text: `${source} WHERE ${where.text}`, values: where.values };
    return sumsOf(this.#db, found, conditions.today);
  }

  /** The hits themselves if they have keywords and are few; in any case what they meet. */
  #narrow(conditions: Conditions): { hits: number[] | undefined; where: Sql } {
    if (conditions.keywords.length === 0) return { hits: undefined, where: whereOf(conditions) };
    const few = this.#fromTrigrams(conditions);
    if (few) return { hits: few, where: whereOf(conditions) };
    const where = whereOf(conditions, this.#texts.having(conditions));
    return { hits: this.#firstHits(where), where };
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
        JSON.stringify(this.#texts.ofThese(found, conditions)),
        ...values,
      ),
    );
  }

  /** All hits, or undefined if there are many. */
  #firstHits({ text, values }: Sql): number[] | undefined {
    const found = idsOf(
      this.#db.all<RowId>(
        `SELECT billRowId AS id FROM ${source} WHERE ${text} LIMIT ${fewHits + 1}`,
        ...values,
      ),
    );
    return found.length > fewHits ? undefined : found;
  }

  #pageOfFew(hits: number[], conditions: Conditions, { sort, limit, offset }: Wanted): Found {
    const order = orderOf(sort, conditions);
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

  #pageOfMany(where: Sql, conditions: Conditions, { sort, limit, offset }: Wanted): Found {
    const { text, values } = where;
    const order = orderOf(sort, conditions);
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
