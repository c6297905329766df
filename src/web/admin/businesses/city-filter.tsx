import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { optionQueries } from '#web/admin/businesses/business-queries.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** How many cities are offered (specification, section 9). */
const CITIES = 30
/** How many suggestions the field for other cities shows. */
const SUGGESTIONS = 50
/** No city has this value. */
const OTHER = '\u0000'

interface CityFilterProps {
  /** '' for all. */
  value: string
  onChange: (city: string) => void
}

/** A select of the largest cities, and a field for any other. */
export function CityFilter({ value, onChange }: CityFilterProps) {
  const { formats } = usePage()
  const { api } = useAdmin()
  const messages = useMessages(adminBusinessesMessages).filter
  const found = useQuery(optionQueries(api).cities)
  const cities = found.data ?? []
  const largest = cities.slice(0, CITIES)
  const isListed = value === '' || largest.some(({ city }) => city === value)
  const [isOther, setIsOther] = useState(false)
  const showsField = isOther || !isListed
  return (
    <>
      <label>
        {messages.city}
        <select
          value={showsField ? OTHER : value}
          onChange={event => {
            const chosen = event.target.value
            setIsOther(chosen === OTHER)
            if (chosen !== OTHER) onChange(chosen)
          }}
        >
          <option value="">{messages.all}</option>
          {largest.map(({ city, count }) => (
            <option key={city} value={city}>
              {`${city} (${formats.count(count)})`}
            </option>
          ))}
          <option value={OTHER}>{messages.otherCity}</option>
        </select>
      </label>
      {found.isError && <p className="err ic ic-warn">{messages.citiesFailed}</p>}
      {showsField && <OtherCity key={value} value={value} cities={cities} onChange={onChange} />}
    </>
  )
}

interface OtherCityProps extends CityFilterProps {
  cities: readonly { readonly city: string; readonly count: number }[]
}

function OtherCity({ value, cities, onChange }: OtherCityProps) {
  const messages = useMessages(adminBusinessesMessages).filter
  const [text, setText] = useState(value)
  const typed = useDeferredValue(text.trim().toLocaleLowerCase('de'))
  const id = useId()
  const list = useId()
  const hint = useId()
  const apply = () => {
    if (text.trim() !== value) onChange(text.trim())
  }
  return (
    <div className="filter">
      <label htmlFor={id}>{messages.otherCityLabel}</label>
      <input
        id={id}
        className="input"
        value={text}
        list={list}
        placeholder={messages.otherCityHint}
        aria-describedby={hint}
        autoComplete="off"
        onChange={event => setText(event.target.value)}
        onBlur={apply}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Without the form's own submission, which does not have this city yet.
          event.preventDefault()
          apply()
        }}
      />
      <span className="vh" id={hint}>
        {messages.otherCityHint}
      </span>
      <datalist id={list}>
        {typed.length > 0 &&
          cities
            .filter(({ city }) => city.toLocaleLowerCase('de').startsWith(typed))
            .slice(0, SUGGESTIONS)
            .map(({ city }) => <option key={city} value={city} />)}
      </datalist>
    </div>
  )
}
