import type { Profile } from './profile.ts'
import type { Random } from './random.ts'

/** Share of attributes that are stated as missing instead of left out. */
const DENIED_SHARE = 0.08
const NOTHING_KNOWN = 0.12

/** The cell of attributes: JSON of groups with flags; '' when nothing is known. */
export function pickAbout(random: Random, { about, hotelStars }: Profile): string {
  if (random.chance(NOTHING_KNOWN)) return ''
  const groups: Record<string, Record<string, boolean | string>> = {}
  for (const line of about) {
    const [group = '', attribute = '', probability = ''] = line.split('/')
    const hasIt = random.chance(Number(probability))
    if (!hasIt && !random.chance(DENIED_SHARE)) continue
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
  return JSON.stringify(groups)
}
