import type { OpenDay, OpenTimes } from '#domain/opening-hours/open-at.ts'
import { foldWord } from '#search/analysis/folding.ts'
import { readerOf } from './phrase.ts'

/** What some words say about when a business must be open. */
export interface TimeWords {
  /** 'open': nothing about the time; 'filler': belongs to the words after it; 'name': says nothing about a time. */
  readonly kind: 'open' | 'now' | 'always' | 'day' | 'times' | 'filler' | 'name'
  readonly day?: OpenDay
  readonly times?: OpenTimes
  /** Alone they are more likely a name or a thing. */
  readonly isWeak?: true
  /** Only beside a day: 'Samstag Nacht'. */
  readonly needsDay?: true
}

/** Hours that people mean: nobody who asks for the evening wants what closes at 18:00 or opens at 22:00. */
const EARLY = { from: 6 * 60, to: 10 * 60 }
const FORENOON = { from: 9 * 60, to: 12 * 60 }
const NOON = { from: 11 * 60, to: 14 * 60 }
const AFTERNOON = { from: 13 * 60, to: 18 * 60 }
const EVENING = { from: 18 * 60, to: 22 * 60 }
const NIGHT = { from: 22 * 60, to: 4 * 60 }

/** By weekday code: German, English, Turkish. */
const WEEKDAYS = [
  ['mon', 'montag', 'monday', 'pazartesi'],
  ['tue', 'dienstag', 'tuesday', 'salı'],
  ['wed', 'mittwoch', 'wednesday', 'çarşamba'],
  ['thu', 'donnerstag', 'thursday', 'perşembe'],
  ['fri', 'freitag', 'friday', 'cuma'],
  ['sat', 'samstag', 'saturday', 'cumartesi'],
  ['sun', 'sonntag', 'sunday', 'pazar'],
] as const

const PARTS = [
  ['früh', EARLY],
  ['morgen', EARLY],
  ['vormittag', FORENOON],
  ['mittag', NOON],
  ['nachmittag', AFTERNOON],
  ['abend', EVENING],
  ['nacht', NIGHT],
] as const

const PHRASES: ReadonlyMap<string, TimeWords> = new Map([
  ...phrases({ kind: 'open' }, 'geöffnet, geöffnete, geöffneter, geöffnetes, aufhaben'),
  ...phrases({ kind: 'open', isWeak: true }, 'offen, offene, offener, offenes, open, açık, açık olan'),
  ...phrases(
    { kind: 'name' },
    'open air, open end, open source, open house, open space, open mic, open office, açık hava, açık büfe, açık mutfak, ' +
      'açık otopark, açık lise, offene tür, offene küche, offene ganztagsschule, 24 stunden notdienst, 24h notdienst, ' +
      '24 stunden service, 24h service, 24 stunden pflege, 24h pflege, 24 stunden betreuung, 24h betreuung',
  ),
  ...phrases({ kind: 'now' }, 'right now, im moment, at the moment, şu an, şu anda'),
  ...phrases({ kind: 'now', isWeak: true }, 'jetzt, now, şimdi'),
  ...phrases(
    { kind: 'always' },
    'rund um die uhr, tag und nacht, durchgehend geöffnet, round the clock, around the clock',
  ),
  ...phrases({ kind: 'always' }, 'all day and night, day and night, gece gündüz, jeden tag 24 stunden'),
  ...phrases(
    { kind: 'always', isWeak: true },
    '24h, 24 h, 24 std, 24 stunden, 24std, 24 hours, 24 hour, 24 hrs, 24 saat',
  ),
  ...day('today', 'heute, today, bugün', true),
  ...day('tomorrow', 'morgen, tomorrow, yarın', true),
  ...day('weekend', 'wochenende, weekend', true),
  ...day(
    'weekend',
    'wochenends, am wochenende, an wochenenden, on weekends, at the weekend, hafta sonu, hafta sonları',
  ),
  ...day('holiday', 'feiertag, feiertage', true),
  ...day(
    'holiday',
    'feiertags, an feiertagen, am feiertag, public holiday, public holidays, on holidays, bank holidays',
  ),
  ...day('holiday', 'bayramda, tatil günü, tatil günleri, resmi tatil, resmi tatilde, resmi tatillerde'),
  ...day('sat', 'sonnabend', true),
  ...day('sat', 'sonnabends'),
  ...WEEKDAYS.flatMap(([code, german, english, turkish]) => [
    ...day(code, `${german}, ${english}, ${turkish}`, true),
    ...day(
      code,
      `${german}s, ${english}s, ${turkish} günü, ${turkish} günleri, ${turkish}ları, ${turkish}leri`,
    ),
    ...PARTS.flatMap(([part, times]) =>
      phrases({ kind: 'day', day: code, times }, `${german} ${part}, ${german}${part}, ${german}${part}s`),
    ),
  ]),
  ...PARTS.flatMap(([part, times]) => [
    ...phrases({ kind: 'day', day: 'today', times }, `heute ${part}`),
    ...(part === 'morgen' ? [] : phrases({ kind: 'day', day: 'tomorrow', times }, `morgen ${part}`)),
  ]),
  ...phrases({ kind: 'day', day: 'today', times: EVENING }, 'tonight, this evening, bu akşam'),
  ...phrases({ kind: 'day', day: 'today', times: EARLY }, 'this morning, bu sabah'),
  ...phrases({ kind: 'day', day: 'today', times: NIGHT }, 'bu gece'),
  ...times(
    EARLY,
    'frühmorgens, morgens, am morgen, in the morning, early morning, sabahları',
    'früh, morning, sabah, sabahı',
  ),
  ...times(FORENOON, 'vormittags, am vormittag', 'vormittag'),
  ...times(NOON, 'mittags, am mittag, at noon, öğlen, öğle arası', 'mittag, noon, öğle'),
  ...times(AFTERNOON, 'nachmittags, am nachmittag, in the afternoon, öğleden sonra', 'nachmittag, afternoon'),
  ...times(EVENING, 'abends, am abend, in the evening, akşamları', 'abend, evening, akşam, akşamı'),
  ...times(NIGHT, 'nachts, in der nacht, at night, geceleri', 'nacht, night, gece, gecesi'),
  ...phrases(
    { kind: 'filler' },
    'am, an, on, auch, noch, gerade, aktuell, momentan, jeden, also, still, currently, every, hala, hâlâ',
  ),
])

/** The longest phrase about a time that begins at a word. */
export const timeWordsAt = readerOf(PHRASES)

function phrases(meaning: TimeWords, list: string): (readonly [string, TimeWords])[] {
  return list.split(', ').map(phrase => [phrase.split(' ').map(foldWord).join(' '), meaning])
}

function day(code: OpenDay, list: string, isWeak?: true): (readonly [string, TimeWords])[] {
  return phrases({ kind: 'day', day: code, ...(isWeak && { isWeak }) }, list)
}

function times(of: OpenTimes, list: string, besideDay: string): (readonly [string, TimeWords])[] {
  return [
    ...phrases({ kind: 'times', times: of }, list),
    ...phrases({ kind: 'times', times: of, needsDay: true }, besideDay),
  ]
}
