import { type ChangeEvent, type FormEvent, useRef } from 'react'
import { Link, useLocation, useRouter } from 'wouter'
import type { FacetValue } from '#domain/search/search.ts'
import { slugsOf } from '#domain/text/slug-list.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import type { ShownRead } from '#web/api/use-read.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Choice } from '#web/results/facets/choice.tsx'
import { FacetGroup } from '#web/results/facets/facet-controls.tsx'
import { MoreChoices } from '#web/results/facets/more-choices.tsx'
import { OPEN_ON_FIELDS, OpenAtFacet } from '#web/results/facets/open-at-facet.tsx'
import { chooseOpenOn } from '#web/results/facets/open-at-fields.ts'
import { Radios } from '#web/results/facets/radios.tsx'
import { useKeptOrder } from '#web/results/facets/use-kept-order.ts'
import { CategorySelect, CitySelect, PriceSelect } from '#web/results/selectors.tsx'
import {
  FILTER_FORM,
  FILTER_PANEL,
  hasFilters,
  type ShownList,
  unfilteredHref,
} from '#web/results/shown-list.ts'
import { routes } from '#web/routing/routes.ts'
import { type ListFormat, type PageSearch, readSearch } from '#web/routing/search-params.ts'
import { ReadState } from '#web/ui/read-state.tsx'
import { HiddenFields } from '#web/ui/search/hidden-fields.tsx'

interface FacetsProps {
  list: ShownList
  answer: ListAnswer | undefined
  /** The answer to this very search; undefined while it is loading or cannot be read. */
  settled: ListAnswer | undefined
  /** How reading it goes, where that is to be said. */
  trouble: ShownRead<ListAnswer> | undefined
}

/** Filters as a plain GET form of native controls: at once with script, by one button without. */
export function Facets({ list, answer, settled, trouble }: FacetsProps) {
  const { formats, site } = usePage()
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const texts = useMessages(businessesMessages)
  const facets = answer?.facets
  const { search, whole, format, hrefOf } = list
  const { query, lat, lon, verbatim, view } = search
  /** Takes over the focus of the link that goes with the filters. */
  const closer = useRef<HTMLButtonElement>(null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(hrefOf(searchOfForm(event.currentTarget, search, format)))
  }
  const apply = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (target.matches(OPEN_ON_FIELDS)) {
      if (chooseOpenOn(currentTarget)) currentTarget.requestSubmit()
      return
    }
    if (target instanceof HTMLSelectElement) untick(currentTarget, target.name)
    currentTarget.requestSubmit()
  }
  const flag = (name: 'hasPhoto' | 'hasWebsite' | 'verified', label: string) => (
    <Choice type="checkbox" name={name} value="true" isChosen={search[name]} label={label} />
  )
  // On narrow screens a sheet. A popover and no modal dialog: it opens without script too, Escape and a press beside it
  // close it, and the focus goes back to the button by itself.
  return (
    <aside className="facets" id={FILTER_PANEL} popover="auto" aria-label={texts.filter}>
      <div className="facets-head">
        <h2>{texts.filter}</h2>
        {hasFilters(list) && (
          <Link className="btn bare" href={unfilteredHref(list)} onClick={() => closer.current?.focus()}>
            {texts.reset}
          </Link>
        )}
        <button
          type="button"
          className="btn icon ic ic-x"
          ref={closer}
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          aria-label={texts.closeFilter}
        />
      </div>
      <form id={FILTER_FORM} action={`${base}${routes.businesses.href()}`} onSubmit={submit} onChange={apply}>
        <HiddenFields
          search={{
            query,
            lat,
            lon,
            verbatim,
            view,
            location: whole.location,
            category: whole.category,
          }}
        />
        <OpenAtFacet openAt={search.openAt} answer={answer} />
        {whole.location === '' && (
          <FacetGroup title={texts.city}>
            <CitySelect search={search} answer={answer} place={settled?.place ?? null} />
            <Several name="cities" search={search} values={facets?.cities} />
            <MoreChoices of="cities" name="cities" search={search} shown={valuesOf(facets?.cities)} />
          </FacetGroup>
        )}
        {whole.category === '' && (
          <FacetGroup title={texts.category}>
            <CategorySelect search={search} answer={answer} />
            <Several name="category" search={search} values={facets?.categories} />
            <MoreChoices
              of="categories"
              name="category"
              search={search}
              shown={valuesOf(facets?.categories)}
            />
          </FacetGroup>
        )}
        {facets !== undefined && facets.radii.length > 0 && (
          <Radios
            title={texts.radius}
            name="radiusKm"
            chosen={`${search.radiusKm ?? ''}`}
            anyLabel={texts.exactly}
            values={facets.radii}
            labelOf={texts.radiusKm}
          />
        )}
        {facets !== undefined && facets.ratings.length > 0 && (
          <Radios
            title={texts.rating}
            name="minRating"
            chosen={search.minRating?.toFixed(1) ?? ''}
            anyLabel={texts.anyRating}
            values={facets.ratings}
            labelOf={value => texts.ratingFrom(formats.rating(Number(value)))}
          />
        )}
        {facets !== undefined && facets.attributes.length > 0 && (
          <FacetGroup title={texts.attributes}>
            <Several name="attributes" search={search} values={facets.attributes} />
            <MoreChoices
              of="attributes"
              name="attributes"
              search={search}
              shown={valuesOf(facets.attributes)}
            />
          </FacetGroup>
        )}
        <FacetGroup title={texts.features}>
          {site.showsPhotos && flag('hasPhoto', texts.hasPhoto)}
          {flag('hasWebsite', texts.hasWebsite)}
          {flag('verified', texts.verified)}
          <PriceSelect search={search} />
        </FacetGroup>
        <button type="submit" className="btn without-script">
          {texts.apply}
        </button>
        <div className="facets-done needs-script">
          {trouble && (
            <ReadState read={trouble} pending={null}>
              {nothing}
            </ReadState>
          )}
          <button type="button" className="btn go" popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
            {texts.show(settled && formats.counted(settled.total))}
          </button>
        </div>
      </form>
    </aside>
  )
}

/** What was read is behind the sheet. */
function nothing(): null {
  return null
}

interface SeveralProps {
  name: 'cities' | 'category' | 'attributes'
  search: PageSearch
  values: readonly FacetValue[] | undefined
}

const NO_VALUES: readonly FacetValue[] = []

/** Several of the values that a result has, each with its count. */
function Several({ name, search, values = NO_VALUES }: SeveralProps) {
  const { query, location, lat, lon } = search
  const ordered = useKeptOrder(values, [query, location, lat, lon].join())
  const chosen = slugsOf(search[name])
  return ordered.map(({ value, ...shown }) => (
    <Choice
      key={value}
      type="checkbox"
      name={name}
      value={value}
      isChosen={chosen.includes(value)}
      {...shown}
    />
  ))
}

function valuesOf(values: readonly FacetValue[] = []): readonly string[] {
  return values.map(({ value }) => value)
}

/** With another city or category the filters that were chosen before no longer fit. */
function untick(form: HTMLFormElement, select: string) {
  const name = select === 'location' ? 'cities' : select
  for (const box of form.elements)
    if (box instanceof HTMLInputElement && box.name === name) box.checked = false
}

function searchOfForm(form: HTMLFormElement, before: PageSearch, format: ListFormat): PageSearch {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value)
  const next = { ...readSearch(values.toString(), format), view: before.view }
  return next.location === before.location ? next : { ...next, lat: null, lon: null }
}
