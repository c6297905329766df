/** Something that was pressed, chosen or typed. */
interface EarlyInput {
  readonly type: 'click' | 'input'
  readonly target: Element
  /** The text or choice of a field after it; unset for other elements. */
  readonly value?: string
  readonly isChecked?: boolean
  /** Where the caret stood; null for fields without one. */
  readonly caret?: number | null
}

/** What nobody has answered yet, the oldest first. */
export interface EarlyInputs extends Array<EarlyInput> {
  /** React answers from now on, where it has taken over the page. */
  isTaken?: boolean
  readonly isAnswered: (target: Element) => boolean
}

let isRepeating = false

/** Repeats inputs where React answers now, and takes them off the list. */
export async function repeatInputs(inputs: EarlyInputs): Promise<void> {
  if (isRepeating) return
  isRepeating = true
  // React finishes in between what it is about, but within the same task: nothing is typed meanwhile.
  do await Promise.resolve()
  while (repeatNext(inputs))
  isRepeating = false
}

/** To hydrate may set a field back to what the page believes is in it: the caret is read before. */
function repeatNext(inputs: EarlyInputs): boolean {
  for (const [at, input] of inputs.entries()) {
    const caret = caretOf(input)
    if (input.target.isConnected && !inputs.isAnswered(input.target)) continue
    inputs.splice(at, 1)
    repeat({ ...input, caret })
    return true
  }
  return false
}

/** It may have moved since the last letter. */
function caretOf({ target, value, caret = null }: EarlyInput): number | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.value === value ? target.selectionStart : caret
}

function repeat({ type, target, value = '', isChecked = false, caret = null }: EarlyInput): void {
  if (type === 'click') press(target.closest<HTMLElement>('[data-waits]'))
  else if (target instanceof HTMLSelectElement) {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (target instanceof HTMLTextAreaElement) write(target, value, caret)
  else if (target instanceof HTMLInputElement) {
    if (target.type === 'file') target.dispatchEvent(new Event('change', { bubbles: true }))
    else if (target.type === 'checkbox' || target.type === 'radio') {
      target.checked = !isChecked
      target.click()
    } else write(target, value, caret)
  }
}

function press(button: HTMLElement | null): void {
  if (button === null) return
  delete button.dataset.waits
  button.click()
}

/**
 * Types a text again. React compares with the last value that it saw itself, which it learns by the field's own `value`: the
 * text has to come past it, as it does from a keyboard.
 */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string, caret: number | null): void {
  field.value = text === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (document.activeElement === field && caret !== null) field.setSelectionRange(caret, caret)
}
