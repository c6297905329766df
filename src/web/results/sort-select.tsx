import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import { useMessages } from '#web/messages.ts'
import { FILTER_FORM } from '#web/results/shown-list.ts'
import { type PageSearch, SORTS } from '#web/routing/search-params.ts'

/** Order of the results; part of the filter form by its form attribute. */
export function SortSelect({ search, hasPlace }: { search: PageSearch; hasPlace: boolean }) {
  const results = useMessages(businessesMessages)
  const sorts = SORTS.filter(sort => sort !== 'distance' || hasPlace || search.sort === 'distance')
  return (
    <span className="inline-select">
      <label htmlFor="sort">{results.sort}</label>
      <select
        id="sort"
        name="sort"
        form={FILTER_FORM}
        value={search.sort}
        onChange={event => event.currentTarget.form?.requestSubmit()}
      >
        {sorts.map(sort => (
          <option key={sort} value={sort}>
            {results.sorts[sort]}
          </option>
        ))}
      </select>
      <button type="submit" className="btn without-script" form={FILTER_FORM}>
        {results.apply}
      </button>
    </span>
  )
}
