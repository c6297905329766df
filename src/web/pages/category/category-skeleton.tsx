import { messages as categoryMessages } from '#translated/pages/category.ts'
import type { ShownCategory } from '#web/cards/summarize.ts'
import { GROUP_DRAWINGS } from '#web/drawings/group-drawings.ts'
import { inLanguage } from '#web/messages.ts'
import type { ListParts } from '#web/results/list-parts.ts'
import type { PageRequest } from '#web/routing/page.ts'
import { Outline, type OutlinedPage } from '#web/ui/outline.tsx'

type Data = { readonly facts: ShownCategory | null }

/** As many services as a group names. */
const SERVICES = 6

/** The outline of the page of a group or a real category. */
export function CategorySkeleton(page: OutlinedPage<Data, Partial<ListParts>>) {
  return <Outline {...page} data={{ facts: unknownCategory(page.request) }} />
}

/** A category of which only the address is known, and whether it is a group. */
function unknownCategory({ params, messages, language }: PageRequest): ShownCategory {
  const { category = '' } = params
  const { groups } = messages
  const [, groupName] = Object.entries(groups).find(([slug]) => slug === category) ?? []
  const isGroup = groupName !== undefined
  const { shortLead } = inLanguage(categoryMessages, language)
  return {
    slug: category,
    name: groupName ?? category,
    isGroup,
    group: 'sonstiges',
    // Groups say twice as much about themselves.
    description: isGroup ? `${shortLead} ${shortLead}` : shortLead,
    services: (isGroup ? Object.values(groups).slice(0, SERVICES) : []).map(name => ({ name, query: name })),
    total: 2,
    noun: category,
    indexableCount: 0,
    averageRating: 4,
    cityCount: 2,
    cities: [],
    categories: [],
    drawing: GROUP_DRAWINGS.sonstiges,
  }
}
