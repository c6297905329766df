import { isRouteError } from '#api/client/route-error.ts'
import type { About } from '#domain/business/field-values.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import type { Api } from '#web/api/api.ts'
import type { Read } from '#web/api/read.ts'
import { summarize } from '#web/api/reads.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { FavouriteIds } from '#web/favourites/favourite-ids.ts'

/** What a comparison shows of a business. */
export interface Compared extends Pick<PublicBusiness, 'about' | 'priceLevel'> {
  readonly card: ListCard
}

/** The businesses of a comparison, in this order; those that are gone are missing. */
export function comparedRead(api: Api, ids: FavouriteIds): Read<readonly Compared[]> {
  return {
    queryKey: ['compared', ids.join()],
    queryFn: async () => {
      const { toListCards } = await summarize()
      const found = await Promise.all(ids.map(id => businessOf(api, id)))
      return found.flatMap(business => {
        if (business === null) return []
        const { about, priceLevel, openingHours, workingHours } = business
        return toListCards([{ ...business, workingHours: openingHours ?? workingHours }]).map(card => ({
          card,
          about,
          priceLevel,
        }))
      })
    },
    mayFail: true,
  }
}

async function businessOf(api: Api, id: number): Promise<PublicBusiness | null> {
  try {
    return await api('GET /api/businesses/:id', { params: { id: String(id) } })
  } catch (error) {
    if (isRouteError(error) && [404, 410].includes(error.status)) return null
    throw error
  }
}

/** What some businesses have or lack: by group, the traits that any of them says something of. */
export interface TraitRow {
  readonly group: string
  readonly trait: string
  /** In the order of the businesses; undefined where one says nothing. */
  readonly values: readonly (About[string][string] | undefined)[]
}

/** The rows of everything that businesses have or lack, groups together. */
export function traitRows(abouts: readonly About[]): readonly TraitRow[] {
  const groups = new Map<string, Set<string>>()
  for (const about of abouts)
    for (const [group, traits] of Object.entries(about)) {
      const known = groups.get(group) ?? new Set()
      groups.set(group, known)
      for (const trait of Object.keys(traits)) known.add(trait)
    }
  return [...groups].flatMap(([group, traits]) =>
    [...traits].map(trait => ({ group, trait, values: abouts.map(about => about[group]?.[trait]) })),
  )
}

/** Whether the values of a row are not all the same. */
export function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size > 1
}
