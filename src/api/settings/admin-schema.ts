import { z } from 'zod'
import { COUNTRY_CODES } from '#domain/place/country.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import type { SettingsChange, SettingsPath } from '#domain/settings/validate-settings.ts'

const entries = z.array(z.strictObject({ title: z.string(), text: z.string() }))

const operator = z.strictObject({
  name: z.string(),
  representedBy: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  email: z.string(),
  phone: z.string(),
  registerCourt: z.string(),
  registerNumber: z.string(),
  vatId: z.string(),
  supervisoryAuthority: z.string(),
  responsibleForContent: z.string(),
  dataProtectionOfficer: z.string(),
})

/** The settings as requests and answers carry them. */
export const adminSettingsSchema = z.strictObject({
  site_title: z.string(),
  site_description: z.string(),
  head_code: z.string(),
  footer_code: z.string(),
  operator,
  support_hours: z.string(),
  reply_hours: z.number(),
  timeline: entries,
  team: entries,
  tile_url: z.string(),
  tile_attribution: z.string(),
  shows_photos: z.boolean(),
  shows_ratings: z.boolean(),
  marks_up_ratings: z.boolean(),
  indexable_from: z.number(),
  /** 'DE' first. */
  countries: z.array(z.enum(COUNTRY_CODES)),
  logs_searches: z.boolean(),
  fallback_businesses: z.number(),
  fallback_cities: z.number(),
  fallback_rating: z.number(),
})

/** Any part of them; what a value must be like is the domain's business. */
export const settingsChangeSchema = adminSettingsSchema
  .extend({ operator: operator.partial(), password: z.string().max(1000) })
  .partial()

type Body = z.infer<typeof adminSettingsSchema>

const BODY_NAMES = {
  title: 'site_title',
  description: 'site_description',
  headCode: 'head_code',
  footerCode: 'footer_code',
  operator: 'operator',
  supportHours: 'support_hours',
  replyHours: 'reply_hours',
  timeline: 'timeline',
  team: 'team',
  tileUrl: 'tile_url',
  tileAttribution: 'tile_attribution',
  showsPhotos: 'shows_photos',
  showsRatings: 'shows_ratings',
  marksUpRatings: 'marks_up_ratings',
  indexableFrom: 'indexable_from',
  countries: 'countries',
  logsSearches: 'logs_searches',
  fallbackBusinesses: 'fallback_businesses',
  fallbackCities: 'fallback_cities',
  fallbackRating: 'fallback_rating',
} as const satisfies Record<keyof SiteSettings, keyof Body>

/** The settings under the names of requests and answers. */
export function adminSettingsOf(settings: SiteSettings): Body {
  return adminSettingsSchema.parse(
    Object.fromEntries(
      Object.entries(BODY_NAMES).map(([key, name]) => [name, settings[key as keyof SiteSettings]]),
    ),
  )
}

/** What a body says, in the names of the domain; what it does not say is missing. */
export function settingsChangeOf(body: z.infer<typeof settingsChangeSchema>): SettingsChange {
  const said = Object.entries(BODY_NAMES).flatMap(([key, name]) =>
    body[name] === undefined ? [] : [[key, body[name]] as const],
  )
  return Object.fromEntries(said) as SettingsChange
}

/** 'replyHours' -> 'reply_hours', 'operator.email' stays. */
export function bodyNameOf(path: SettingsPath): string {
  const [first = '', ...rest] = path.split('.')
  return [Object.entries(BODY_NAMES).find(([key]) => key === first)?.[1] ?? first, ...rest].join('.')
}
