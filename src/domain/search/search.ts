import type { AttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import type { PublicBusiness, ShownCard } from '#domain/business/public-business.ts'
import type { Official } from '#domain/category/emergency.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import type { Language } from '#domain/language.ts'
import type { OpenAt } from '#domain/opening-hours/open-at.ts'
import type { StateCode } from '#domain/place/state.ts'
import type { Bounds } from '#domain/region/region.ts'
import type { Understood } from './understood.ts'

export type SearchSort = 'relevance' | 'distance' | 'rating' | 'reviews' | 'name' | 'city'

/** A search. Every part is optional. The first box may contain the place too ('zahnarzt 80331'). */
export interface SearchQuery {
  /** What: the text as typed. */
  readonly text?: string
  /** Where: city (name, shown name or slug), district, postal code or its first digits, region, as typed. */
  readonly location?: string
  /**
   * Slugs of groups or real categories, or names of categories. A result needs one of them. A group does not count
   * beside categories of its own.
   */
  readonly categories?: readonly string[]
  /** Slugs of cities. A result needs one of them, in addition to the place. */
  readonly cities?: readonly string[]
  /** The visitor's position, WGS 84. */
  readonly latitude?: number
  readonly longitude?: number
  /** 1 to 100; without it a location means exactly the city, district or postal code. A region has no radius. */
  readonly radiusKm?: number
  readonly sort?: SearchSort
  /** Only businesses that are known to be open then. */
  readonly openAt?: OpenAt
  readonly minRating?: number
  readonly hasPhoto?: boolean
  readonly hasWebsite?: boolean
  /** Only entries that their owners have claimed. */
  readonly isVerified?: boolean
  readonly priceLevels?: readonly number[]
  /** What a result must have; all of them. */
  readonly attributes?: readonly AttributeSlug[]
  /** Without correction of the typed words. */
  readonly isVerbatim?: boolean
  /** A search by a program or while somebody is typing, which is neither counted nor logged. */
  readonly isQuiet?: boolean
  readonly limit: number
  readonly offset: number
}

/** A value that the results can be narrowed to, with the number of results that it would leave. */
export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface Facets {
  /**
   * Real categories, most frequent first: at most 20 and the chosen ones. Counted as if none were chosen, so that more
   * can be chosen; with a group, only categories of the group.
   */
  readonly categories: readonly FacetValue[]
  /** Slugs of groups with a result, counted as if no category were chosen. */
  readonly groups: readonly FacetValue[]
  /** Slugs of cities with shown names, in the same way. */
  readonly cities: readonly FacetValue[]
  /** The 20 cities with most results, counted as if the search were about no place: what choosing another one leads to. */
  readonly places: readonly FacetValue[]
  /** '4.5', '4.0', '3.0': at least this rating. Counted as if none were chosen. */
  readonly ratings: readonly FacetValue[]
  /** 'open', 'closed', 'unknown' at the time of the request. Counted as if no time were chosen. */
  readonly openStates: readonly FacetValue[]
  /**
   * Slugs of attributes. Each narrows the results further, so its count is that of the results that have it. First what
   * matters to the group that most results belong to, then the most frequent.
   */
  readonly attributes: readonly FacetValue[]
  /** Kilometres around the place of the search; empty without one. */
  readonly radii: readonly FacetValue[]
}

/** What results can be narrowed to beside the most frequent values: those with a word that begins with some letters. */
export interface ChoicesQuery {
  readonly of: 'categories' | 'cities' | 'attributes'
  /** As typed; '' for all. The index has no names of attributes and gives all. */
  readonly beginning: string
  /** 1 to 100. */
  readonly limit: number
}

export interface Choices {
  /** Most frequent first, attributes in the order of their facet. Counted as their facets. */
  readonly values: readonly FacetValue[]
  /** How many there are. */
  readonly total: number
}

/** The place that a search was understood to mean. */
export interface ResolvedPlace {
  readonly kind: 'city' | 'district' | 'postal-code' | 'position' | 'region'
  /** As shown: 'Köln', 'Köln-Ehrenfeld', '80331 München', '803...', 'Oberbayern'. */
  readonly label: string
  readonly citySlug: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** Only of a region: the part of its address, and its edges. */
  readonly regionSlug?: string
  readonly bounds?: Bounds
  /** Only of a region, in answers: as it stands after a noun in the language asked for, 'im Ruhrgebiet'. */
  readonly phrase?: string
}

/** The trade that a whole list is about. */
export interface ListedTrade {
  /** Of a group or a real category. */
  readonly slug: string
  /** Its noun as it follows the number of results: 'Zahnärzte'. The index gives its German name; the services decline it. */
  readonly noun: string
}

/** A time as it is shown: 'Sonntag um 10:00 geöffnet'. */
export interface ShownTime {
  /** The text form of parseOpenAt. */
  readonly value: string
  readonly label: string
}

/** What a search for the emergency services of a trade found. */
export interface EmergencySearch {
  /** Slug of the trade. */
  readonly trade: string
  /** How many of the results say that they offer emergency services, or never close. They stand first. */
  readonly count: number
  /** Who organises them, where others than the businesses do. */
  readonly official?: Official
}

/** A search near one without results. `query` has its parameters. */
export interface Alternative {
  readonly kind:
    | 'wider-radius'
    | 'whole-city'
    | 'without-time'
    | 'without-word'
    | 'without-place'
    | 'related-category'
    | 'without-filters'
  /**
   * The words or the time that are left out, the radius in km, the name of the city or of the category. The index gives a time in the text
   * form of parseOpenAt; the services name it.
   */
  readonly subject: string
  /** The radius that leaving out words, time or filters needs too, where the place itself has nobody; else missing. */
  readonly radiusKm?: number
  readonly query: Readonly<Record<string, string>>
  readonly count: number
}

/** Another trade that helps with the need that a search says. */
export interface HelpingTrade {
  readonly slug: string
  /** Of the category. */
  readonly name: string
  /** Parameters of the search for the trade at the same place. */
  readonly query: Readonly<Record<string, string>>
  readonly count: number
}

/** One of the conditions of a search without results. */
export interface Condition {
  /** The parameter of pages and API that says it; 'query' for words. */
  readonly parameter:
    | 'query'
    | 'location'
    | 'lat'
    | 'radiusKm'
    | 'category'
    | 'cities'
    | 'openAt'
    | 'minRating'
    | 'hasPhoto'
    | 'hasWebsite'
    | 'verified'
    | 'priceLevel'
    | 'attributes'
    | 'verbatim'
  /** Which of several: a slug, or words as typed; '' where the parameter has one value. */
  readonly value: string
  /** The number of results of the search without it. */
  readonly count: number
}

export interface FurtherHits {
  /** Of all pages. */
  readonly total: number
  /** Those of this page, behind its results. */
  readonly businesses: readonly ShownCard[]
}

export interface SearchAnswer {
  readonly businesses: readonly ShownCard[]
  /** The exact number of all results. */
  readonly total: number
  /**
   * Those that have the words of a search for a trade without being of it: they mention it, or share a part of its word. They
   * follow the last result in every order and count nowhere else; missing before the last page of results, and where nobody is.
   */
  readonly further?: FurtherHits
  readonly place: ResolvedPlace | null
  /** The chosen or typed trade; missing where the list is about several, a name or free words. */
  readonly trade?: ListedTrade
  /** When all results are open; missing where no time was asked for. */
  readonly openAt?: ShownTime
  readonly facets: Facets
  /** Only of a search for the emergency services of a trade: 'Apotheke Notdienst'. Else missing. */
  readonly emergency?: EmergencySearch
  /** Only of a search for a need: other trades that help and are at its place, the best first. Missing where there are none. */
  readonly helping?: readonly HelpingTrade[]
  /** Those that closed for good whose name the text says, on the first page. They count nowhere; missing where nobody is. */
  readonly closed?: readonly ShownCard[]
  /** The correction of a word; null when nothing was corrected. */
  readonly corrected: { readonly from: string; readonly to: string } | null
  readonly understood: Understood
  /** Only when total is 0; the nearest first. */
  readonly alternatives: readonly Alternative[]
  /** Only when total is 0: everything that was asked for. Else missing. */
  readonly conditions?: readonly Condition[]
  /** The first results of the first alternative that is still about the words or the trade; missing where there is none. */
  readonly nearest?: Alternative & { readonly businesses: readonly ShownCard[] }
  /** For 'Friseur in meiner Nähe' without a position and a place: the results are from everywhere. Else missing. */
  readonly asksPosition?: true
  /** The typed place, where nobody knows it and no known one is spelled nearly so: nothing is listed. Else missing. */
  readonly unknownPlace?: string
}

export interface SuggestQuery {
  /** As typed. Empty: the most frequent trades are suggested. */
  readonly text: string
  /** The text of the 'where' box: businesses near it come first, and trades are popular there. */
  readonly location?: string
  readonly latitude?: number
  readonly longitude?: number
  /** Of each kind, 1 to 20. */
  readonly limit: number
  /** Trades whose names in this language begin with the text come first. */
  readonly language?: Language
}

export interface Suggestions {
  readonly businesses: readonly {
    readonly id: number
    readonly name: string
    readonly category: string
    readonly city: string
    readonly urlSlug: string
  }[]
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
  readonly cities: readonly { readonly slug: string; readonly city: string; readonly count: number }[]
  /** Trades at places, for a text that says both: 'zahnarzt mü', 'mün zahn', 'friseur 803'. */
  readonly combinations: readonly TradeAtPlace[]
  /** Needs that begin with the text, in the language of the query; missing where none does. */
  readonly needs?: readonly NeedSuggestion[]
  /** Only when only places were asked for. */
  readonly places?: readonly PlaceSuggestion[]
}

/** A need, and the trade that a search for its name finds. */
export interface NeedSuggestion {
  /** 'verstopfter Abfluss' */
  readonly name: string
  readonly trade: { readonly slug: string; readonly name: string }
}

/** A trade at a place. 0 businesses where a text says both and nobody is there: the page then shows the nearest. */
export interface TradeAtPlace {
  readonly trade: { readonly slug: string; readonly name: string }
  readonly place: Pick<ResolvedPlace, 'kind' | 'label' | 'citySlug'>
  readonly count: number
  /** Parameters of the search that finds exactly these. */
  readonly query: { readonly category: string; readonly location: string }
}

/** A place that is no city. The 'where' box understands its label. */
export interface PlaceSuggestion {
  readonly kind: 'district' | 'postal-code' | 'postal-prefix' | 'region'
  /** 'Köln-Ehrenfeld', '80331 München', '803...', 'Landkreis Rosenheim' */
  readonly label: string
}

export interface CitySummary {
  /** As shown: 'Neustadt (Sachsen)'. */
  readonly city: string
  readonly slug: string
  /** The plain name. */
  readonly name: string
  readonly state: StateCode | null
  readonly businessCount: number
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface CategorySummary {
  readonly slug: string
  readonly name: string
  readonly group: GroupSlug
  readonly businessCount: number
}

export interface GroupSummary {
  readonly slug: GroupSlug
  readonly businessCount: number
  /** Mean of the known ratings, one decimal; null without any. */
  readonly averageRating: number | null
  /** Growth in twelve months in percent; missing until there are numbers for twelve months. */
  readonly growth?: number
  readonly topCities: readonly { readonly city: string; readonly slug: string; readonly count: number }[]
  readonly topCategories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
}

/** Counts of a part of the directory: a city, a category, or a category in a city. */
export interface PartStats {
  readonly total: number
  /** Mean of the known ratings, one decimal; null without any. */
  readonly averageRating: number | null
  readonly cityCount: number
  /** How many businesses have each content-quality score, 0 to 100. */
  readonly contentScores: readonly number[]
  /** Most businesses first; without empty ones. */
  readonly groups: readonly { readonly slug: GroupSlug; readonly count: number }[]
  /** Most businesses first, at most 20. */
  readonly cities: readonly { readonly city: string; readonly slug: string; readonly count: number }[]
  /** Most businesses first, at most 20. */
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
}

export interface DirectoryStats {
  readonly total: number
  readonly cities: number
  readonly categories: number
  readonly averageRating: number | null
  /** ISO date of the newest source in the directory; null when it is empty. */
  readonly dataDate: string | null
  /** Whether at least one business is demo data. */
  readonly hasDemonstration: boolean
  /** How many of `total` are demo data. */
  readonly demonstrations: number
}

/** What became of the page of a business. */
export type BusinessLookup =
  | { readonly kind: 'found'; readonly business: PublicBusiness }
  | { readonly kind: 'moved'; readonly urlSlug: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }

export interface PageOfCards {
  readonly businesses: readonly ShownCard[]
  readonly total: number
}

export interface ListOptions {
  readonly sort: SearchSort
  readonly limit: number
  readonly offset: number
}

/** What sitemaps need of the page of a listed business. */
export interface BusinessPage {
  readonly id: number
  readonly urlSlug: string
  readonly citySlug: string
  readonly categorySlug: string
  readonly categoryGroup: GroupSlug
  /** 0 to 100, see quality/content-parts.ts. */
  readonly contentScore: number
  /** See quality/content-parts.ts. */
  readonly isMultilingual: boolean
  /** Milliseconds since 1970 of the last change. */
  readonly updatedAt: number
}

export interface BusinessPages {
  /** In the order of their ids. */
  readonly pages: readonly BusinessPage[]
  /** `afterId` of the next pages; null at the end. */
  readonly next: number | null
}
