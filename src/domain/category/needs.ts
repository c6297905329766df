import { lazily } from '#domain/cache/lazily.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import bildung from '../data/categories/needs/bildung.json' with { type: 'json' }
import dienstleister from '../data/categories/needs/dienstleister.json' with { type: 'json' }
import freizeitKultur from '../data/categories/needs/freizeit-kultur.json' with { type: 'json' }
import gastronomie from '../data/categories/needs/gastronomie.json' with { type: 'json' }
import gesundheit from '../data/categories/needs/gesundheit.json' with { type: 'json' }
import handel from '../data/categories/needs/handel.json' with { type: 'json' }
import handwerker from '../data/categories/needs/handwerker.json' with { type: 'json' }
import immobilien from '../data/categories/needs/immobilien.json' with { type: 'json' }
import kfzWerkstatt from '../data/categories/needs/kfz-werkstatt.json' with { type: 'json' }
import landwirtschaft from '../data/categories/needs/landwirtschaft.json' with { type: 'json' }
import religionVereine from '../data/categories/needs/religion-vereine.json' with { type: 'json' }
import sonstiges from '../data/categories/needs/sonstiges.json' with { type: 'json' }
import sport from '../data/categories/needs/sport.json' with { type: 'json' }
import technischeDienste from '../data/categories/needs/technische-dienste.json' with { type: 'json' }
import transport from '../data/categories/needs/transport.json' with { type: 'json' }

/** What somebody types who knows what is wrong or wanted, but not whose trade it is: 'abfluss verstopft'. */
export interface Need {
  /** Its German name, by which it is found again. */
  readonly key: string
  /** Slugs of the trades that help, the best first. */
  readonly trades: readonly string[]
  /** As shown: 'verstopfter Abfluss'. */
  readonly names: Readonly<Record<Language, string>>
  /** What people type for it in any of the languages, its names included: the words that carry the meaning. */
  readonly phrases: readonly string[]
}

/** The table's files. data/categories/README.md says how to extend it. */
const FILES = [
  bildung,
  dienstleister,
  freizeitKultur,
  gastronomie,
  gesundheit,
  handel,
  handwerker,
  immobilien,
  kfzWerkstatt,
  landwirtschaft,
  religionVereine,
  sonstiges,
  sport,
  technischeDienste,
  transport,
]

/** All needs; read with the first question. */
export const needs = lazily((): readonly Need[] => FILES.flat().map(readLine))

const byKey = lazily(() => new Map(needs().map(need => [need.key, need])))

/** The need with a key; undefined for an unknown one. */
export function needByKey(key: string): Need | undefined {
  return byKey().get(key)
}

function readLine(line: string): Need {
  const [trades = [], ...phrases] = line.split('|').map(cell => cell.split(';').map(item => item.trim()))
  const [key = ''] = phrases[0] ?? []
  const names = LANGUAGES.map((language, at) => [language, phrases[at]?.[0] ?? key])
  return {
    key,
    trades,
    names: Object.fromEntries(names) as Need['names'],
    phrases: phrases.flat(),
  }
}
