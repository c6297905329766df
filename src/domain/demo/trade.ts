import { categoryBySlug, categoryFor } from '#domain/category/category.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import pairs from '../data/demo/pairs.json' with { type: 'json' }
import lines from '../data/demo/trades.json' with { type: 'json' }
import { accumulate, type Cumulative, indexAt } from './cumulative.ts'
import { type Profile, profileNamed } from './profile.ts'
import type { Random } from './random.ts'

/** A kind of business of the demo data, with what its names and texts are made from. */
export interface Trade {
  readonly category: string
  readonly englishName: string
  readonly group: GroupSlug
  readonly profileName: string
  readonly profile: Profile
  /** What such businesses call themselves: 'Kfz-Werkstatt', 'Autoservice'. */
  readonly nouns: readonly string[]
  /** Names of the categories that such a business may have besides its own. */
  readonly pairs: readonly string[]
}

let ready: { trades: readonly Trade[]; weights: Cumulative } | undefined

/** A random trade by frequency: Friseure are 30 times as frequent as Lampengeschäfte. */
export function pickTrade(random: Random): Trade {
  ready ??= load()
  const trade = ready.trades[indexAt(ready.weights, random.next())]
  if (trade === undefined) throw new RangeError('there is no trade for demo data')
  return trade
}

function load(): { trades: readonly Trade[]; weights: Cumulative } {
  const pairsOf = new Map<string, string>(Object.entries(pairs))
  const trades = lines.map(line => {
    const [category = '', , profileName = '', nouns = ''] = line.split('|')
    const { slug, group } = categoryFor(category)
    const known = categoryBySlug(slug)
    return {
      category,
      englishName: known?.englishNames[0] ?? category,
      group,
      profileName,
      profile: profileNamed(profileName),
      nouns: nouns.split(';'),
      pairs: pairsOf.get(category)?.split(';') ?? [],
    }
  })
  return { trades, weights: accumulate(lines.map(line => Number(line.split('|')[1]))) }
}
