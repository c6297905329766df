import { foldWords } from '#domain/text/folding.ts'
import type { Position } from './distance.ts'
import { DISTRICT_NAMES } from './district-names.ts'
import type { GeoPlace } from './geonames.ts'

interface Town {
  readonly name: string
  readonly population: number
  readonly municipality: string
}

/** Statistical areas of the source that nobody says: 'Rühme - Lincolnsdlg.', 'Altes Hochschulviertel'. */
const NOT_SAID = / - |\.$|dlg|Hochschul|bahnhof|Forst|Viewegs|^Stadtkern$|^Am /

/**
 * The districts of the large towns, with positions where the position source has them.
 * @param towns in the order of their line numbers
 */
export function districtLines(
  towns: readonly Town[],
  places: readonly GeoPlace[],
  minPopulation: number,
): string[] {
  const byMunicipality = Map.groupBy(places, place => place.municipality)
  return towns.flatMap((town, line) => {
    if (town.population < minPopulation) return []
    const positions = new Map<string, { name: string; position: Position }>()
    for (const place of byMunicipality.get(town.municipality) ?? []) {
      const name = withoutTown(place.name, town.name)
      if (name !== '' && !NOT_SAID.test(name)) positions.set(foldWords(name), { name, position: place })
    }
    const named = (DISTRICT_NAMES[town.name] ?? '').split(',').filter(name => name !== '')
    const names = new Map([
      ...[...positions].map(([folded, { name }]) => [folded, name] as const),
      ...named.map(name => [foldWords(name), name] as const),
    ])
    return [...names].sort().map(([folded, name]) => {
      const at = positions.get(folded)?.position
      return `${line}|${name}|${at ? `${at.latitude.toFixed(3)}|${at.longitude.toFixed(3)}` : '|'}`
    })
  })
}

function withoutTown(name: string, town: string): string {
  const short = town.split(' ')[0] ?? town
  for (const prefix of [town, short]) {
    if (name === prefix) return ''
    if (name.startsWith(`${prefix} `) || name.startsWith(`${prefix}-`)) return name.slice(prefix.length + 1)
  }
  return name.replace('/', '-')
}
