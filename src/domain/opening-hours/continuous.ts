/**
 * 'Durchgehend' in German, English and Turkish. Beside times it only says that there is no break ('Mo-Fr durchgehend 8-18'); without
 * times it means either that or around the clock.
 */
const CONTINUOUS =
  /(?<!\p{L})(?:durchgehend|durchgängig|durchgaengig|continuously|kesintisiz|aralıksız)(?!\p{L})/iu

const WITH_VERB = new RegExp(
  `(?:open )?${CONTINUOUS.source}(?: (?:geöffnet|geoeffnet|offen|auf|açık|acik)(?!\\p{L}))?`,
  'iu',
)

/** Whether a part of a sentence that was not understood says 'durchgehend' without times. */
export function isContinuousAlone(part: string): boolean {
  return CONTINUOUS.test(part) && !/\d/.test(part)
}

/** The part with one of both meanings in its place: 'Mo-Fr durchgehend geöffnet' becomes 'Mo-Fr rund um die Uhr'. */
export function withMeaning(part: string, meaning: string): string {
  return part.replace(WITH_VERB, meaning)
}

/** 'durchgehend' at the beginning of a text in lower case. */
const AT_START = new RegExp(`^${CONTINUOUS.source}`, 'u')

/** What may stand behind it where it says nothing more than the times, which follow in the same statement. */
const TIMES_FOLLOW = /^(?:[^,;|\n]*(?:\d|rund um die uhr|round the clock)| ?[,:] ?(?:von )?\d)/

/**
 * The end of the word 'durchgehend' where it stands beside times, which it then says nothing more than.
 * @param clean lower case
 * @returns undefined where it stands alone, and for any other word
 */
export function endOfContinuous(clean: string, at: number, isAfterTimes: boolean): number | undefined {
  const [word] = AT_START.exec(clean.slice(at, at + LONGEST)) ?? []
  if (word === undefined) return undefined
  const end = at + word.length
  return isAfterTimes || TIMES_FOLLOW.test(clean.slice(end)) ? end : undefined
}

/** Longer than the longest of the words. */
const LONGEST = 20
