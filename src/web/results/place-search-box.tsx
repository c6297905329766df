import { SkipToResults } from '#web/results/skip-to-results.tsx'
import { routes } from '#web/routing/routes.ts'
import { EMPTY_SEARCH, type PageSearch } from '#web/routing/search-params.ts'
import { SearchBox } from '#web/ui/search/search-box.tsx'

interface PlaceSearchBoxProps {
  search: PageSearch
  /** The city as people write it; '' for none. */
  placeLabel?: string
  /** The page has a list. */
  hasList: boolean
}

/** The search box above the list of a place or a trade, with the place in it: whoever types searches there. */
export function PlaceSearchBox({
  search: { location, category },
  placeLabel = '',
  hasList,
}: PlaceSearchBoxProps) {
  return (
    <>
      {hasList && <SkipToResults />}
      <div className="bar-top">
        <div className="wrap">
          <SearchBox
            action={routes.businesses.href()}
            search={{ ...EMPTY_SEARCH, location }}
            placeLabel={placeLabel}
            trade={category}
            size="slim"
          />
        </div>
      </div>
    </>
  )
}
