/** Something that was pressed, chosen or typed. */
interface Input {
  readonly type: 'click' | 'input'
  readonly target: Element
  /** The text or choice of a field after it; unset for other elements. */
  readonly value?: string
  readonly isChecked?: boolean
  /** Where the caret stood; null for fields without one. */
  readonly caret?: number | null
}

declare global {
  interface Window {
    /** What KEEP_SCRIPT kept; later what takes every input and keeps those that nobody answers yet. */
    earlyInput?: Pick<Input[], 'push'>
  }
}

/** Buttons that do nothing by themselves. Links, submit buttons and those of popovers work without script. */
const BUTTON = 'button[type=button]:not([popovertarget])'

/**
 * Keeps what is pressed and typed before the page's code is there, and lets a pressed button look so (styles/controls.css).
 * Runs before anything can be pressed; inline, in START_SCRIPT.
 */
export const KEEP_SCRIPT =
  "window.earlyInput=[];['click','input'].forEach(function(t){addEventListener(t,function(e){" +
  `var n=e.target,b=t=='click'&&n.closest('${BUTTON}'),k=earlyInput.push({type:t,target:n,` +
  'value:n.value,isChecked:n.checked,caret:n.selectionStart});' +
  "if(b&&k)b.dataset.waits=''},true)});"

/** What nobody has answered yet, the oldest first. */
const kept: Input[] = []

/** From now on React answers where it has taken over the page. Browser only, immediately before it hydrates. */
export function takeEarlyInput(): void {
  if (Array.isArray(window.earlyInput)) for (const input of window.earlyInput) keep(input)
  window.earlyInput = {
    push: input => {
      if (!isAnswered(input.target)) return keep(input)
      forget(input)
      return 0
    },
  }
}

function keep(input: Input): number {
  forget(input)
  return kept.push(input)
}

/** A button that is pressed twice out of impatience is pressed once, and of a text the last state counts. */
function forget({ target, type }: Input): void {
  const at = kept.findIndex(input => input.target === target && input.type === type)
  if (at !== -1) kept.splice(at, 1)
}

/**
 * Whether React answers events at an element. It stops those at elements whose code is still loading, and hydrates first
 * what it can, so one that nobody listens to tells.
 */
function isAnswered(target: Element): boolean {
  let isReached = false
  const note = (event: Event) => {
    event.stopPropagation()
    isReached = true
  }
  target.addEventListener('dragend', note, { once: true })
  target.dispatchEvent(new Event('dragend', { bubbles: true }))
  target.removeEventListener('dragend', note)
  return isReached
}

let isRepeating = false

/** Repeats what was pressed and typed too early, as far as its code is there now. To be called after each hydration. */
export async function repeatEarlyInput(): Promise<void> {
  if (isRepeating || kept.length === 0) return
  isRepeating = true
  // React finishes in between what it is about, but within the same task: nothing is typed meanwhile.
  do await Promise.resolve()
  while (repeatNext())
  isRepeating = false
}

/** To hydrate may set a field back to what the page believes is in it: the caret is read before. */
function repeatNext(): boolean {
  for (const input of kept) {
    const caret = caretOf(input)
    if (input.target.isConnected && !isAnswered(input.target)) continue
    forget(input)
    repeat({ ...input, caret })
    return true
  }
  return false
}

/** It may have moved since the last letter. */
function caretOf({ target, value, caret = null }: Input): number | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.value === value ? target.selectionStart : caret
}

function repeat({ type, target, value = '', isChecked = false, caret = null }: Input): void {
  if (type === 'click') return press(target.closest<HTMLButtonElement>(BUTTON))
  if (target instanceof HTMLSelectElement) {
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

function press(button: HTMLButtonElement | null): void {
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
