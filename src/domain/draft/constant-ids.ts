import type { BusinessDraft } from '#domain/business/business.ts'

/** The ids of Google by which a row is recognised. */
export const ID_FIELDS = ['placeId', 'googleId', 'cid'] as const

/** Ids that stand in most rows of a file and therefore identify nothing. */
export type ConstantIds = Partial<Record<(typeof ID_FIELDS)[number], string>>

/** Fewer rows with one id may be about one business, whose name was written in different ways. */
const MIN_ROWS = 3
/** Rows about one business, one for each contact, have one name. */
const MIN_OTHER_NAMES = 2

/**
 * Finds ids that a column was filled down with: most rows have the same one, but different names. Needs the memory of a
 * few values, however long the file is.
 */
export class ConstantIdFinder {
  #rows = 0
  readonly #columns = ID_FIELDS.map(field => ({
    field,
    candidate: '',
    votes: 0,
    seen: 0,
    name: '',
    otherNames: 0,
  }))

  /** Takes the draft of the next row. */
  take(draft: BusinessDraft): void {
    this.#rows++
    for (const column of this.#columns) {
      const id = draft[column.field]
      const name = draft.name ?? ''
      if (id !== undefined && id === column.candidate) {
        column.votes++
        column.seen++
        if (name !== column.name) column.otherNames++
      } else if (column.votes > 0) column.votes--
      // The majority vote of Boyer and Moore: a value of most rows is the last candidate.
      else if (id !== undefined)
        Object.assign(column, { candidate: id, votes: 1, seen: 1, name, otherNames: 0 })
    }
  }

  /** The ids of the rows so far that identify nothing. */
  constantIds(): ConstantIds {
    const constant = this.#columns.filter(
      ({ seen, otherNames }) => seen >= MIN_ROWS && seen * 2 > this.#rows && otherNames >= MIN_OTHER_NAMES,
    )
    return Object.fromEntries(constant.map(({ field, candidate }) => [field, candidate]))
  }
}
