import type { StateCode } from '#domain/place/state.ts'
import type { Random } from './random.ts'

/**
 * Number ranges that the Bundesnetzagentur reserves for films and books ("Rufnummern für Medienproduktionen"): nobody
 * has them. Prefix in international form, and how many numbers there are.
 */
const BERLIN = range('+49 30 23125', 1000)
const FRANKFURT = range('+49 69 90009', 1000)
const HAMBURG = range('+49 40 66969', 1000)
const COLOGNE = range('+49 221 4710', 1000)
const MUNICH = range('+49 89 99998', 1000)
const MOBILE = [range('+49 171 39200', 100), range('+49 176 040690', 100)] as const
const SINGLE_MOBILE = ['+49 152 28817386', '+49 152 28895456', '+49 152 54599371', '+49 174 9091317'] as const

interface Range {
  readonly prefix: string
  readonly size: number
}

/** The range for each state, of the five towns that have one. */
const BY_STATE: Readonly<Record<StateCode, Range>> = {
  ...{ BW: MUNICH, BY: MUNICH, SN: BERLIN, ST: BERLIN, TH: BERLIN, BB: BERLIN, BE: BERLIN, MV: BERLIN },
  ...{ HB: HAMBURG, HH: HAMBURG, NI: HAMBURG, SH: HAMBURG, NW: COLOGNE },
  ...{ HE: FRANKFURT, RP: FRANKFURT, SL: FRANKFURT },
}

/** A phone number that belongs to nobody, in the international form of exports. */
export function pickPhone(random: Random, state: StateCode, mobileShare: number): string {
  if (!random.chance(mobileShare)) return numberIn(BY_STATE[state], random)
  return random.chance(0.05) ? random.pick(SINGLE_MOBILE) : numberIn(random.pick(MOBILE), random)
}

function numberIn({ prefix, size }: Range, random: Random): string {
  return prefix + String(random.below(size)).padStart(String(size - 1).length, '0')
}

function range(prefix: string, size: number): Range {
  return { prefix, size }
}
