import type { KeyboardEvent } from 'react'
import type { OpenList } from '#web/ui/suggest/combobox.ts'
import type { Option, OptionGroup } from '#web/ui/suggest/options.ts'

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
