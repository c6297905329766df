import { Link } from 'wouter'
import { usePage } from '#web/page-context.ts'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { routes } from '#web/routing/routes.ts'
import type { PageSearch } from '#web/routing/search-params.ts'

/** List or grid, stored in the address. */
export function ViewSwitch({ search }: { search: PageSearch }) {
  const results = businessesMessages(usePage().language)
  return (
    <fieldset className="seg" aria-label={results.view}>
      {(['list', 'grid'] as const).map(view => (
        <Link
          key={view}
          className={`ic ic-${view}`}
          href={routes.businesses.href({ ...search, view })}
          aria-current={view === search.view ? 'true' : undefined}
          rel="nofollow"
        >
          {results[view]}
        </Link>
      ))}
    </fieldset>
  )
}
