import { memoize } from '#domain/cache/bounded-cache.ts'
import { foldGerman, foldWords } from '#domain/text/folding.ts'
import file from '../data/neighbours.json' with { type: 'json' }
import { type Country, isCountry } from './country.ts'
import { gazetteer, nameKeys } from './gazetteer.ts'
import { splitPlaceName } from './place-name.ts'

/** A state of Austria, a canton of Switzerland, or the whole of a smaller neighbour. */
export interface Region {
  readonly country: Country
  /** The letters of a canton, 'SG'; '' elsewhere. */
  readonly code: string
  /** How its postal codes begin. */
  readonly postalCodes: readonly string[]
}

/** A town outside of Germany. */
export interface Town {
  readonly region: Region
  /** So large that its name alone tells its country; smaller ones share theirs with hamlets of Germany. */
  readonly isLarge: boolean
}

/** The towns of this name: 'Wels', 'Wien, Neubau', 'Wil SG', 'Bern 31'. Source: data/LICENCES.md. */
export const townsAbroad = memoize(
  (name: string): readonly Town[] => {
    const { towns } = neighbours()
    const plain = name.replace(BEHIND_NAME, '')
    const keys = nameKeys(plain)
    const known = keys.flatMap(key => towns.get(key) ?? [])
    // 'Krumbach (Schwaben)' is no other way to write Krumbach.
    if (known.length > 0 || keys.some(key => gazetteer().byName.has(key))) return known
    return towns.get(splitPlaceName(plain).base) ?? NONE
  },
  { most: 10_000 },
)

/** The region in a cell: 'Vorarlberg', 'Kanton Graubünden', 'Kt. Zürich', 'Lower Austria'; not its letters alone. */
export function regionNamed(text: string): Region | undefined {
  if (text.length > LONGEST_NAME) return undefined
  const words = foldWords(text).replace(TITLE, '')
  return neighbours().regions.get(words)
}

/** The canton with these letters that has such postal codes: 'ZH' and '8001'. */
export function cantonOf(letters: string, postalCode: string): Region | undefined {
  const canton = neighbours().cantons.get(letters)
  return canton && hasPostalCode(canton, postalCode) ? canton : undefined
}

/** Whether the postal codes of a region begin like this one. */
export function hasPostalCode({ postalCodes }: Region, code: string): boolean {
  return code.length === POSTAL_CODE_DIGITS && postalCodes.some(begin => code.startsWith(begin))
}

/** In all of these countries. */
const POSTAL_CODE_DIGITS = 4

const LONGEST_NAME = 60

/** The number of a post office or district, or the letters of a canton. */
const BEHIND_NAME = /\s(?:\d{1,2}|[A-Z]{2})$/

/** Folded. */
const TITLE = /^(?:kanton|kt|canton|cantone|bundesland|land|state)\s(?:of\s|de\s|du\s|di\s)?/

const NONE: readonly Town[] = []

interface Neighbours {
  readonly towns: ReadonlyMap<string, readonly Town[]>
  readonly regions: ReadonlyMap<string, Region>
  readonly cantons: ReadonlyMap<string, Region>
}

let loaded: Neighbours | undefined

function neighbours(): Neighbours {
  loaded ??= load()
  return loaded
}

function load(): Neighbours {
  const towns = new Map<string, Town[]>()
  const regions = new Map<string, Region>()
  const cantons = new Map<string, Region>()
  for (const line of file.regions.split('\n')) {
    const [country = '', code = '', names = '', postalCodes = '', large = '', townNames = ''] =
      line.split('|')
    if (!isCountry(country)) throw new Error(`neighbours: no country in "${line.slice(0, 40)}"`)
    const region = { country, code, postalCodes: postalCodes.split(' ') }
    if (code !== '') cantons.set(code, region)
    for (const name of names.split(';'))
      if (name !== '')
        for (const key of [foldWords(name), foldWords(foldGerman(name))]) regions.set(key, region)
    for (const [at, name] of townNames.split(';').entries()) {
      const town = { region, isLarge: at < Number(large) }
      // 'Klagenfurt', 'Biel' and 'Spittal' are what people call them.
      for (const key of new Set([...nameKeys(name), splitPlaceName(name).base])) {
        const known = towns.get(key)
        if (known === undefined) towns.set(key, [town])
        else known.push(town)
      }
    }
  }
  return { towns, regions, cantons }
}
