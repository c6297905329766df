import type { Language } from '#domain/language.ts'
import { loadEventually } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { NEAR_KM } from '#web/routing/search-params.ts'
import { locate } from '#web/ui/suggest/locate.ts'

/** For others who ask after the press of a button: from the same file. */
export { locate }

/** What the address of a search says of where and which page. */
const ELSEWHERE = ['location', 'cities', 'page'] as const

/**
 * Asks for the position and goes to the present search around it. Loaded with the press of the button, and without
 * anything of the page's own code, whose styles would be named beside it in the first load.
 * @param button what was pressed: that it is looked for, and why there is none, is said behind it
 */
export async function searchNearMe(button: HTMLElement, language: Language): Promise<void> {
  const located = new AbortController()
  void say(button, language, 'locating', located.signal)
  const position = await locate()
  located.abort()
  if (typeof position === 'string') return say(button, language, position)
  saidBehind(button)?.remove()
  const address = new URL(location.href)
  const { searchParams: search } = address
  for (const name of ELSEWHERE) search.delete(name)
  if (!search.has('radiusKm')) search.set('radiusKm', String(NEAR_KM))
  for (const [name, degrees] of Object.entries(position)) search.set(name, String(degrees))
  history.pushState(null, '', address)
}

async function say(
  button: HTMLElement,
  language: Language,
  what: 'locating' | 'refused' | 'unlocated',
  unless?: AbortSignal,
): Promise<void> {
  const { messages } = await loadEventually(() => import('#translated/ui/suggest.ts'))
  if (unless?.aborted === true) return
  const said = document.createElement('output')
  said.textContent = ` ${inLanguage(messages, language)[what]}`
  saidBehind(button)?.remove()
  button.after(said)
}

function saidBehind(button: HTMLElement): Element | null {
  return button.parentElement?.querySelector(':scope > output') ?? null
}
