import { foldGerman } from '#domain/text/folding.ts'
import { hasOwnUmlauts } from '#domain/text/own-umlauts.ts'

/** Words that do not change a name: 'Garten- und Landschaftsbau', 'Fish & chips restaurant'. */
const JOINING_WORDS: ReadonlySet<string> = new Set(['und', 'and', 'the'])

/** German endings for both genders: 'Friseur/in', 'Fotograf(in)', 'Ärzt*innen'. */
const GENDER_SIGN = /[/(:*_]-?in(?:nen)?\)?(?![a-zäöüß])/gi

const ENDINGS = ['innen', 'in', 'en', 'er', 'es', 'e', 'n', 's'] as const
const SHORTEST_STEM = 3

/**
 * A key that all spellings of a category share: case, hyphens, blanks, umlauts and '&' do not matter.
 * @returns ASCII letters and digits; '' when nothing of the text is Latin
 */
export function categoryKey(text: string): string {
  return words(text).join('')
}

/** A coarser key that singular and plural share ('coffee shops', 'Zahnärzte', 'Bäckereien'). */
export function categoryStem(text: string): string {
  return words(text).map(stem).join('')
}

/** The folded words of a name without joining words. */
export function words(text: string): readonly string[] {
  return foldGerman(text.replace(GENDER_SIGN, ''))
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '' && !JOINING_WORDS.has(word))
}

function stem(word: string): string {
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  const plain = hasOwnUmlauts(word) ? word : word.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')
  for (const ending of ENDINGS) {
    if (!plain.endsWith(ending) || plain.length - ending.length < SHORTEST_STEM) continue
    // The s belongs to 'Haus' and 'Bus'.
    if (ending === 's' && /[us]s$/.test(plain)) return plain
    return plain.slice(0, -ending.length)
  }
  return plain
}
