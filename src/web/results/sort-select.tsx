import { useLocation } from 'wouter'
import { isAnswered } from '#web/early-input.ts'
import { businessesMessages } from '#web/messages/businesses.ts'
import { usePage } from '#web/page-context.ts'
import { FILTER_FORM, type ShownList } from '#web/results/shown-list.ts'
import { SORTS } from '#web/routing/search-params.ts'

/** Order of the results, at once; without script a part of the filter form by its form attribute. */
export function SortSelect({ list: { search, hrefOf }, hasPlace }: { list: ShownList; hasPlace: boolean }) {
  const [, navigate] = useLocation()
  const results = businessesMessages(usePage().language)
  const sorts = SORTS.filter(sort => sort !== 'distance' || hasPlace || search.sort === 'distance')
  return (
    <span className="inline-select">
      <label htmlFor="sort">{results.sort}</label>
      <select
        id="sort"
        name="sort"
        form={FILTER_FORM}
        value={search.sort}
        onChange={({ currentTarget: { form, value } }) => {
          // With everything that is chosen in the form; before its code is there, it would load a document.
          if (form !== null && isAnswered(form)) return form.requestSubmit()
          const sort = SORTS.find(known => known === value) ?? search.sort
          navigate(hrefOf({ ...search, sort, page: 1 }))
        }}
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
