import type { KeyboardEvent } from 'react'
import type { OptionGroup } from '#web/ui/suggest/options.ts'

/** What a search field shows below itself. */
export interface OpenList {
  /** The field is in use: on a narrow screen it covers everything else, with its list or without. */
  readonly isOpen: boolean
  /** Empty: nothing is shown. */
  readonly groups: readonly OptionGroup[]
  /** Which option is active, counted through all groups; -1: none, the cursor is in the field. */
  readonly active: number
}

export const CLOSED: OpenList = { isOpen: false, groups: [], active: -1 }

/** What a search field tells its suggestions. */
export interface Suggester {
  /** The field was focused or clicked. */
  enter(): void
  /** Its text changed. */
  type(): void
  press(event: KeyboardEvent): void
  close(): void
}

/** The id of an option in the list of a field. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`
}
