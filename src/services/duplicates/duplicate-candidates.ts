import { setImmediate as nextTurn } from 'node:timers/promises'
import { UNAVAILABLE_NAME } from '#domain/business/business.ts'
import { addressKey, MOST_SHARING, type WidelyShared } from '#domain/duplicate/compare-businesses.ts'
import { distinctiveWords } from '#domain/duplicate/compare-names.ts'
import { ownDomain } from '#domain/duplicate/own-domain.ts'
import { nameKey } from '#domain/duplicate/recognition-key.ts'
import type { NumberedComparable } from '#store/duplicates/comparable-businesses.ts'
import { hashOf, KeyGroups } from './key-groups.ts'

/** A word in more names at one address ('Praxis') does not identify a business. */
const MOST_AT_AN_ADDRESS = 40
/** A name of more businesses in one town ('Geldautomat') does not identify a business. */
const MOST_NAMESAKES = 40
/** Two smaller business numbers fit into one number. */
const PAIR_BASE = 2 ** 26

/**
 * The pairs of businesses to compare. Every pair that can reach the score of a suggestion has one of these in common: a
 * telephone number, a domain, a word of the name at one address, or the whole name in one town.
 */
export class DuplicateCandidates {
  readonly #phones = new KeyGroups()
  readonly #domains = new KeyGroups()
  readonly #wordsAtAddresses = new KeyGroups()
  readonly #namesInTowns = new KeyGroups()
  readonly #sharedPhones = new Set<number>()
  readonly #sharedDomains = new Set<number>()

  /** Adds one business; in any order. */
  add(business: NumberedComparable): void {
    const { id, name, phone, website, citySlug } = business
    if (name === UNAVAILABLE_NAME || id >= PAIR_BASE) return
    if (phone !== null) this.#phones.add(phone, id)
    const domain = website === null ? undefined : ownDomain(website)
    if (domain !== undefined) this.#domains.add(domain, id)
    const address = addressKey(business)
    if (address !== undefined)
      for (const word of distinctiveWords(business)) this.#wordsAtAddresses.add(`${address} ${word}`, id)
    this.#namesInTowns.add(`${nameKey(name)} ${citySlug}`, id)
  }

  /** Every pair once, as numbers for pairOf, in order of the smaller id. Call it when everything is added. */
  async pairs(): Promise<Float64Array> {
    const pairs = new Set<number>()
    await collect(this.#phones, MOST_SHARING, pairs, this.#sharedPhones)
    await collect(this.#domains, MOST_SHARING, pairs, this.#sharedDomains)
    await collect(this.#wordsAtAddresses, MOST_AT_AN_ADDRESS, pairs)
    await collect(this.#namesInTowns, MOST_NAMESAKES, pairs)
    return Float64Array.from(pairs).sort()
  }

  /** The telephone numbers and domains that too many businesses share; known after pairs(). */
  shared(): WidelyShared {
    return {
      isPhoneOfMany: phone => this.#sharedPhones.has(hashOf(phone)),
      isDomainOfMany: domain => this.#sharedDomains.has(hashOf(domain)),
    }
  }
}

/** The two businesses of a pair, the smaller number first. */
export function pairOf(pair: number): { readonly a: number; readonly b: number } {
  return { a: Math.floor(pair / PAIR_BASE), b: pair % PAIR_BASE }
}

async function collect(
  groups: KeyGroups,
  most: number,
  pairs: Set<number>,
  tooMany?: Set<number>,
): Promise<void> {
  for (const portion of groups.portions()) {
    for (const { hash, numbers } of portion) {
      if (numbers.length > most) tooMany?.add(hash)
      else addPairs(numbers, pairs)
    }
    await nextTurn()
  }
}

function addPairs(numbers: readonly number[], pairs: Set<number>): void {
  for (const [at, a] of numbers.entries()) {
    for (const b of numbers.slice(at + 1)) {
      if (a !== b) pairs.add(Math.min(a, b) * PAIR_BASE + Math.max(a, b))
    }
  }
}
