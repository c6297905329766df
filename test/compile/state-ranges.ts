import type { StateCode } from '#domain/place/state.ts'
import type { PostalEntry } from './postal-names.ts'

/**
 * Ranges of postal codes by state: they tell namesakes across a border apart, and say the state of municipalities
 * whose position is unknown.
 */
const RANGES: Readonly<Record<StateCode, string>> = {
  BW: '68001-68312 68520-68549 68701-69234 69240-69429 69435-69469 69489-69502 69510-69514 70001-76709 77601-79879 88001-88099 88147 88181-89198 89501-89619 97861-97887 97893-97900 97910-97999',
  BY: '63701-63774 63776-63939 80001-87490 87493-87789 88101-88146 88148-88179 89201-89449 90001-96489 97001-97859 97888-97892 97901-97909',
  BE: '10001-14330',
  BB: '01941-01998 03001-03253 04891-04938 14401-14715 14723-16949 17261-17291 17326 17337 19307-19357',
  HB: '27501-27580 28001-28779',
  HH: '20001-21149 22001-22786 27499',
  HE: '34001-34329 34356-34399 34441-36399 37195 37201-37299 55240-55252 60001-63699 64201-65556 65583-65620 65627-65628 65630-65936 68501-68519 68601-68649 69235-69239 69430-69434 69479-69488 69503-69509 69515-69518',
  MV: '17001-17259 17301-17325 17327-17336 17338-19260 19280-19306 19358-19417 23921-23999',
  NI: '19271-19273 21202-21449 21522 21601-21789 26001-27478 27607-27809 28784-29399 29431-31868 34331-34355 37001-37194 37197-37199 37401-37649 37689-37691 37697-38479 38501-38729 48442-48465 48478-48480 48486-48488 48497-48531 49001-49459 49551-49849',
  NW: '32001-33829 34401-34439 37651-37688 37692-37696 40001-48432 48466-48477 48481-48485 48489-48496 48541-48739 49461-49549 50101-51597 51601-53359 53580-53613 53620-53949 57001-57489 58001-59969',
  RP: '51598 53401-53579 53614-53619 54181-55239 55253-56869 57501-57648 65557-65582 65621-65626 65629 66461-66509 66841-67829 76711-76891',
  SL: '66001-66459 66511-66839',
  SN: '01001-01936 02601-02999 04001-04579 04640-04890 07951-07952 07981-07985 08001-09669',
  ST: '06001-06550 06601-06928 29401-29416 38481-38489 38801-39649',
  SH: '21451-21521 21523-21529 22801-23919 24001-25999 27483-27498',
  TH: '04581-04639 06551-06599 07301-07950 07953-07980 07986-07989 36401-36469 37301-37359 96501-96529 98501-99998',
}

/** Municipalities beyond the border of the state that the rest of their postal code lies in. */
const ACROSS_THE_BORDER: Readonly<Record<string, StateCode>> = {
  '07919 Pausa-Mühltroff': 'SN',
  '12529 Schönefeld': 'BB',
  '14715 Schollene': 'ST',
  '17337 Groß Luckow': 'MV',
  '17337 Schönhausen': 'MV',
  '19273 Brahlstorf': 'MV',
  '19273 Teldau': 'MV',
  '19357 Brunow': 'MV',
  '19357 Dambeck': 'MV',
  '21039 Börnsen': 'SH',
  '21039 Escheburg': 'SH',
  '21039 Kröppelshagen-Fahrendorf': 'SH',
  '22113 Oststeinbek': 'SH',
  '22145 Braak': 'SH',
  '22145 Stapelfeld': 'SH',
  '34355 Kassel': 'HE',
  '59969 Bromskirchen': 'HE',
  '63928 Walldürn': 'BW',
  '64754 Eberbach': 'BW',
  '65391 Sauerthal': 'RP',
  '69412 Hirschhorn': 'HE',
  '69434 Eberbach': 'BW',
  '74731 Eichenbühl': 'BY',
  '97896 Eichenbühl': 'BY',
}

const PARSED = Object.entries(RANGES).flatMap(([state, text]) =>
  text.split(' ').map(range => {
    const [from = '', to = from] = range.split('-')
    return { state: state as StateCode, from, to }
  }),
)

/** The state of a municipality by its postal code. */
export function stateByNumber({ code, name }: PostalEntry): StateCode | undefined {
  return (
    ACROSS_THE_BORDER[`${code} ${name}`] ?? PARSED.find(({ from, to }) => from <= code && code <= to)?.state
  )
}
