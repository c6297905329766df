import { useLocation, useSearch } from 'wouter'

/** What parts of an address may say: one of some words, the number of something, or any text. */
type KnownParts = Readonly<Record<string, readonly string[] | 'number' | 'text'>>

/** The parts that are set, each with its word, number or text. */
type SetParts<Known extends KnownParts> = {
  readonly [Name in keyof Known]?: Known[Name] extends readonly (infer Word)[]
    ? Word
    : Known[Name] extends 'number'
      ? number
      : string
}

/** The query part of the screen's address, so that back, reload and a shared link show the same. */
export interface AddressQuery {
  /** '' where it is not set. */
  get(name: string): string
  /** What a list is filtered by; what is not set, or none of the known words, is missing. */
  filter<const Known extends KnownParts>(known: Known): SetParts<Known>
  /** The page number; 1 where it is missing or invalid. */
  readonly page: number
  /** The address with some parts changed; '' removes one. Any change but of the page goes back to page 1. */
  with(changes: Readonly<Record<string, string>>): string
  /** Navigates there; `isReplaced` replaces the step in the browser's history. */
  set(changes: Readonly<Record<string, string>>, isReplaced?: boolean): void
}

/** Reads and writes the query part of the present address. */
export function useAddressQuery(): AddressQuery {
  const [path, navigate] = useLocation()
  const values = new URLSearchParams(useSearch())
  const address = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(values)
    if (!('page' in changes)) next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    if (next.get('page') === '1') next.delete('page')
    const query = next.toString()
    return query === '' ? path : `${path}?${query}`
  }
  const isSet = (name: string, words: KnownParts[string]) => {
    const value = values.get(name) ?? ''
    if (words === 'number') return /^[1-9]\d{0,8}$/.test(value)
    return value !== '' && (words === 'text' || words.includes(value))
  }
  const page = Number(values.get('page') ?? '1')
  return {
    get: name => values.get(name) ?? '',
    filter: <Known extends KnownParts>(known: Known) => {
      const set = Object.entries(known).filter(([name, words]) => isSet(name, words))
      const entries = set.map(([name, words]) => {
        const value = values.get(name)
        return [name, words === 'number' ? Number(value) : value]
      })
      return Object.fromEntries(entries) as SetParts<Known>
    },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    with: address,
    set: (changes, isReplaced = false) => navigate(address(changes), { replace: isReplaced }),
  }
}
