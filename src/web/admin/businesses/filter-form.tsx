import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isGroupSlug } from '#domain/category/group.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { optionQueries } from '#web/admin/businesses/business-queries.ts'
import { ChosenFilters } from '#web/admin/businesses/chosen-filters.tsx'
import { CityFilter } from '#web/admin/businesses/city-filter.tsx'
import { type FilterName, NO_FILTER } from '#web/admin/businesses/table-address.ts'
import type { AddressQuery } from '#web/admin/routing/address-query.ts'
import { germanDay } from '#web/admin/ui/date-format.ts'
import { ChoiceFilter, SearchFilter } from '#web/admin/ui/list/filters.tsx'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useNow } from '#web/ui/now.tsx'

/** The filters of the table, each of which takes effect at once. Each change goes back to page 1. */
export function FilterForm({ address }: { address: AddressQuery }) {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminBusinessesMessages, language).filter
  const { statuses } = inLanguage(adminBusinessMessages, language)
  const options = optionQueries(api)
  const categories = useQuery(options.categories)
  const types = useQuery(options.types)
  const countries = useQuery(options.countries)
  const choice = (name: FilterName, label: string, offered: readonly Offered[]) => (
    <ChoiceFilter
      address={address}
      name={name}
      label={label}
      all={messages.all}
      options={withChosen(offered, address.get(name)).map(({ value, text, count }) => [
        value,
        count === null ? text : `${text} (${formats.count(count)})`,
      ])}
    />
  )
  return (
    <form className="filters" onSubmit={event => event.preventDefault()}>
      <SearchFilter address={address} name="search" label={messages.search} hint={messages.searchHint} />
      {choice(
        'category',
        messages.category,
        (categories.data ?? []).map(({ category, count }) => ({ value: category, text: category, count })),
      )}
      <CityFilter value={address.get('city')} onChange={city => address.set({ city })} />
      {choice(
        'type',
        messages.type,
        (types.data ?? []).map(({ type, count }) => ({ value: type, text: typeName(type), count })),
      )}
      {choice(
        'country',
        messages.country,
        (countries.data ?? []).map(({ countryCode, country, count }) => ({
          value: countryCode,
          text: country,
          count,
        })),
      )}
      <DateFilter
        key={address.get('date')}
        value={address.get('date')}
        onChange={date => address.set({ date })}
      />
      <ChoiceFilter
        address={address}
        name="state"
        label={messages.state}
        all={messages.notRemoved}
        options={Object.entries(messages.states)}
      />
      {choice(
        'status',
        messages.status,
        Object.entries(statuses).map(([value, text]) => ({ value, text, count: null })),
      )}
      <div className="row-end">
        <button type="submit" className="btn go">
          {messages.submit}
        </button>
        <button type="button" className="btn bare" onClick={() => address.set(NO_FILTER)}>
          {messages.clear}
        </button>
      </div>
      <ChosenFilters address={address} />
      {categories.isError && <p className="err ic ic-warn">{messages.optionsFailed}</p>}
    </form>
  )

  function typeName(type: string): string {
    return isGroupSlug(type) ? inLanguage(groupNamesMessages, language)[type] : type
  }
}

interface Offered {
  readonly value: string
  readonly text: string
  /** null while unknown. */
  readonly count: number | null
}

/** Adds the chosen value when it is not among the options, or these are not loaded yet. */
function withChosen(offered: readonly Offered[], chosen: string): readonly Offered[] {
  if (chosen === '' || offered.some(({ value }) => value === chosen)) return offered
  return [...offered, { value: chosen, text: chosen, count: null }]
}

function DateFilter({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const messages = useMessages(adminBusinessesMessages).filter
  const today = germanDay(useNow())
  const [fault, setFault] = useState('')
  const faultId = useId()
  return (
    <label>
      {messages.date}
      <input
        className="input"
        type="date"
        max={today}
        defaultValue={value}
        aria-invalid={fault === '' ? undefined : true}
        aria-describedby={fault === '' ? undefined : faultId}
        onChange={event => {
          const { value: day, validity } = event.target
          setFault(day > today ? messages.dateTooLate : '')
          if (day <= today && !validity.badInput) onChange(day)
        }}
      />
      {fault !== '' && (
        <span className="err ic ic-warn" id={faultId} role="alert">
          {fault}
        </span>
      )}
    </label>
  )
}
