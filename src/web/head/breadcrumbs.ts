import type { NamedPage } from '#domain/json-ld/lists.ts'
import { localAddress } from '#domain/language-path.ts'
import { listReads } from '#web/api/list-reads.ts'
import { categoryTitleOf } from '#web/format/category-title.ts'
import { blogWords } from '#web/messages/blog/words.ts'
import { categoriesWords } from '#web/messages/categories/words.ts'
import { rankingWords } from '#web/messages/ranking/words.ts'
import { paths } from '#web/routing/paths.ts'
import { shownBusiness, shownCity } from './page-facts.ts'
import type { ShownPage } from './shown-page.ts'

/** Pages that stand directly under the home page and show the way back there. */
const WRITTEN: ReadonlySet<string> = new Set(['about', 'help', 'accessibility', 'imprint'])

/** The way from the home page down to a page, this one included, as whole addresses; empty where it shows none. */
export function breadcrumbsOf(page: ShownPage): readonly NamedPage[] {
  const steps = stepsOf(page)
  if (steps.length === 0) return []
  const { site, language, messages } = page.context
  return [{ path: paths.home(), name: messages.frame.nav.home }, ...steps].map(({ path, name }) => ({
    name,
    url: site.origin + localAddress(language, path),
  }))
}

interface Step {
  readonly path: string
  readonly name: string
}

function stepsOf(page: ShownPage): readonly Step[] {
  const { name, meta, context } = page
  const { language } = context
  const here = { path: meta.canonical ?? '', name: meta.title }
  if (WRITTEN.has(name)) return [here]
  const blog = { path: paths.blog(), name: blogWords(language).title }
  const categories = { path: paths.categories(), name: categoriesWords(language).title }
  switch (name) {
    case 'blog':
      return [blog]
    case 'article':
      return [blog, here]
    case 'ranking':
      return [{ path: paths.ranking(), name: rankingWords(language).title }]
    case 'categories':
      return [categories]
    case 'category':
      return [categories, ...categorySteps(page)]
    case 'city':
      return citySteps(page)
    default:
      return businessSteps(page)
  }
}

function categorySteps({ params, context, queries }: ShownPage): readonly Step[] {
  const { api, language, messages } = context
  const facts = queries.getQueryData(listReads.categoryFacts(api, params.category ?? '', language).queryKey)
  if (!facts) return []
  const group = { path: paths.group(facts.group), name: messages.groups[facts.group] }
  const own = { path: paths.category(facts.slug), name: categoryTitleOf(messages, facts) }
  return facts.isGroup ? [own] : [group, own]
}

function citySteps(page: ShownPage): readonly Step[] {
  const facts = shownCity(page)
  if (facts === null) return []
  const { category, city, slug } = facts
  const step = { path: paths.city(slug), name: city }
  if (category === null) return [step]
  const { messages } = page.context
  return [step, { path: paths.cityCategory(slug, category.slug), name: categoryTitleOf(messages, category) }]
}

/** Through its city, and what it is there; where that is not known, through what it is. */
function businessSteps(page: ShownPage): readonly Step[] {
  const business = shownBusiness(page)
  if (business === null) return []
  const { name, city, citySlug, category, categorySlug } = business
  const own = { path: paths.business(business), name }
  if (city === '') return [{ path: paths.category(categorySlug), name: category }, own]
  return [
    { path: paths.city(citySlug), name: city },
    { path: paths.cityCategory(citySlug, categorySlug), name: category },
    own,
  ]
}
