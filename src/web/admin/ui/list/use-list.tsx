import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { type AddressQuery, useAddressQuery } from '#web/admin/routing/address-query.ts'
import { ChoiceFilter, DayFilter, SearchFilter } from '#web/admin/ui/list/filters.tsx'
import type { Elements } from '#web/elements.ts'

/** Something that a list can be filtered by: one of some words, any text, or a day. */
interface ListFilter {
  readonly label: string
  /** The option that filters nothing, and the words to choose from with their names. */
  readonly all?: string
  readonly words?: readonly string[]
  readonly names?: Readonly<Record<string, string>>
  /** The address may say words, too, that are not to be chosen. */
  readonly isOpen?: boolean
  /** What a text is looked for in. */
  readonly hint?: string
  readonly isDay?: boolean
}

/** By name: its part of the address and of what is asked for. */
type ListFilters = Readonly<Record<string, ListFilter>>

/** What is set of each. */
type Chosen<Filters extends ListFilters> = {
  readonly [Name in keyof Filters]?: Filters[Name] extends { readonly words: readonly (infer Word)[] }
    ? Word
    : string
}

interface FilteredList<Filters extends ListFilters> {
  readonly address: AddressQuery
  readonly filter: Chosen<Filters>
  readonly isFiltered: boolean
  /** Page and filter, as the list is asked for. */
  readonly asked: Chosen<Filters> & { readonly page: number }
  /** The controls of the filters; undefined without any. */
  readonly controls: Elements
}

/** What a list is filtered by, which is in the address, and its controls. */
export function useFilters<const Filters extends ListFilters>(filters: Filters): FilteredList<Filters> {
  const address = useAddressQuery()
  const all = Object.entries<ListFilter>(filters)
  const known = all.map(([name, { words, isOpen }]) => [name, isOpen === true ? 'text' : (words ?? 'text')])
  // As the type says: address.filter() takes known words only.
  const filter = address.filter(Object.fromEntries(known)) as Chosen<Filters>
  return {
    address,
    filter,
    isFiltered: Object.keys(filter).length > 0,
    asked: { page: address.page, ...filter },
    controls:
      all.length === 0
        ? undefined
        : all.map(([name, of]) => <FilterControl key={name} address={address} name={name} {...of} />),
  }
}

function FilterControl(props: ListFilter & { address: AddressQuery; name: string }) {
  const { all = '', words, names = {}, hint, isDay, ...control } = props
  if (words !== undefined)
    return <ChoiceFilter {...control} all={all} options={words.map(word => [word, names[word] ?? word])} />
  return isDay === true ? <DayFilter {...control} /> : <SearchFilter {...control} {...(hint && { hint })} />
}

/**
 * A list with filters and pages: reads what the address says.
 * @param key of the list in the query cache, below 'admin'
 * @returns `list` is for the panel that shows it
 */
export function useList<const Filters extends ListFilters, Data>(
  key: QueryKey,
  filters: Filters,
  read: (asked: FilteredList<Filters>['asked']) => Promise<Data>,
) {
  const { controls, asked, ...filtered } = useFilters(filters)
  const query = useListQuery(key, asked, read)
  const { address } = filtered
  return { ...filtered, data: query.data, list: { query, address, filters: controls } }
}

/**
 * Reads a page of a list whenever its screen is opened, because others change it too. The page before is shown while the
 * next one is read.
 * @param query filter, order and page
 */
export function useListQuery<Query, Data>(
  key: QueryKey,
  query: Query,
  read: (query: Query) => Promise<Data>,
) {
  return useQuery({
    queryKey: ['admin', ...key, query],
    queryFn: () => read(query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
