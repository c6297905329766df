import type { AnswerOf, Client, KeyOf } from '#api/client/contract.ts'
import type { SiteContract } from '#api/routes.ts'

/**
 * The site's routes, injected into the pages: on the server the routes' handlers themselves, in the browser fetch. Every
 * answer that is no success rejects with a RouteError.
 */
export type Api = Client<SiteContract>

/** What a route of the contract answers. */
export type Answer<Key extends KeyOf<SiteContract>> = AnswerOf<SiteContract, Key>

export type CityFacts = Answer<'GET /api/cities/:city'>
export type RegionList = Answer<'GET /api/regions'>
export type RegionFacts = Answer<'GET /api/regions/:region'>
export type CategoryFacts = Answer<'GET /api/categories/:category'>
export type PlaceCheck = Answer<'GET /api/places/check'>
export type CorrectionPrefill = Answer<'GET /api/corrections/:businessId'>
/** What the link of a mail is for. */
export type ShownLink = Answer<'GET /api/mail-links/:token'>
