import type { Business } from '#domain/business/business.ts'
import { categoryFor } from '#domain/category/category.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import { newBusiness } from '#domain/edit/merge-draft.ts'
import { hoursInForce, openState } from '#domain/opening-hours/open-state.ts'
import { cityFor } from '#domain/place/city.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { postalCodePlace } from '#domain/place/postal-code.ts'
import type { SearchAnswer, SearchSort } from '#domain/search/search.ts'
import { slugify } from '#domain/text/slug.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { demonstrationDrafts } from '#test/crawl/demonstration-drafts.ts'
import { BEST_GRADE, GOOD_GRADE, gain, instantOf, mean, NOW, PAGE } from './judge.ts'
import type { PeopleQuery } from './people.ts'

/** What a visitor sees without scrolling far. */
const FIRST = 5
/** Who asks by position takes this for near. */
const NEAR_KM = 10
/** So far people go for somebody who is open. */
const SURROUNDINGS_KM = 50
/** Farther away nothing helps, however right its trade is. */
const HELPFUL_KM = 100
const ORIGIN = { source: 'demonstration', date: '2026-11-20' } as const

/** A business of the demonstration with the slugs of its category and its subtypes. */
interface Known {
  readonly business: Business
  readonly trades: ReadonlySet<string>
}

/** The businesses of the demonstration by id. */
export type Directory = ReadonlyMap<number, Known>

/** How well a query is answered. */
export interface Verdict {
  readonly query: PeopleQuery
  /** The directory has the trade within HELPFUL_KM; of a need, anywhere. Otherwise the figures say nothing. */
  readonly isFair: boolean
  /** Share of the first five that are of the trade; 0 where nothing is shown. */
  readonly precision: number
  readonly ndcg: number
  /** Something that helps is on the first page. */
  readonly isHelped: boolean
  readonly isFirstRight: boolean
  /** One of the first five is of a trade that must not be there. */
  readonly hasWrong: boolean
  readonly shown: readonly Business[]
  readonly answer: SearchAnswer
}

/** Means over the queries that can be judged fairly, 0 to 1. */
export interface Figures {
  readonly precision: number
  readonly ndcg: number
  readonly helped: number
  readonly firstRight: number
}

/** The businesses of `npm run demo -- --count <count>`, without a store. */
export function demonstration(count: number): Directory {
  return new Map(
    demonstrationDrafts(count).map((draft, at) => {
      const made = newBusiness(draft, ORIGIN, at + 1, 0)
      const business = { ...made, slug: `${slugify(made.name)}-${made.id}` }
      const subtypes = business.subtypes.map(subtype => categoryFor(subtype).slug)
      return [made.id, { business, trades: new Set([business.categorySlug, ...subtypes]) }]
    }),
  )
}

/**
 * Judges what a visitor sees first: the results, or the nearest ones where there are none. Further hits, which only
 * mention the words, are not part of them.
 */
export function verdictOn(index: DirectoryIndex, directory: Directory, query: PeopleQuery): Verdict {
  const answer = answerTo(index, query)
  const isRight = rightOf(query)
  const right = [...directory.values()].filter(isRight)
  const kilometres = distanceFrom(query)
  const isBest = bestOf(query, right, kilometres)
  const shown = (answer.businesses.length > 0 ? answer.businesses : (answer.nearest?.businesses ?? []))
    .slice(0, PAGE)
    .flatMap(({ id }) => directory.get(id) ?? [])
  const first = shown.slice(0, FIRST)
  const grades = shown.map(one => (isRight(one) ? (isBest(one) ? BEST_GRADE : GOOD_GRADE) : 0))
  // Nobody has to list what is right but elsewhere.
  const ideal = [
    ...right.filter(isBest).map(() => BEST_GRADE),
    ...grades.filter(grade => grade === GOOD_GRADE),
  ]
  const isHelpful = (one: Known) => isRight(one) && kilometres(one) <= HELPFUL_KM
  return {
    query,
    isFair: right.some(isHelpful),
    precision: first.length === 0 ? 0 : first.filter(isRight).length / first.length,
    ndcg: ideal.length === 0 ? 0 : gain(grades) / gain(ideal),
    isHelped: shown.some(isHelpful),
    isFirstRight: first[0] !== undefined && isRight(first[0]),
    hasWrong: first.some(one => !isRight(one) && (query.never ?? []).some(slug => one.trades.has(slug))),
    shown: shown.map(({ business }) => business),
    answer,
  }
}

