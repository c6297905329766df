/** Words of which another word is made without their umlauts, which are written 'ae', 'oe' and 'ue' here. */
const WITH_UMLAUT = /kueche|^baer(?=$|en)|buerger|schloesser|glaeser/

/** The other words. Nobody who writes 'Kuchen' means 'Küchen'; who writes 'Kuche' means 'Küche'. */
const WITHOUT_UMLAUT = new Set(
  'kuchen kuchens bar bars burger burgers schlosser schlossers schlossern glaser glasers glasern'.split(' '),
)

/** Whether the umlauts of a word make it another word. @param word in lower case with 'ae', 'oe' and 'ue' */
export function hasOwnUmlauts(word: string): boolean {
  return WITH_UMLAUT.test(word)
}

/** The same word with the umlauts that it needs: 'kuchenstudio' -> 'kuechenstudio'; undefined for a word that needs none. */
export function withOwnUmlauts(word: string): string | undefined {
  if (!BARE.test(word) || WITHOUT_UMLAUT.has(word)) return undefined
  return word.replace(BARE, bare => bare.replace(/[aou]/, '$&e'))
}

const BARE = /kuche(?!n$)|^bar(?=en)|burger|schlosser|glaser/
