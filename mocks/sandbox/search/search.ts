import type { BillSort } from '../../../generated/model/billSort.ts';
import type { BillSummary } from '../../../generated/model/billSummary.ts';
import type { Database } from '../database.ts';
import type { Conditions } from './conditions.ts';
import { KeywordTexts } from './keyword-texts.ts';
import { orderOf, whereOf, type Sql } from './sql.ts';
import { sumsOf } from './sums.ts';

/** Up to this number, hits are sorted in memory; more are read in the order of the index. */
const fewHits = 2000;

type RowId = { id: number };
const idsOf = (rows: RowId[]): number[] => rows.map(({ id }) => id);

/** The number of all hits, and the row numbers of a page. */
export type Found = { total: number; rowIds: number[] };

type Wanted = { sort: BillSort; limit: number; offset: number };

const source = 'bills INDEXED BY billsByDate';

/**
 * Finds bills. One index has dates, types, statuses, amounts, downloads and orders. The trigram
 * index finds keywords of at least three characters. For shorter keywords and for many matches, the
 * texts are compared in memory, because SQLite reads 100,000 of them too slowly.
 */
export class BillSearch {
  readonly #db: Database;
  readonly #texts: KeywordTexts;

  constructor(db: Database) {
    this.#db = db;
    this.#texts = new KeywordTexts(db);
  }

  /** The number of hits, and one page of them in the requested order. */
  find(conditions: Conditions, wanted: Wanted): Found {
    const { hits, where } = this.#narrow(conditions);
    return hits
      ? this.#pageOfFew(hits, conditions, wanted)
      : this.#pageOfMany(where, conditions, wanted);
  }

  /** The sums of all hits. */
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

  /** The condition for all hits and, if a search with keywords has few hits, the hits themselves. */
  #narrow(conditions: Conditions): { hits: number[] | undefined; where: Sql } {
    if (conditions.keywords.length === 0) return { hits: undefined, where: whereOf(conditions) };
    const few = this.#fromTrigrams(conditions);
    if (few) return { hits: few, where: whereOf(conditions) };
    const where = whereOf(conditions, this.#texts.matches(conditions));
    return { hits: this.#firstHits(where), where };
  }

  /**
   * The hits of the trigram index; undefined if all keywords are too short or there are too many
   * matches.
   */
  #fromTrigrams(conditions: Conditions): number[] | undefined {
    // The index's query language stops at NUL, even in quotes.
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
        JSON.stringify(this.#texts.filter(found, conditions)),
        ...values,
      ),
    );
  }

  /** All hits; undefined if there are many. */
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
