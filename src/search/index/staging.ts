import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { DocumentTexts } from '#search/document/texts.ts'

/**
 * What can be written only when all businesses are known, in a separate file: their names, until there are ranks, and their
 * addresses, until they can be written in order. Ordinals are in the order of arrival.
 */
export class Staging {
  readonly #database: DatabaseSync
  readonly #insert: StatementSync
  readonly #insertAddress: StatementSync
  #lastUnlisted: number

  /**
   * @param database an open build file, to which this is attached as `staging`
   * @param lastUnlisted of a build that goes on: the file has its tables
   */
  constructor(database: DatabaseSync, path: string, lastUnlisted?: number) {
    this.#database = database
    this.#lastUnlisted = lastUnlisted ?? 0
    database.prepare('ATTACH ? AS staging').run(path)
    database.exec('PRAGMA staging.synchronous = OFF')
    if (lastUnlisted === undefined)
      database.exec(`CREATE TABLE staging.staged (ordinal INTEGER PRIMARY KEY, id INTEGER, name_words, name_key);
      CREATE TABLE staging.address (slug TEXT NOT NULL, id INTEGER NOT NULL);
      CREATE TABLE staging.ranked (row INTEGER PRIMARY KEY, ordinal INTEGER NOT NULL)`)
    this.#insert = database.prepare('INSERT INTO staging.staged VALUES (?, ?, ?, ?)')
    this.#insertAddress = database.prepare('INSERT INTO staging.address VALUES (?, ?)')
  }

  add(ordinal: number, id: number, { nameWords, nameKey }: DocumentTexts): void {
    this.#insert.run(ordinal, id, nameWords, nameKey)
  }

  /** Adds the name of a business that is in no list. It has a negative ordinal. */
  addUnlisted(id: number, nameKey: string): void {
    this.#insert.run(--this.#lastUnlisted, id, null, nameKey)
  }

  /** The last ordinal of a business that is in no list. */
  get lastUnlisted(): number {
    return this.#lastUnlisted
  }

  addAddress(slug: string, id: number): void {
    this.#insertAddress.run(slug, id)
  }

  /**
   * Fills the table of addresses. In their order each page of it is written once; in the order of businesses, once for nearly
   * every address of a large directory.
   */
  writeAddresses(): void {
    this.#database.exec(
      'INSERT OR IGNORE INTO main.address SELECT slug, id FROM staging.address ORDER BY slug, id',
    )
  }

  /** Makes `staging.ranked`. @param ranked ordinals; the first has row 1 */
  rank(ranked: Uint32Array): void {
    this.#database
      .prepare('INSERT INTO staging.ranked SELECT key + 1, value FROM json_each(?)')
      .run(JSON.stringify(Array.from(ranked)))
  }
}
