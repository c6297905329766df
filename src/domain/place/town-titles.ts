import { namesakes } from './namesakes.ts'
import { placeKey } from './place-name.ts'

/** Ranks that the law, a register or the spa authority gives. No quarter is called so. */
const RANK =
  /^(?:(?:landeshaupt|hanse|universit(?:ä|ae|a)ts|hochschul|wissenschafts|luther|berg|kreis|bundes)?stadt|(?:stadt|markt)?gemeinde|markt|flecken|[\p{L}-]*(?:heilbad|seebad|kurort))$/iu

/** Names that towns give themselves, 'Klingenstadt', 'Inselgemeinde', 'documenta-Stadt', and quarters like 'Südstadt'. */
const NICKNAME = /^[\p{L}-]+(?:stadt|gemeinde|insel|bad|ort)$/iu

/** Words that only stand before a title: 'Freie und Hansestadt', 'Universitäts- und Hansestadt', 'Große Kreisstadt'. */
const BEFORE_TITLE = /^(?:freie|gro(?:ß|ss)e|kreisfreie|und|staatlich|anerkannte[rs]?|\p{L}+-)$/iu

/** A quarter that any town may have. */
const ANY_QUARTER =
  /^(?:(?:alt|innen|kern|nord|ost|süd|sued|west|unter|garten)stadt|\p{L}*vorstadt|(?:stadt|orts)?(?:mitte|zentrum|kern)|city)$/iu

/** ', M' (Markt), ', St', ', GKSt' (Große Kreisstadt), ', Krfr.St': so the official register writes a rank. */
const RANK_IN_REGISTER = /^(?:M|St|GKSt|Krfr\.?\s?St\.?)$/

/** Whether a word, folded or not, is a rank: 'Hansestadt', 'Markt'. */
export function isRank(word: string): boolean {
  return RANK.test(word)
}

/** Whether a name is that of a quarter that any town may have ('Altstadt'), and so of no town. */
export function isAnyQuarter(name: string): boolean {
  return ANY_QUARTER.test(name)
}

/** 'Lübeck' for 'Hansestadt Lübeck', 'Solingen' for 'Klingenstadt Solingen'; the name itself where no title precedes. */
export function withoutTitle(name: string): string {
  const words = name.split(' ')
  let end = 0
  for (const [at, word] of words.entries()) {
    if (isTitle(word)) end = at + 1
    else if (!BEFORE_TITLE.test(word)) break
  }
  return words.slice(end).join(' ')
}

function isTitle(word: string): boolean {
  if (RANK.test(word)) return true
  return NICKNAME.test(word) && !ANY_QUARTER.test(word) && namesakes(placeKey(word)).length === 0
}

/** 'Wetzlar' for 'Wetzlar, Stadt', 'Kiel' for 'Kiel (Landeshauptstadt)', 'Dachau' for 'Dachau, GKSt'. */
export function withoutRank(name: string): string {
  const [, town, sign, rank = ''] = /^(.+?)\s?([,(])\s?([^,()]+)\)?$/.exec(name) ?? []
  if (town === undefined) return name
  const isRegisters = sign === ',' && RANK_IN_REGISTER.test(rank)
  const words = rank.split(' ')
  const isTold = RANK.test(words.pop() ?? '') && words.every(word => BEFORE_TITLE.test(word))
  return isRegisters || isTold ? town : name
}

/** A name that calls a part of it a quarter; `town` is '' where it names none. */
export interface MarkedQuarter {
  readonly town: string
  readonly quarter: string
}

/** The quarter that a name calls one: 'Glindow' of 'Werder (Havel) OT Glindow' and of 'OT Glindow'. */
export function splitMarkedQuarter(name: string): MarkedQuarter | undefined {
  const [, town = '', quarter] = (name.length > LONGEST_NAME ? null : MARKED_QUARTER.exec(name)) ?? []
  return quarter === undefined ? undefined : { town, quarter }
}

/** In characters, as that of a city. */
const LONGEST_NAME = 100

const MARKED_QUARTER =
  /^(?:(.+?)[\s,(/-]+)?(?:OT|Ortsteil|Stadtteil|Gemeindeteil|Ortschaft)[.:]?\s([^()]+)\)?$/iu
