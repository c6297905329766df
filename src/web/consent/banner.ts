import { inLanguage } from '#web/messages.ts'
import '#web/styles/consent.css'
import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  type ConsentNeeds,
  NOTHING_ALLOWED,
  neededCategories,
} from '#domain/consent/consent.ts'
import type { Language } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { messages as consentMessages } from '#translated/ui/consent.ts'
import { decide, onChoice } from '#web/consent/decide.ts'

/** The element that gets the focus when the banner closes (ui/frame/frame.tsx). */
const MAIN_ID = 'inhalt'
/** How much of the window's foot the question covers. */
const HEIGHT = '--consent'

/**
 * Asks for consent at the foot of the window. It is first in the document, so that the keyboard reaches it, and announced
 * to screen readers; it takes no focus, and the page can be used meanwhile. Refusing and accepting look alike. A choice
 * closes it, also one in another tab. Browser only, once at a time.
 */
export function showBanner(needs: ConsentNeeds, language: Language): void {
  const messages = inLanguage(consentMessages, language)
  const boxes = new Map<ConsentCategory, HTMLInputElement>()
  const list = make('ul', {}, ...neededCategories(needs).map(line))
  const reject = button(messages.rejectAll, () => choose(() => false))
  const accept = button(messages.acceptAll, () => choose(category => needs[category] !== undefined))
  const select = button(messages.choose, openBoxes)
  const announcement = make('p', { className: 'vh', role: 'status' })
  const banner = make(
    'section',
    { className: 'consent', ariaLabel: messages.label },
    make('p', { className: 'consent-title' }, messages.title),
    make('p', {}, messages.text),
    list,
    make('div', { className: 'consent-acts' }, reject, accept, select),
    make(
      'div',
      { className: 'consent-more' },
      way('/cookies', messages.more),
      way('/privacy', messages.privacy),
    ),
    announcement,
  )
  const measure = new ResizeObserver(() => {
    document.documentElement.style.setProperty(HEIGHT, `${banner.offsetHeight}px`)
  })
  const unsubscribe = onChoice(close)
  document.body.prepend(banner)
  measure.observe(banner)
  // Screen readers announce a status when its text changes, not when the element appears.
  requestAnimationFrame(() => requestAnimationFrame(() => announcement.append(messages.announced)))

  function line(category: ConsentCategory): HTMLElement {
    const hosts = needs[category] ?? []
    const box = make('input', { type: 'checkbox', hidden: true, disabled: true })
    boxes.set(category, box)
    return make(
      'li',
      {},
      make('label', { className: 'pick' }, box, make('b', {}, messages.categories[category])),
      make(
        'p',
        {},
        [messages.purposes[category], ...(hosts.length > 0 ? [messages.hosts(hosts.join(', '))] : [])].join(
          ' ',
        ),
      ),
    )
  }

  function openBoxes(): void {
    for (const box of boxes.values()) Object.assign(box, { hidden: false, disabled: false })
    const save = button(messages.saveChoice, () => choose(category => boxes.get(category)?.checked === true))
    select.replaceWith(save)
    list.querySelector('input')?.focus()
  }

  function choose(isAllowed: (category: ConsentCategory) => boolean): void {
    const said = Object.fromEntries(CONSENT_CATEGORIES.map(category => [category, isAllowed(category)]))
    decide({ needs, choices: { ...NOTHING_ALLOWED, ...said }, language })
  }

  function close(): void {
    unsubscribe()
    measure.disconnect()
    const hasFocus = banner.contains(document.activeElement)
    banner.remove()
    document.documentElement.style.removeProperty(HEIGHT)
    if (hasFocus) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }

  /** A button, not a link: what comes before the page's skip link must not be one, or it skips nothing. */
  function way(path: string, text: string): HTMLElement {
    const go = make('button', { className: 'btn bare' }, text)
    return make('form', { action: localAddress(language, path) }, go)
  }
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', className: 'btn' }, text)
  made.addEventListener('click', onClick)
  return made
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
