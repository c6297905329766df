import { foldGerman } from '#domain/text/folding.ts'
import { STATES, type StateCode } from '../place/state.ts'

/** The German state that a cell names: 'Bayern', 'Bavaria', 'BY', 'DE-BY', 'NRW'; undefined for anything else. */
export function parseState(text: string): StateCode | undefined {
  return NAMES.get(
    nameKey(text.slice(0, MAX_LENGTH)).replace(/^(?:de(?=..$)|land|freistaat|freieundhansestadt)/, ''),
  )
}

const MAX_LENGTH = 60

function nameKey(text: string): string {
  return foldGerman(text).replace(/[^a-z]/g, '')
}

const STATE_CODES = Object.keys(STATES) as StateCode[]

const ENGLISH_AND_SHORT: readonly (readonly [string, StateCode])[] = [
  ['bavaria', 'BY'],
  ['hesse', 'HE'],
  ['lowersaxony', 'NI'],
  ['nds', 'NI'],
  ['northrhinewestphalia', 'NW'],
  ['nrw', 'NW'],
  ['rhinelandpalatinate', 'RP'],
  ['rlp', 'RP'],
  ['saxony', 'SN'],
  ['saxonyanhalt', 'ST'],
  ['thuringia', 'TH'],
  ['mecklenburgwesternpomerania', 'MV'],
  ['meckpomm', 'MV'],
  ['badenwurttemberg', 'BW'],
  ['bawue', 'BW'],
]

const NAMES: ReadonlyMap<string, StateCode> = new Map([
  ...STATE_CODES.map(code => [code.toLowerCase(), code] as const),
  ...STATE_CODES.map(code => [nameKey(STATES[code]), code] as const),
  ...ENGLISH_AND_SHORT,
])
