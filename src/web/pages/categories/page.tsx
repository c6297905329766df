import { messages as categoriesMessages } from '#translated/pages/categories.ts'
import { read } from '#web/api/read.ts'
import { reads as shared } from '#web/api/reads.ts'
import { OTHER_INITIAL, type Overview } from '#web/cards/category-overview.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { CategoriesView } from '#web/pages/categories/categories-view.tsx'
import { LetterView } from '#web/pages/categories/letter-view.tsx'
import { definePage, nothingHere, type PageAnswer, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { OVERVIEW_BUSINESSES } from '#web/routing/page-sizes.ts'
import { routes } from '#web/routing/routes.ts'

const reads = ({ api, language, search }: PageRequest) => {
  const letter = letterOf(search)
  return {
    overview: read(
      api,
      'GET /api/categories',
      {},
      {
        select: async (lists): Promise<Overview> =>
          (await loadCode(() => import('#web/cards/category-overview.ts'))).overviewOf(
            lists,
            language,
            letter,
          ),
        as: `overview ${language} ${letter ?? ''}`,
      },
    ),
    stats: shared.stats(api),
  }
}

const parts = ({ api, search }: PageRequest) =>
  letterOf(search) === null ? { popular: { ...shared.popular(api, OVERVIEW_BUSINESSES), mayFail: true } } : {}

type Props = ViewOf<typeof reads, typeof parts>

/** /categories: the groups with their metrics, popular businesses, and all real categories from A to Z. */
export const page = definePage({
  reads,
  parts,
  answer: (request, { overview, stats }): PageAnswer => {
    const { search, language, messages, formats, site } = request
    const letter = letterOf(search)
    if (letter !== null && overview.index.length === 0) return nothingHere(request)
    const texts = inLanguage(categoriesMessages, language)
    const businesses = messages.count.businesses(formats.counted(stats.total))
    const { categoryCount, mostFrequent } = overview
    const categories = texts.ofCategories(formats.counted(categoryCount))
    return {
      title:
        letter === null ? texts.title : texts.letterTitle(letter === OTHER_INITIAL ? texts.digits : letter),
      description:
        stats.total === 0
          ? texts.emptyDescription
          : texts.description(businesses, categories, mostFrequent.join(', '), site.showsRatings),
      canonical: routes.categories.href({ letter: letter ?? '' }),
      isIndexable: letter === null,
    }
  },
  View: ({ request, data: { overview, stats }, parts }: Props) => {
    const letter = letterOf(request.search)
    return letter === null ? (
      <CategoriesView overview={overview} total={stats.total} popular={parts.popular} />
    ) : (
      <LetterView overview={overview} letter={letter} />
    )
  },
  structuredData: () => import('#web/pages/categories/structured-data.ts'),
})

/** The initial that the address asks for; null for the overview itself. */
function letterOf(text: string): string | null {
  return new URLSearchParams(text).get('letter') || null
}
