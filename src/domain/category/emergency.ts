import { lazily } from '#domain/cache/lazily.ts'
import { kindsOf } from './kinds.ts'

/** Who knows officially whose turn it is, or comes at once. */
export const OFFICIALS = ['pharmacy', 'doctor', 'dentist', 'ambulance'] as const

export type Official = (typeof OFFICIALS)[number]

/** Trades whose emergency services others organise; the kinds of each belong to it. */
const TRADES: Readonly<Record<Official, readonly string[]>> = {
  pharmacy: ['apotheke'],
  dentist: ['zahnarzt', 'zahnklinik', 'zahnaerztlicher-notdienst'],
  ambulance: ['notaufnahme', 'krankenhaus', 'rettungsdienst', 'krankentransport'],
  doctor: ['arzt', 'allgemeinmediziner', 'kinderarzt', 'notfallpraxis'],
}

/** Trades that are emergency services themselves. */
const EMERGENCY_SERVICES: ReadonlySet<string> = new Set([
  'zahnaerztlicher-notdienst',
  'tieraerztlicher-notdienst',
  'schluesselnotdienst',
  'notaufnahme',
  'notfallpraxis',
  'rettungsdienst',
])

const byTrade = lazily(
  () =>
    new Map(
      OFFICIALS.toReversed().flatMap(official =>
        TRADES[official].flatMap(kindsOf).map(slug => [slug, official] as const),
      ),
    ),
)

/** Who organises the emergency services of a trade; undefined where its businesses do themselves. */
export function officialOf(slug: string): Official | undefined {
  return byTrade().get(slug)
}

/** Whether a trade is asked for in emergencies only. */
export function isEmergencyService(slug: string): boolean {
  return EMERGENCY_SERVICES.has(slug)
}
