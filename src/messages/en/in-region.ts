import type { InRegionMessages } from '#messages/de/in-region.ts'

/** Regions, by their German names, that English puts an article before. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(
  (
    'Saarland, Oberpfalz, Ruhrgebiet, Münsterland, Rheinland, Bergisches Land, Siegerland, Westerwald, Hunsrück, Pfalz, ' +
    'Rhein-Main-Gebiet, Taunus, Spessart, Rhön, Vogelsberg, Weserbergland, Wendland, Lausitz, Altmark, Vogtland, Bayerischer Wald, ' +
    'Schwäbische Alb, Allgäu, Sauerland, Eifel, Rheingau, Odenwald, Harz, Lüneburger Heide, Altes Land, Holsteinische Schweiz, ' +
    'Spreewald, Sächsische Schweiz, Erzgebirge, Thüringer Wald, Fränkische Schweiz, Schwarzwald, Chiemgau, Hallertau'
  ).split(', '),
)

/** Coasts, lakes, rivers and islands. */
const ON: Readonly<Record<string, string>> = {
  Niederrhein: 'on the',
  Bodensee: 'on',
  'Starnberger See': 'on',
  Ammersee: 'on',
  Mosel: 'on the',
  Nordsee: 'on the',
  Ostsee: 'on the',
  Rügen: 'on',
  Usedom: 'on',
  'Fischland-Darß-Zingst': 'on',
}

/** A name that says what it is by itself: 'Rhein-Erft-Kreis', 'Region Hannover'. */
const TELLING = /^(?:Region|Städteregion) |kreis\b/i
const TITLED = /^(?:Landkreis|Kreis|Regierungsbezirk|Regionalverband) /

/** Where in Germany something is, in English. */
export const messages: InRegionMessages = {
  inRegion: name => {
    const hasArticle = WITH_ARTICLE.has(name) || (TELLING.test(name) && !TITLED.test(name))
    return `${ON[name] ?? (hasArticle ? 'in the' : 'in')} ${name}`
  },
}
