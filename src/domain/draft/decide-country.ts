import { type Country, HOME_COUNTRY, isCountry } from '#domain/place/country.ts'
import { type CountrySigns, phoneFormSigns, type Sign, signsOf } from './country-signs.ts'

/** `foreign` and `doubtful` with what speaks against the allowed countries, or for several of them, as written in the row. */
export type CountryDecision =
  | { readonly kind: 'allowed'; readonly country: Country }
  | { readonly kind: 'foreign' | 'doubtful'; readonly reason: string }

/**
 * Decides in which country a business is, from all signs of its row together. Signs of other countries count by weight
 * against those of the allowed ones: more for one allowed country than for any other accepts the row, at least FOREIGN_FROM
 * more for others refuses it, everything else is doubtful. Where one country is allowed, a row without any sign is in it.
 * A stated country that is not allowed is never overruled.
 * @param allowed the home country first
 */
export function decideCountry(
  signs: CountrySigns,
  allowed: readonly Country[] = [HOME_COUNTRY],
): CountryDecision {
  const found = signsOf(signs, allowed)
  const decision = decide(found, signs.stated, allowed)
  if (decision.kind !== 'doubtful') return decision
  // National numbers take long to check, and decide little.
  return decide([...found, ...phoneFormSigns(signs, allowed)], signs.stated, allowed)
}

const FOREIGN_FROM = 2

function decide(found: readonly Sign[], stated: string, allowed: readonly Country[]): CountryDecision {
  const against = found.filter(sign => !isAllowed(sign.country, allowed))
  const scores = allowed.map(country => scoreOf(found.filter(sign => sign.country === country)))
  const score = Math.max(...scores)
  const best = allowed.filter((_, at) => scores[at] === score)
  const [country = HOME_COUNTRY] = best
  const foreign = scoreOf(against)
  const isForbidden = stated !== '' && !isAllowed(stated, allowed)
  if (best.length === 1 && (foreign === 0 || (score > foreign && !isForbidden)))
    return { kind: 'allowed', country }
  const isForeign = foreign > 0 && foreign >= score + (isForbidden ? 0 : FOREIGN_FROM)
  const reasons = against.length > 0 ? against : found.filter(sign => best.some(one => one === sign.country))
  const reason = [...new Set(reasons.map(({ text }) => text))].join(', ')
  return { kind: isForeign ? 'foreign' : 'doubtful', reason }
}

function isAllowed(country: string, allowed: readonly Country[]): country is Country {
  return isCountry(country) && allowed.includes(country)
}

function scoreOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, { weight }) => sum + weight, 0)
}
