import { type FormEvent, useId } from 'react'
import { Link, useLocation, useRouter } from 'wouter'
import { businessListMessages } from '#web/messages/business-list.ts'
import { usePage } from '#web/page-context.ts'
import { categoryMessages } from '#web/pages/category/messages.ts'
import {
  CATEGORY_SORTS,
  FIRST_PAGE,
  type ListSearch,
  readListSearch,
  writeListSearch,
} from '#web/routing/list-params.ts'
import { routes } from '#web/routing/routes.ts'

/** Order and view of a category's list; both are in the address, and a new order begins at page 1. */
export function CategoryTools({ slug, search }: { slug: string; search: ListSearch }) {
  const { language } = usePage()
  const messages = categoryMessages(language)
  const listing = businessListMessages(language)
  const id = useId()
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const address = routes.category.href({ category: slug })
  const sort = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sortBy = String(new FormData(event.currentTarget).get('sortBy'))
    const chosen = readListSearch(new URLSearchParams({ sortBy, view: search.view }).toString())
    navigate(address + writeListSearch(chosen))
  }
  return (
    <div className="res-tools">
      <form className="inline-select" action={`${base}${address}`} onSubmit={sort}>
        {search.view !== FIRST_PAGE.view && <input type="hidden" name="view" value={search.view} />}
        <label htmlFor={id}>{messages.sort}</label>
        <select
          key={search.sortBy}
          id={id}
          name="sortBy"
          defaultValue={search.sortBy}
          onChange={event => event.currentTarget.form?.requestSubmit()}
        >
          {CATEGORY_SORTS.map(sortBy => (
            <option key={sortBy} value={sortBy}>
              {messages.sorts[sortBy]}
            </option>
          ))}
        </select>
        <button type="submit" className="btn without-script">
          {messages.apply}
        </button>
      </form>
      <fieldset className="seg" aria-label={listing.view}>
        {(['list', 'grid'] as const).map(view => (
          <Link
            key={view}
            className={`ic ic-${view}`}
            href={address + writeListSearch({ ...search, view })}
            aria-current={view === search.view ? 'true' : undefined}
            rel="nofollow"
          >
            {listing[view]}
          </Link>
        ))}
      </fieldset>
    </div>
  )
}
