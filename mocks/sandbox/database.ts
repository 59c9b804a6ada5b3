import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Version of schema.sql and of the JSON in its columns. A file with tables of another version is replaced. */
const schemaVersion = 9;
const schema = readFileSync(new URL('assets/schema.sql', import.meta.url), 'utf8');

type ColumnValues = Record<string, SQLInputValue>;

/** The SQL condition that each of these columns has its value; null equals null. */
const conditionOf = (columnValues: ColumnValues): string =>
  Object.keys(columnValues)
    .map((name) => `${name} IS ?`)
    .join(' AND ');

/** SQLite with prepared statements and transactions, in a file or in memory. */
export class Database {
  #sqlite: DatabaseSync;
  readonly #isInMemory: boolean;
  readonly #statements = new Map<string, StatementSync>();

  /** @param path a file, which is created with its folder if necessary, or `:memory:` */
  constructor(path: string) {
    this.#isInMemory = path === ':memory:';
    if (!this.#isInMemory) mkdirSync(dirname(path), { recursive: true });
    this.#sqlite = new DatabaseSync(path);
    this.#setPragmas();
  }

  #setPragmas(): void {
    this.#sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    this.#sqlite.exec('PRAGMA busy_timeout = 2000; PRAGMA cache_size = -131072;');
  }

  #prepare(sql: string): StatementSync {
    const preparedStatement = this.#statements.get(sql);
    if (preparedStatement) return preparedStatement;
    const statement = this.#sqlite.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** All rows. The caller names the type of a row, which must fit schema.sql. */
  all<T>(sql: string, ...values: SQLInputValue[]): T[] {
    return this.#prepare(sql).all(...values) as T[];
  }

  /** The first column of all rows. */
  firstColumn<T>(sql: string, ...values: SQLInputValue[]): T[] {
    return this.all<object>(sql, ...values).map((row) => Object.values(row)[0] as T);
  }

  /** The first row, or undefined. */
  get<T>(sql: string, ...values: SQLInputValue[]): T | undefined {
    return this.#prepare(sql).get(...values) as T | undefined;
  }

  /** Runs a statement that changes rows. @returns the number of these rows */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  /** Adds a row. The keys of the object are the columns. */
  insert(table: string, row: ColumnValues): void {
    const columnNames = Object.keys(row);
    const placeholders = columnNames.map(() => '?').join(', ');
    this.run(
      `INSERT INTO ${table} (${columnNames.join(', ')}) VALUES (${placeholders})`,
      ...Object.values(row),
    );
  }

  /** The first row with these values, or undefined. */
  find<T>(table: string, where: ColumnValues): T | undefined {
    return this.get(`SELECT * FROM ${table} WHERE ${conditionOf(where)}`, ...Object.values(where));
  }

  /** Changes the rows with these values. @returns the number of these rows */
  update(table: string, where: ColumnValues, changes: ColumnValues): number {
    const assignments = Object.keys(changes).map((name) => `${name} = ?`);
    return this.run(
      `UPDATE ${table} SET ${assignments.join(', ')} WHERE ${conditionOf(where)}`,
      ...Object.values(changes),
      ...Object.values(where),
    );
  }

  /** Deletes the rows with these values. */
  delete(table: string, where: ColumnValues): void {
    this.run(`DELETE FROM ${table} WHERE ${conditionOf(where)}`, ...Object.values(where));
  }

  transaction<T>(callback: () => T): T {
    this.#sqlite.exec('BEGIN IMMEDIATE');
    try {
      const result = callback();
      this.#sqlite.exec('COMMIT');
      return result;
    } catch (error) {
      this.#sqlite.exec('ROLLBACK');
      throw error;
    }
  }

  /** Whether the tables exist in the current version. */
  hasCurrentTables(): boolean {
    const table = this.get("SELECT name FROM sqlite_master WHERE name = 'meta'");
    return table !== undefined && this.getMeta('schemaVersion') === String(schemaVersion);
  }

  /** Drops all tables, and creates the empty tables of schema.sql. */
  recreateTables(): void {
    this.#statements.clear();
    const tables = this.firstColumn<string>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    this.#statements.clear();
    for (const name of tables) this.#sqlite.exec(`DROP TABLE IF EXISTS ${name}`);
    this.#sqlite.exec(schema);
    this.setMeta('schemaVersion', String(schemaVersion));
  }

  /** A copy of the database for `restore`; undefined for a file, which another process may have open. */
  copy(): Uint8Array | undefined {
    return this.#isInMemory ? this.#sqlite.serialize() : undefined;
  }

  /** Replaces everything with a copy. @param copy of a database in memory; this database must be in memory, too */
  restore(copy: Uint8Array): void {
    // A new connection, because Node crashes if prepared statements exist during the restore.
    this.close();
    this.#sqlite = new DatabaseSync(':memory:');
    this.#sqlite.deserialize(copy);
    this.#setPragmas();
  }

  /** A value of the table `meta`. */
  getMeta(key: string): string | undefined {
    return this.find<{ value: string }>('meta', { key })?.value;
  }

  setMeta(key: string, value: string): void {
    this.run('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', key, value);
  }

  close(): void {
    this.#statements.clear();
    this.#sqlite.close();
  }
}
