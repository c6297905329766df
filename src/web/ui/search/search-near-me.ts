import type { Language } from '#domain/language.ts'
import { loadEventually } from '#web/load-code.ts'
import { locate, NEAR_KM } from '#web/ui/suggest/locate.ts'

/** For others who ask after the press of a button: from the same file. */
export { locate }

/** What the address of a search says of where and which page. */
const ELSEWHERE = ['location', 'cities', 'page'] as const

/**
 * Asks for the position and goes to the present search around it. Loaded with the press of the button, and without
 * anything of the page's own code, whose styles would be named beside it in the first load.
 * @param button what was pressed: why there is no position is said behind it
 */
export async function searchNearMe(button: HTMLElement, language: Language): Promise<void> {
  const position = await locate()
  if (typeof position === 'string') return say(button, language, position)
  const address = new URL(location.href)
  const { searchParams: search } = address
  for (const name of ELSEWHERE) search.delete(name)
  if (!search.has('radiusKm')) search.set('radiusKm', String(NEAR_KM))
  for (const [name, degrees] of Object.entries(position)) search.set(name, String(degrees))
  history.pushState(null, '', address)
}

async function say(button: HTMLElement, language: Language, fault: 'refused' | 'unlocated'): Promise<void> {
  const { suggestMessages } = await loadEventually(() => import('#web/messages/suggest.ts'))
  const said = document.createElement('output')
  said.textContent = ` ${suggestMessages(language)[fault]}`
  button.parentElement?.querySelector(':scope > output')?.remove()
  button.after(said)
}
