import type { DuplicateReason } from '#domain/duplicate/compare-businesses.ts'
import type { AdminDuplicatesMessages } from '#messages/de/admin/duplicates.ts'
import type { Formats } from '#web/format/formats.ts'

/** Why two businesses look like one, in words: 'gleiche Telefonnummer (+49…), 40 m voneinander entfernt'. */
export function reasonText(
  reason: DuplicateReason,
  words: AdminDuplicatesMessages,
  formats: Formats,
): string {
  if (reason.kind === 'distance') return words.reasons.distance(formats.distance(reason.metres))
  return words.reasons[reason.kind](reason.value)
}
