/** The calendar date in Germany, where "today" is decided. */
export function isoDate(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
    .toZonedDateTimeISO('Europe/Berlin')
    .toPlainDate()
    .toString()
}
