import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'

const GERMANY = '+49'
/** Leading characters that decide where blanks belong: '+49' and the five digits of the longest area codes. */
const DECIDING_LENGTH = 8

/** '+492214710318' as people write it, '+49 221 4710318'; unknown forms stay as they are. */
export function formatPhone(e164: string): string {
  if (!e164.startsWith(GERMANY)) return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
  // Parsing takes longer than the rest of a card. Numbers of one area and length have their blanks at the same places.
  const key = `${e164.slice(0, DECIDING_LENGTH)} ${e164.length}`
  const blanks = blanksByArea.getOrMake(key, () => blanksOf(e164))
  let shown = ''
  let from = 0
  for (const blank of blanks) {
    shown += `${e164.slice(from, blank)} `
    from = blank
  }
  return shown + e164.slice(from)
}

const blanksByArea = new BoundedCache<string, readonly number[]>({ most: 200_000 })

/** The indexes before which blanks belong; none for a form with other signs than digits and blanks. */
function blanksOf(e164: string): readonly number[] {
  const shown = parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
  if (shown.replaceAll(' ', '') !== e164) return []
  const blanks: number[] = []
  for (let at = shown.indexOf(' '); at >= 0; at = shown.indexOf(' ', at + 1)) blanks.push(at - blanks.length)
  return blanks
}
