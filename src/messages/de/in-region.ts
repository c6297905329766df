/** Regions by the words that stand before them; all others take 'in': 'in Bayern'. */
const NAMES: readonly (readonly [words: string, names: string])[] = [
  [
    'im',
    'Saarland, Ruhrgebiet, Münsterland, Rheinland, Siegerland, Westerwald, Hunsrück, Rhein-Main-Gebiet, Taunus, Spessart, ' +
      'Vogelsberg, Weserbergland, Wendland, Vogtland, Allgäu, Sauerland, Rheingau, Odenwald, Harz, Spreewald, Erzgebirge, ' +
      'Thüringer Wald, Schwarzwald, Chiemgau',
  ],
  ['in der', 'Oberpfalz, Pfalz, Rhön, Lausitz, Altmark, Eifel, Lüneburger Heide, Hallertau'],
  ['in der Region', 'Rhein-Neckar'],
  ['am', 'Niederrhein, Bodensee, Starnberger See, Ammersee'],
  ['an der', 'Mosel, Nordsee, Ostsee'],
  ['auf', 'Rügen, Usedom, Fischland-Darß-Zingst'],
]

const WORDS: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(([words, names]) => names.split(', ').map(name => [name, words] as const)),
)

/** Names that begin with an adjective, which takes an ending. */
const INFLECTED: Readonly<Record<string, string>> = {
  'Bergisches Land': 'im Bergischen Land',
  'Altes Land': 'im Alten Land',
  'Bayerischer Wald': 'im Bayerischen Wald',
  'Oberbergischer Kreis': 'im Oberbergischen Kreis',
  'Rheinisch-Bergischer Kreis': 'im Rheinisch-Bergischen Kreis',
  'Märkischer Kreis': 'im Märkischen Kreis',
  'Schwäbische Alb': 'auf der Schwäbischen Alb',
  'Holsteinische Schweiz': 'in der Holsteinischen Schweiz',
  'Sächsische Schweiz': 'in der Sächsischen Schweiz',
  'Fränkische Schweiz': 'in der Fränkischen Schweiz',
}

const MASCULINE = /^(?:Regierungsbezirk|Regionalverband)\b|kreis\b/i
const FEMININE = /^(?:Region|Städteregion) /

/** Where in Germany something is, in German. */
export const messages = {
  /** A region as it stands after a noun: 'im Ruhrgebiet', 'in Bayern', 'am Bodensee'. */
  inRegion: (name: string) => {
    const inflected = INFLECTED[name]
    if (inflected !== undefined) return inflected
    return `${WORDS.get(name) ?? (MASCULINE.test(name) ? 'im' : FEMININE.test(name) ? 'in der' : 'in')} ${name}`
  },
}

export type InRegionMessages = typeof messages
