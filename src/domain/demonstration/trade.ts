import { categoryBySlug, categoryFor, type GroupSlug, relatedCategories, termsOf } from '../category.ts'
import lines from '../data/demonstration/trades.json' with { type: 'json' }
import { type Profile, profileNamed } from './profile.ts'
import type { Random } from './random.ts'

/** A kind of business that the demonstration knows, with what its names and texts are made of. */
export interface Trade {
  readonly category: string
  readonly englishName: string
  readonly group: GroupSlug
  readonly profileName: string
  readonly profile: Profile
  /** What such businesses call themselves: 'Kfz-Werkstatt', 'Autoservice'. */
  readonly nouns: readonly string[]
  /** What they offer, for sentences. */
  readonly terms: readonly string[]
  /** Names of neighbouring categories. */
  readonly related: readonly string[]
}

let ready: { trades: readonly Trade[]; bounds: readonly number[] } | undefined

/** One trade; Friseure are 30 times as frequent as Lampengeschäfte. */
export function pickTrade(random: Random): Trade {
  ready ??= load()
  const { trades, bounds } = ready
  const point = random.next() * (bounds.at(-1) ?? 0)
  let low = 0
  let high = bounds.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 0) > point) high = middle
    else low = middle + 1
  }
  const trade = trades[low]
  if (trade === undefined) throw new RangeError('the demonstration knows no trade')
  return trade
}

function load(): { trades: readonly Trade[]; bounds: readonly number[] } {
  const bounds: number[] = []
  let sum = 0
  const trades = lines.map(line => {
    const [category = '', weight = '', profileName = '', nouns = ''] = line.split('|')
    sum += Number(weight)
    bounds.push(sum)
    const { slug, group } = categoryFor(category)
    const known = categoryBySlug(slug)
    return {
      category,
      englishName: known?.englishNames[0] ?? category,
      group,
      profileName,
      profile: profileNamed(profileName),
      nouns: nouns.split(';'),
      terms: known === undefined || known.terms.length < 3 ? termsOf(slug) : known.terms,
      related: relatedCategories(slug).flatMap(other => categoryBySlug(other)?.name ?? []),
    }
  })
  return { trades, bounds }
}
