import exonyms from '../data/exonyms.json' with { type: 'json' }

/**
 * German names by English, Turkish, French and colloquial ones, as folded words. Google Maps exports names of cities in
 * the language of its user.
 */
const EXONYMS: Readonly<Record<string, string>> = exonyms

/** The German name for an English, Turkish or French one: 'München' for 'munich' and 'munih'; else undefined. */
export function germanName(foldedWords: string): string | undefined {
  return Object.hasOwn(EXONYMS, foldedWords) ? EXONYMS[foldedWords] : undefined
}

/** Whether a foreign or colloquial name, or a title ('Hansestadt'), begins with this word. */
export function beginsOtherName(foldedWord: string): boolean {
  return FIRST_WORDS.has(foldedWord) || withoutTitle(`${foldedWord} x`) === 'x'
}

/** 'Lübeck' for 'Hansestadt Lübeck'. */
export function withoutTitle(name: string): string {
  return name.replace(TITLES, '')
}

const FIRST_WORDS: ReadonlySet<string> = new Set(
  Object.keys(EXONYMS).map(name => name.slice(0, `${name} `.indexOf(' '))),
)

const TITLES =
  /^(?:landeshauptstadt|hansestadt|universit(?:ä|ae|a)tsstadt|lutherstadt|kreisstadt|stadt|gemeinde|markt)\s+/i
