import type { SQLInputValue } from 'node:sqlite';
import type { BillSort } from '../../../generated/model/billSort.ts';
import type { Database } from '../database.ts';
import type { Conditions } from './conditions.ts';

type Sql = { text: string; values: SQLInputValue[] };

const join = (parts: Sql[], between: string): Sql => ({
  text: parts.map(({ text }) => text).join(between),
  values: parts.flatMap(({ values }) => values),
});

const places = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** Conditions that the index `billsByDate` answers alone. */
function indexed(conditions: Conditions): Sql {
  const { accountId, from, to, billTypeIds, statusIds, priceFrom, priceTo } = conditions;
  const parts: Sql[] = [
    { text: 'accountId = ?', values: [accountId] },
    { text: 'publicationDate BETWEEN ? AND ?', values: [from, to] },
  ];
  if (billTypeIds.length > 0) {
    parts.push({ text: `billTypeId IN (${places(billTypeIds)})`, values: billTypeIds });
  }
  if (statusIds.length > 0) {
    parts.push({ text: `statusId IN (${places(statusIds)})`, values: statusIds });
  }
  if (priceFrom !== undefined) parts.push({ text: 'price >= ?', values: [priceFrom] });
  if (priceTo !== undefined) parts.push({ text: 'price <= ?', values: [priceTo] });
  return join(parts, ' AND ');
}

/** Keywords are judged by the function that `BillSearch` adds. */
function all(conditions: Conditions): Sql {
  const { text, values } = indexed(conditions);
  const keywords = conditions.keywords.length > 0 ? ' AND hasKeywords(billRowId)' : '';
  return { text: `${text}${keywords}`, values };
}

// Ties follow each other newest first, then by number; what has no value comes last (contract, BillSort).
const ties = 'publicationDate DESC, billNumber';
const orders: Record<Exclude<BillSort, 'downloadDeadlineAsc'>, string> = {
  publicationDateDesc: ties,
  publicationDateAsc: 'publicationDate, billNumber',
  priceDesc: `price IS NULL, price DESC, ${ties}`,
  priceAsc: `price IS NULL, price, ${ties}`,
  downloadDeadlineDesc: `downloadDeadline IS NULL, downloadDeadline DESC, ${ties}`,
  lastDownloadedAtDesc: `lastDownloadedAt IS NULL, lastDownloadedAt DESC, ${ties}`,
  lastDownloadedAtAsc: `lastDownloadedAt IS NULL, lastDownloadedAt, ${ties}`,
};

/** What can still be had comes first: open deadlines, none, and those that are over, the latest first. */
const byNearestDeadline = (today: string): Sql => ({
  text: `CASE WHEN downloadDeadline >= ? THEN 0 WHEN downloadDeadline IS NULL THEN 1 ELSE 2 END,
    CASE WHEN downloadDeadline >= ? THEN downloadDeadline END, downloadDeadline DESC, ${ties}`,
  values: [today, today],
});

function orderOf(sort: BillSort, today: string): Sql {
  return sort === 'downloadDeadlineAsc'
    ? byNearestDeadline(today)
    : { text: orders[sort], values: [] };
}

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
    if (conditions.keywords.length === 0) return this.#pageOfMany(conditions, wanted);
    this.#keywords = conditions.keywords;
    this.#compared = this.#textsOf(conditions.column);
    const hits = this.#fromTrigrams(conditions) ?? this.#firstHits(conditions);
    return hits ? this.#pageOfFew(hits, conditions, wanted) : this.#pageOfMany(conditions, wanted);
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
    const { text, values } = all(conditions);
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
    const { text, values } = all(conditions);
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
    const { text, values } = all(conditions);
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
