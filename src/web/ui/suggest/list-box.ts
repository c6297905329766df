import type { Option, OptionAction, OptionGroup } from '#web/ui/suggest/options.ts'

/** The list under a box: its elements, and which of its options is active. */
export interface ListBox {
  readonly element: HTMLElement
  isShown(): boolean
  /** Shows these options in place of the ones before; none hides the list. */
  show(groups: readonly OptionGroup[]): void
  hide(): void
  /** To the next or the previous option; over the end back into the box. */
  move(step: 1 | -1): void
  /** Back into the box. */
  leave(): void
  /** null while the cursor is in the box. */
  active(): Option | null
  /** What a click there does; null beside the options. */
  actionAt(target: EventTarget | null): OptionAction | null
}

/**
 * A listbox after the combobox pattern of the ARIA authoring practices: the focus stays in the box.
 * @param input gets the combobox's role and states
 * @param label of the list
 */
export function listBox(input: HTMLInputElement, label: string): ListBox {
  const element = make('div', 'suggest')
  const id = `${input.id}-list`
  element.id = id
  element.role = 'listbox'
  element.ariaLabel = label
  element.hidden = true
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', id)
  let rows: readonly { readonly row: HTMLElement; readonly option: Option }[] = []
  let deeds = new Map<Element, OptionAction>()
  let at = -1

  const activate = (next: number) => {
    const before = rows[at]?.row
    if (before !== undefined) before.ariaSelected = 'false'
    at = next
    const row = rows[at]?.row
    if (row === undefined) return input.removeAttribute('aria-activedescendant')
    row.ariaSelected = 'true'
    row.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', row.id)
  }
  const setShown = (isShown: boolean) => {
    activate(-1)
    element.hidden = !isShown
    input.ariaExpanded = String(isShown)
  }
  const selectable = (row: HTMLElement, deed: OptionAction) => {
    row.role = 'option'
    row.ariaSelected = 'false'
    deeds.set(row, deed)
    row.id = `${id}-${deeds.size}`
    return row
  }
  const rowOf = (option: Option) => {
    const row = selectable(make('div', `suggest-row ic ic-${option.sign}`), option.deed)
    row.append(make('span', 'suggest-text', option.text))
    if (option.aside !== '') row.append(' ', make('span', 'suggest-aside', option.aside))
    return row
  }

  return {
    element,
    isShown: () => !element.hidden,
    show: groups => {
      activate(-1)
      deeds = new Map()
      const shown: { row: HTMLElement; option: Option }[] = []
      element.replaceChildren(
        ...groups.map(({ heading, options }) => {
          const group = make('div', 'suggest-group')
          group.role = heading === '' ? 'none' : 'group'
          if (heading !== '') {
            group.ariaLabel = heading
            const head = make('div', 'suggest-head', heading)
            head.ariaHidden = 'true'
            group.append(head)
          }
          for (const option of options) {
            const row = rowOf(option)
            shown.push({ row, option })
            if (option.removal === undefined) {
              group.append(row)
              continue
            }
            const line = make('div', 'suggest-line')
            line.role = 'none'
            const remove = selectable(make('div', 'suggest-remove ic ic-x'), option.removal.deed)
            remove.ariaLabel = option.removal.text
            line.append(row, remove)
            group.append(line)
          }
          return group
        }),
      )
      rows = shown
      setShown(rows.length > 0)
    },
    hide: () => setShown(false),
    move: step => {
      const places = rows.length + 1
      activate(((at + 1 + step + places) % places) - 1)
    },
    leave: () => activate(-1),
    active: () => rows[at]?.option ?? null,
    actionAt: target => {
      const row = target instanceof Element ? target.closest('[role=option]') : null
      return row === null ? null : (deeds.get(row) ?? null)
    },
  }
}

function make(tag: 'div' | 'span', className: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
