import missing from '../data/links/missing-page.json' with { type: 'json' }
import type { PageFacts } from './page-facts.ts'

/**
 * Whether a page with status 200 says that it does not exist: in its title or main heading, or because a redirect led
 * to an error page.
 * @param finalUrl where the redirects ended
 */
export function isSoft404(
  finalUrl: string,
  { title, heading }: Pick<PageFacts, 'title' | 'heading'>,
): boolean {
  const path = URL.parse(finalUrl)?.pathname ?? ''
  if (MISSING_PATH.test(path)) return true
  return [title, heading].some(line => {
    const said = line.toLowerCase().replaceAll('’', "'")
    return STARTS_WITH_404.test(said) || MISSING_WORDS.some(words => said.includes(words))
  })
}

const MISSING_PATH =
  /\/(?:(?:error|fehler)[-_]?)?404(?:\.\w{2,5}|\/)?$|\/(?:page-)?not-?found(?:\.\w{2,5}|\/)?$|\/seite-nicht-gefunden(?:\.\w{2,5}|\/)?$/i

/** '404', 'Fehler 404', 'HTTP 404 …' at the beginning; a house number 404 is elsewhere. */
const STARTS_WITH_404 = /^(?:http |error |fehler |hata )?[-–: ]{0,3}404\b/

/** In lower case. */
const MISSING_WORDS: readonly string[] = missing
