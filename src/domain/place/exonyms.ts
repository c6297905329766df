/**
 * German names by English, Turkish, French and colloquial ones, as folded words. Google Maps exports names of cities in
 * the language of its user.
 */
const EXONYMS: Readonly<Record<string, string>> = {
  munich: 'München',
  munih: 'München',
  monaco: 'München',
  cologne: 'Köln',
  kolonya: 'Köln',
  colonia: 'Köln',
  nuremberg: 'Nürnberg',
  nuremburg: 'Nürnberg',
  hanover: 'Hannover',
  hannovra: 'Hannover',
  brunswick: 'Braunschweig',
  hamelin: 'Hameln',
  'aix la chapelle': 'Aachen',
  mayence: 'Mainz',
  coblenz: 'Koblenz',
  treves: 'Trier',
  ratisbon: 'Regensburg',
  ratisbonne: 'Regensburg',
  constance: 'Konstanz',
  spires: 'Speyer',
  cleves: 'Kleve',
  drezden: 'Dresden',
  leipsic: 'Leipzig',
  laypzig: 'Leipzig',
  hamburgo: 'Hamburg',
  hambourg: 'Hamburg',
  berlino: 'Berlin',
  frankfort: 'Frankfurt am Main',
  francfort: 'Frankfurt am Main',
  stutgart: 'Stuttgart',
  augsburgo: 'Augsburg',
  breme: 'Bremen',
  cassel: 'Kassel',
  eisleben: 'Lutherstadt Eisleben',
  ffm: 'Frankfurt am Main',
  mgladbach: 'Mönchengladbach',
  'm gladbach': 'Mönchengladbach',
  'hannoversch munden': 'Hann. Münden',
  'munster westfalen': 'Münster',
  'munster westf': 'Münster',
}

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