/** The figures of the queries that can be judged fairly. */
export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const fair = verdicts.filter(({ isFair }) => isFair)
  return {
    precision: mean(fair.map(({ precision }) => precision)),
    ndcg: mean(fair.map(({ ndcg }) => ndcg)),
    helped: mean(fair.map(({ isHelped }) => Number(isHelped))),
    firstRight: mean(fair.map(({ isFirstRight }) => Number(isFirstRight))),
  }
}

function answerTo(index: DirectoryIndex, query: PeopleQuery): SearchAnswer {
  const { text, place, position, order, typing, at } = query
  const [latitude, longitude] = position ?? []
  return index.search(
    {
      text,
      ...(place !== undefined && { location: place }),
      ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
      ...(isSort(order) && { sort: order }),
      ...(typing === true && { isTyping: true }),
      limit: PAGE,
      offset: 0,
    },
    at === undefined ? NOW : instantOf(at),
  )
}

function isSort(order: string | undefined): order is SearchSort {
  return order === 'rating' || order === 'reviews' || order === 'distance'
}

function rightOf({ trades }: PeopleQuery): (one: Known) => boolean {
  const right = new Set(
    trades.flatMap(trade =>
      trade.startsWith('*')
        ? CATEGORIES.map(({ slug }) => slug).filter(slug => slug.endsWith(trade.slice(1)))
        : [trade],
    ),
  )
  return ({ business, trades: own }) => business.status !== 'closed-permanently' && !right.isDisjointFrom(own)
}

/** How far a business is from the place that is meant; 0 for a need, which has none. */
function distanceFrom({ position, town }: PeopleQuery): (one: Known) => number {
  const [latitude, longitude] = position ?? []
  const from =
    latitude !== undefined && longitude !== undefined
      ? { latitude, longitude }
      : town === undefined
        ? undefined
        : postalCodePlace(town)
  if (from === undefined && town !== undefined) throw new Error(`There is no postal code ${town}`)
  if (from === undefined) return () => 0
  return ({ business: { latitude, longitude } }) =>
    latitude === null || longitude === null ? Infinity : kilometresBetween(from, { latitude, longitude })
}

/**
 * Which of the right businesses are the best. Where a time is asked for and somebody in the surroundings is known to be open
 * then: those who are. Of them those in the place, or the nearest to it where the directory has none there.
 */
function bestOf(
  query: PeopleQuery,
  right: readonly Known[],
  kilometres: (one: Known) => number,
): (one: Known) => boolean {
  const { town, position, withinKm, openAt } = query
  const isOpen = ({ business }: Known) =>
    openAt === undefined || openState(hoursInForce(business), instantOf(openAt)).isOpen === true
  const open = right.filter(one => isOpen(one) && kilometres(one) <= SURROUNDINGS_KM)
  const fitting = new Set(openAt === undefined || open.length === 0 ? right : open)
  const reach = withinKm ?? (position === undefined ? undefined : NEAR_KM)
  const citySlug = town === undefined ? undefined : cityFor('', { postalCode: town }).slug
  const isThere = (one: Known) =>
    town === undefined ||
    (reach === undefined ? one.business.citySlug === citySlug : kilometres(one) <= reach)
  const around = Math.min(...[...fitting].map(kilometres)) + NEAR_KM
  const isBestPlace = [...fitting].some(isThere) ? isThere : (one: Known) => kilometres(one) <= around
  return one => fitting.has(one) && isBestPlace(one)
}
