import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ListedDocument } from '#search/document/document.ts'
import { type DocValues, grownDocValues, makeDocValues, setDocValues } from './doc-values.ts'

const FIRST_CAPACITY = 4_096

/** The second pass reads all over the file: mapped, a row costs no copy of a page. */
const MAPPED_BYTES = 0x7fff0000

/**
 * The listed documents of a build before their ranks are known: texts in a file of its own, values in memory
 * (60 bytes a document). An ordinal is the order of arrival.
 */
export class Staging {
  readonly database: DatabaseSync
  #values: DocValues = makeDocValues(FIRST_CAPACITY)
  #count = 0
  readonly #insert: StatementSync

  /** @param database an open build file, whose tables this adds to and later drops */
  constructor(database: DatabaseSync, path: string) {
    this.database = database
    database.prepare('ATTACH ? AS staging').run(path)
    database.exec(`PRAGMA staging.journal_mode = OFF; PRAGMA staging.synchronous = OFF;
      PRAGMA staging.mmap_size = ${MAPPED_BYTES};
      CREATE TABLE staging.staged (ordinal INTEGER PRIMARY KEY, n, k, g, d, s, name_key);
      CREATE TABLE staging.ranked (row INTEGER PRIMARY KEY, ordinal INTEGER NOT NULL)`)
    this.#insert = database.prepare('INSERT INTO staging.staged VALUES (?, ?, ?, ?, ?, ?, ?)')
  }

  get count(): number {
    return this.#count
  }

  get values(): DocValues {
    return this.#values
  }

  add({ n, k, g, d, s, nameKey, values }: ListedDocument): void {
    const ordinal = this.#count++
    if (ordinal >= this.#values.id.length) this.#values = grownDocValues(this.#values, ordinal * 2)
    setDocValues(this.#values, ordinal, values)
    this.#insert.run(ordinal, n, k, g, d, s, nameKey)
  }

  /** The ordinals in the order of static rank: best score first, then the lower id. */
  ranked(): Uint32Array {
    const { score, id } = this.#values
    return Uint32Array.from({ length: this.#count }, (_, ordinal) => ordinal).sort(
      (a, b) => (score[b] ?? 0) - (score[a] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0),
    )
  }
}
