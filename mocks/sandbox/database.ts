import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { schema, schemaVersion } from './schema.ts';

/** A row as SQLite gives it. */
export type Row = Record<string, unknown>;

/** SQLite with statements kept ready and transactions; a file that survives a restart, or memory. */
export class Database {
  #sqlite: DatabaseSync;
  readonly #isInMemory: boolean;
  readonly #statements = new Map<string, StatementSync>();

  /** @param path a file, made with its folder if it is not there, or `:memory:` */
  constructor(path: string) {
    this.#isInMemory = path === ':memory:';
    if (!this.#isInMemory) mkdirSync(dirname(path), { recursive: true });
    this.#sqlite = new DatabaseSync(path);
    this.#setUp();
  }

  #setUp(): void {
    this.#sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    this.#sqlite.exec('PRAGMA busy_timeout = 2000; PRAGMA cache_size = -131072;');
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** All rows. The caller names the row's type: the tables in schema.ts are the source of it. */
  all<T = Row>(sql: string, ...values: SQLInputValue[]): T[] {
    return this.#prepare(sql).all(...values) as T[];
  }

  /** The first row, or undefined. */
  get<T = Row>(sql: string, ...values: SQLInputValue[]): T | undefined {
    return this.#prepare(sql).get(...values) as T | undefined;
  }

  /** Changes rows; answers how many. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  /** Adds a row whose columns are the names of the object. */
  insert(table: string, row: Record<string, SQLInputValue>): void {
    const names = Object.keys(row);
    const places = names.map(() => '?').join(', ');
    this.run(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`,
      ...Object.values(row),
    );
  }

  /** All or nothing. */
  transaction<T>(work: () => T): T {
    this.#sqlite.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#sqlite.exec('COMMIT');
      return result;
    } catch (error) {
      this.#sqlite.exec('ROLLBACK');
      throw error;
    }
  }

  /** True if the tables of this version are there. */
  isPrepared(): boolean {
    const table = this.get("SELECT name FROM sqlite_master WHERE name = 'meta'");
    return table !== undefined && this.meta('schemaVersion') === String(schemaVersion);
  }

  /** Drops all there is and makes the tables of schema.ts, empty. */
  makeAnew(): void {
    this.#statements.clear();
    const tables = this.all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' " +
        "AND (name NOT LIKE 'billKeywords%' OR name = 'billKeywords')",
    );
    this.#statements.clear();
    for (const { name } of tables) this.#sqlite.exec(`DROP TABLE IF EXISTS ${name}`);
    this.#sqlite.exec(schema);
    this.setMeta('schemaVersion', String(schemaVersion));
  }

  /** All there is, to be brought back by `restore`; undefined of a file, which others may have open. */
  copy(): Uint8Array | undefined {
    return this.#isInMemory ? this.#sqlite.serialize() : undefined;
  }

  /** Puts a copy in place of all there is. @param copy of a database in memory, as this one is */
  restore(copy: Uint8Array): void {
    // A connection of its own: under statements that are kept ready, the copy brings Node down.
    this.close();
    this.#sqlite = new DatabaseSync(':memory:');
    this.#sqlite.deserialize(copy);
    this.#setUp();
  }

  /** A value of the table `meta`. */
  meta(key: string): string | undefined {
    return this.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value;
  }

  setMeta(key: string, value: string): void {
    this.run('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', key, value);
  }

  /** Lets SQLite look at the data once, so that it chooses its indexes well. */
  optimize(): void {
    this.#sqlite.exec('ANALYZE');
  }

  close(): void {
    this.#statements.clear();
    this.#sqlite.close();
  }
}
