import { nonDefaultParams, type PageSearch } from '#web/routing/search-params.ts'

/** Carries the rest of a search through a form that sets only a part of it. */
export function HiddenFields({
  search,
  omit = [],
}: {
  search: Partial<PageSearch>
  omit?: readonly string[]
}) {
  return nonDefaultParams(search).map(
    ([name, value]) =>
      omit.includes(name) || <input key={name} type="hidden" name={name} value={String(value)} />,
  )
}
