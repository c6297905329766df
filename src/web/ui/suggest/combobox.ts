import type { KeyboardEvent } from 'react'
import type { Option, OptionGroup } from '#web/ui/suggest/options.ts'

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

/** Another list; the active option stays active if it has it. */
export function withGroups({ groups: before, active }: OpenList, groups: readonly OptionGroup[]): OpenList {
  const isSame = (one: Option, other: Option | undefined) =>
    one.text === other?.text && one.action.kind === other.action.kind
  const known = optionsOf(before)[active]
  return { isOpen: true, groups, active: optionsOf(groups).findIndex(option => isSame(option, known)) }
}

/** The options of all groups in their order. */
export function optionsOf(groups: readonly OptionGroup[]): readonly Option[] {
  return groups.flatMap(({ options }) => options)
}

/** To the next or the previous option; over the end back into the field. */
export function moved({ isOpen, groups, active }: OpenList, step: 1 | -1): OpenList {
  const places = optionsOf(groups).length + 1
  return { isOpen, groups, active: ((active + 1 + step + places) % places) - 1 }
}

/** What input methods send for a key that they take themselves: Safari calls the one that ends a composition not composing. */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether a key belongs to an input method, which writes a letter or word with it, and not to the list. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD
}
