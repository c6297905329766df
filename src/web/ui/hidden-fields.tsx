import { EMPTY_SEARCH, type PageSearch } from '#web/search-params.ts'

/** Carries the rest of a search through a form that sets only a part of it. */
export function HiddenFields({ search, omit }: { search: PageSearch; omit: readonly (keyof PageSearch)[] }) {
  const names = (Object.keys(EMPTY_SEARCH) as (keyof PageSearch)[]).filter(
    name => !omit.includes(name) && search[name] !== EMPTY_SEARCH[name],
  )
  return names.map(name => <input key={name} type="hidden" name={name} value={String(search[name])} />)
}
