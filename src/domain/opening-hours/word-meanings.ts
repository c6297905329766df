/** The meaning of a word or sign in a text about opening hours. `noise` means nothing ('Uhr', 'geöffnet'). */
export type WordMeaning =
  | { readonly kind: 'days'; readonly days: readonly number[]; readonly isSaturdayDoubtful?: true }
  | {
      readonly kind:
        | 'dash'
        | 'and'
        | 'comma'
        | 'closed'
        | 'allDay'
        | 'appointment'
        | 'unknown'
        | 'holiday'
        | 'except'
        | 'rest'
        | 'since'
        | 'openEnd'
        | 'noise'
    }

/**
 * The meaning of a lower-case German, English or Turkish word.
 * @returns undefined for an unknown word, which makes the whole text unreadable
 */
export function meaningOfWord(word: string): WordMeaning | undefined {
  return WORDS.get(word)
}

/** The weekday (0 = Monday) with a German, English or Turkish name or abbreviation: 'Dienstag', 'Di.', 'Tue'. */
export function weekdayOfName(name: string): number | undefined {
  const meaning = WORDS.get(name.trim().toLowerCase().replace(/\.$/, ''))
  return meaning?.kind === 'days' && meaning.days.length === 1 ? meaning.days[0] : undefined
}

/** Whether a word means public holidays. */
export function isHoliday(word: string): boolean {
  return meaningOfWord(word.toLowerCase())?.kind === 'holiday'
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const WORKDAYS = [0, 1, 2, 3, 4]

const DAY_NAMES: readonly string[] = [
  'montag pazartesi pazartesileri pzt pts montags mo mon monday mondays',
  'dienstag salı sali sal dienstags di die dien diens tuesday tuesdays tu tue tues',
  'mittwoch çarşamba carsamba çar car çrş mittwochs mi mit mitt wednesday wednesdays we wed',
  'donnerstag perşembe persembe per prş donnerstags do don donn donners thursday thursdays th thu thur thurs',
  'freitag cuma cum freitags fr fre friday fridays fri',
  'samstag cumartesi cmt cts samstags sonnabend sonnabends sa sam sams saturday saturdays sat',
  'sonntag pazar paz pzr sonntags so son sonn sunday sundays su sun',
]

const WORDS: ReadonlyMap<string, WordMeaning> = new Map<string, WordMeaning>([
  ...DAY_NAMES.flatMap((names, day) => words(names, { kind: 'days', days: [day] })),
  ...words('täglich taeglich tägl tgl daily', { kind: 'days', days: EVERY_DAY }),
  // By law a Werktag is Monday to Saturday, but many shops mean Monday to Friday.
  ...words('werktags werktag werktage werktagen werktäglich wochentags', {
    kind: 'days',
    days: WORKDAYS,
    isSaturdayDoubtful: true,
  }),
  ...words('weekdays weekday', { kind: 'days', days: WORKDAYS }),
  ...words('wochenende wochenenden wochenends weekend weekends', { kind: 'days', days: [5, 6] }),
  ...words('feiertag feiertage feiertags feiertagen ph holiday holidays', { kind: 'holiday' }),
  // The Turkish 'ile' stands between two ends: 'Pazartesi ile Cuma arası', '7 ile 18 arası'.
  ...words('bis to until till through thru ile', { kind: 'dash' }),
  ...words('und u sowie and ve', { kind: 'and' }),
  ...words('geschlossen geschl ruhetag ruhetage zu closed shut off kapalı kapali tatil', { kind: 'closed' }),
  ...words('ganztägig ganztags', { kind: 'allDay' }),
  ...words('unbekannt unknown bilinmiyor', { kind: 'unknown' }),
  ...words('außer ausser ausgenommen except', { kind: 'except' }),
  ...words('sonst ansonsten otherwise diğer', { kind: 'rest' }),
  ...words('ab', { kind: 'since' }),
  // 'from 5 PM onwards', '17-late', and after "17'den": 'itibaren', 'sonra'.
  ...words('onward onwards late itibaren itibarıyla itibariyle sonra', { kind: 'openEnd' }),
  ...words('uhr h von from geöffnet geoeffnet offen open opened immer jeweils stets auch', { kind: 'noise' }),
  ...words('an am jeden der den at on bei gesetzliche gesetzlichen public', { kind: 'noise' }),
  ...words('saat saatler saatleri arası arasi arasında kadar açık acik çalışma', { kind: 'noise' }),
  ...words('günü günler günleri gunu gunler gunleri', { kind: 'noise' }),
  ...words('öffnungszeit öffnungszeiten oeffnungszeiten unsere opening hours', { kind: 'noise' }),
])

function words(list: string, meaning: WordMeaning): (readonly [string, WordMeaning])[] {
  return list.split(' ').map(word => [word, meaning] as const)
}
