import { messages as regionMessages } from '#translated/pages/region.ts'
import type { RegionFacts } from '#web/api/api.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'

/** Categories named in a sentence. */
const NAMED_CATEGORIES = 3

/** 'Landkreis Rosenheim: 412 Betriebe in 46 Orten'; without any businesses only the name. */
export function regionTitle(context: PageContext, facts: RegionFacts): string {
  if (facts.total === 0) return facts.name
  return inLanguage(regionMessages, context.language).title(facts.name, ...regionCounts(context, facts))
}

/** '412 Betriebe' and 'in 46 Orten'. */
export function regionCounts(
  { messages, formats, language }: PageContext,
  { total, cityCount }: RegionFacts,
): readonly [businesses: string, inPlaces: string] {
  return [
    messages.count.businesses(formats.counted(total)),
    inLanguage(regionMessages, language).inPlaces(formats.counted(cityCount)),
  ]
}

/** 'Zahnarzt (5), Friseur (4) und Café (3)'; '' where nothing stands out. */
export function regionCategories({ messages, formats }: PageContext, { categories }: RegionFacts): string {
  const named = categories.filter(({ count }) => count > 1).slice(0, NAMED_CATEGORIES)
  return new Intl.ListFormat(messages.locale, { type: 'conjunction' }).format(
    named.map(({ name, count }) => `${name} (${formats.count(count)})`),
  )
}
