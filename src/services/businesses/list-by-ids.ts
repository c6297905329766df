import { PAGE_FIELDS, type PublicBusiness, type ShownCard } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { BusinessLookup } from '#domain/search/search.ts'
import { localizeCards } from '#services/search/localize-answers.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

/**
 * The businesses with these numbers, in this order. Businesses that are not public are left out; a merged business is
 * replaced by the one it was merged into, once.
 * @param ids at most MAX_LISTED_IDS
 */
export function listByIds(
  deps: ReadDeps,
  ids: readonly number[],
  language: Language = DEFAULT_LANGUAGE,
): readonly ShownCard[] {
  const found = new Map<number, ShownCard>()
  for (const id of ids) {
    const business = currentOf(deps, id)
    if (business !== undefined && !found.has(business.id)) found.set(business.id, cardOf(business))
  }
  return localizeCards(language, [...found.values()])
}

function currentOf({ index, now }: ReadDeps, id: number): PublicBusiness | undefined {
  const lookup = index.businessById(id, now())
  if (lookup.kind !== 'moved') return businessOf(lookup)
  const [city = '', slug = ''] = lookup.urlSlug.split('/')
  // Addresses lead to the final business, so one step is enough.
  return businessOf(index.businessBySlug(city, slug, now()))
}

function businessOf(lookup: BusinessLookup): PublicBusiness | undefined {
  return lookup.kind === 'found' ? lookup.business : undefined
}

/** What only the page of a business shows. */
const PAGE_ONLY: ReadonlySet<string> = new Set<Exclude<keyof PublicBusiness, keyof ShownCard>>([
  ...PAGE_FIELDS,
  'businessNumber',
  'openingHours',
  'reviewsPerScore',
  'state',
  'completeness',
  'contentScore',
  'isMultilingual',
  'updatedAt',
  'photoTexts',
])

/** What lists show of a business, without its long texts. */
function cardOf(business: PublicBusiness): ShownCard {
  const card = Object.fromEntries(Object.entries(business).filter(([name]) => !PAGE_ONLY.has(name)))
  return { ...(card as unknown as ShownCard), photos: business.photos.slice(0, 1) }
}
