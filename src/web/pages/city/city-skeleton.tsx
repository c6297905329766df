import type { GroupSlug } from '#domain/category/group.ts'
import type { CityFacts } from '#web/api/api.ts'
import type { ListParts } from '#web/results/list-parts.ts'
import type { PageRequest } from '#web/routing/page.ts'
import { Outline, type OutlinedPage } from '#web/ui/outline.tsx'

type Data = { readonly facts: CityFacts | null }

/** As many as most towns have. */
const GROUPS: readonly GroupSlug[] = [
  'handwerker',
  'kfz-werkstatt',
  'gesundheit',
  'dienstleister',
  'gastronomie',
  'handel',
  'technische-dienste',
]

/** The outline of a city's page, or of a category in it. */
export function CitySkeleton(page: OutlinedPage<Data, Partial<ListParts>>) {
  return <Outline {...page} data={{ facts: unknownCity(page.request) }} />
}

/** A city of which only the address is known, as most of them are. */
function unknownCity({ params: { city = '', category } }: PageRequest): CityFacts {
  return {
    city,
    slug: city,
    state: null,
    latitude: null,
    longitude: null,
    businessCount: 2,
    groups: GROUPS.map(slug => ({ slug, count: 2 })),
    category:
      category === undefined ? null : { slug: category, name: category, group: 'sonstiges', isGroup: false },
    total: 2,
    noun: category ?? null,
    indexableCount: 0,
    averageRating: null,
    categories: [],
    neighbours: [],
    regions: ['Nordrhein-Westfalen', 'Kreis Musterstadt'].map(name => ({ name, slug: name })),
    surroundings: { size: null, largerCity: null, specialities: [] },
  }
}
