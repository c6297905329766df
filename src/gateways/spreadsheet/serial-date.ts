const DAY_SECONDS = 86_400
/** Days from Excel's day 0 to 1970-01-01; in the 1900 system for days after the 29 February 1900 that never was. */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
/** 9999-12-31, the last day that Excel knows. */
const LAST_DAY = 2_958_465

/**
 * Writes a spreadsheet's day count as ISO text: '2026-11-21', '2026-11-21T09:30:00', or '09:30' for a mere time.
 * @param serial days, with the time of day as their fraction
 * @returns null when the number is no day that a spreadsheet can show
 */
export function serialDateText(
  serial: number,
  { hasDate, hasTime, is1904 }: { hasDate: boolean; hasTime: boolean; is1904: boolean },
): string | null {
  if (!(serial >= 0 && serial <= LAST_DAY)) return null
  const seconds = Math.round(serial * DAY_SECONDS)
  const day = Math.floor(seconds / DAY_SECONDS)
  const time = timeText(seconds - day * DAY_SECONDS)
  if (!hasDate || (day === 0 && !is1904)) return hasTime && day === 0 ? time.replace(/:00$/, '') : null
  const isBeforePhantomDay = !is1904 && day < 61
  const epochDay = day - (is1904 ? EPOCH_1904 : EPOCH_1900) + (isBeforePhantomDay ? 1 : 0)
  const date = new Date(epochDay * DAY_SECONDS * 1000).toISOString().slice(0, 10)
  return hasTime && time !== '00:00:00' ? `${date}T${time}` : date
}

function timeText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
