import { type DemoHours, isUsuallyOpenAt } from './hours.ts'
import type { Random } from './random.ts'
import type { Trade } from './trade.ts'

/** Share of attributes that are stated as missing instead of left out. */
const DENIED_SHARE = 0.08
const NOTHING_KNOWN = 0.12
/** A meal is served where the door is open then, in minutes of the day. */
const MEALS: Readonly<Record<string, number>> = {
  Breakfast: 9 * 60 + 30,
  Lunch: 12 * 60 + 30,
  Dinner: 19 * 60,
}
/** Where 'Good for kids' would be a bad joke. */
const ADULT: readonly string[] = [
  'Tattoostudio',
  'Sonnenstudio',
  'Haarentfernung',
  'Massagestudio',
  'Barbershop',
]

const CASH_ONLY = 'Cash only'

/** What is known of one business: true, false, a text; missing when nothing is said. */
export type DemoAbout = Readonly<Record<string, Readonly<Record<string, boolean | string>>>>

/** Attributes by group, none of which contradicts the trade or the hours; {} when nothing is known. */
export function pickAbout(random: Random, { category, profile }: Trade, hours: DemoHours): DemoAbout {
  const { about, hotelStars } = profile
  if (random.chance(NOTHING_KNOWN)) return {}
  const groups: Record<string, Record<string, boolean | string>> = {}
  for (const line of about) {
    const [group = '', attribute = '', probability = ''] = line.split('/')
    const hasIt = random.chance(Number(probability))
    if (!hasIt && !random.chance(DENIED_SHARE)) continue
    const meal = MEALS[attribute]
    if (meal !== undefined && !isUsuallyOpenAt(hours, meal)) continue
    if (attribute === 'Good for kids' && ADULT.includes(category)) continue
    groups[group] = {
      ...groups[group],
      [attribute]: attribute === 'Language assistance' ? 'English, Turkish' : hasIt,
    }
  }
  if (random.chance(hotelStars)) {
    groups['Service options'] = {
      ...groups['Service options'],
      'Star rating': `${2 + random.below(3)} stars`,
    }
  }
  const { Payments: payments } = groups
  return payments?.[CASH_ONLY] === true ? { ...groups, Payments: { [CASH_ONLY]: true } } : groups
}

/** True unless the business says that it has none of these attributes. */
export function mayHave(about: DemoAbout, attributes: readonly string[]): boolean {
  const stated = Object.values(about).flatMap(group => attributes.flatMap(name => group[name] ?? []))
  return stated.length === 0 || stated.some(value => value !== false)
}
