/**
 * Words of searches that are also towns. They mean the town only with 'in' or 'nahe', with a postal code or an
 * addition ('essen ruhr'). Large towns are also meant at the end, unless the word before describes the word (see
 * `isDescribing`).
 */
export const DOUBTFUL_PLACE_WORDS: ReadonlySet<string> = new Set([
  // What people eat, buy, wear or build with.
  ...'essen eis salz kuchen kerzen wolle leder lederhose kohl rohr glas sand stein'.split(' '),
  ...'holz zaun dach tor tore ofen zelle buch buchen karten rad regen wetter brot'.split(' '),
  // What people do.
  ...'laufen lachen singen waren baden reiten heilen kehren engen wenden weiden rasten'.split(' '),
  ...'brennen leben streichen putzen gehen fahren lehren petting kissing werden'.split(' '),
  // What a place or a house is.
  ...'bad bader haus hausen hof hofen halle hallen burg berg wald au aue see bach'.split(' '),
  ...'markt brand forst heide linde linden horn kirchen kirche kloster schloss garten'.split(' '),
  ...'winkel ecke feld felde wiesen brucken muhlen tal land stadt dorf zentrum zoo'.split(' '),
  ...'innenstadt altstadt stadtmitte mitte nord sud ost west nordstadt sudstadt'.split(' '),
  ...'oststadt weststadt westend ostend nordend gartenstadt viertel bahnhofsviertel hafen ring'.split(' '),
  ...'tiergarten kinderhaus stelle saal korb schlitz neudorf hochfeld wedding haar lehre'.split(' '),
  // Other words, and names of people and businesses.
  ...'plan lage rain leer kalk roth rot weil weiss werder brake hamm'.split(' '),
  ...'wehr list post walle poll rath gallus perle ende elend sorge'.split(' '),
  ...'vogt hagen steinbach neuhaus neuhof sonne sonnenberg stern adler krone'.split(' '),
  ...'rosenberg lowenstein falkenstein lindenberg hirschberg steinberg schonau linz buchholz'.split(' '),
  ...'schwan rose rosen engel jager muller bauer kaiser konig friedrich wagner schwarz'.split(' '),
])

/** Whether a word says how or when: 'asiatisch essen', 'günstig essen', 'was essen', 'mittag essen'. */
export function isDescribing(foldedWord: string): boolean {
  return (
    /(?:isch|ig|lich|frei|arm|sam|bar|isches|iges|liches)$/.test(foldedWord) ||
    BEFORE_AN_ACTIVITY.has(foldedWord)
  )
}

const BEFORE_AN_ACTIVITY: ReadonlySet<string> = new Set([
  ...'gut gutes lecker leckeres gesund gesundes vegan veganes vegetarisch billig warm'.split(' '),
  ...'warmes schnell schnelles fein draussen mittag mittags abend abends was wo zum zu'.split(' '),
  ...'halal koscher brunch buffet und oder kinder romantisch lieferdienst bringdienst auf'.split(' '),
  ...'hund hunde'.split(' '),
])
