import { type ReactNode, useEffect, useState } from 'react'
import type { AddressQuery } from '#web/admin/routing/address-query.ts'

/** The filters of a list, each of which takes effect at once. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <form className="filters" onSubmit={event => event.preventDefault()}>
      {children}
    </form>
  )
}

interface FilterProps {
  address: AddressQuery
  /** Its part of the address, which is missing while it filters nothing. */
  name: string
  label: string
}

interface ChoiceFilterProps extends FilterProps {
  /** The option that filters nothing. */
  all: string
  options: readonly (readonly [value: string, text: string])[]
}

/** A filter with a few values to choose from. */
export function ChoiceFilter({ address, name, label, all, options }: ChoiceFilterProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={address.get(name)} onChange={event => address.set({ [name]: event.target.value })}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A filter by a day, in the address as an ISO date. */
export function DayFilter({ address, name, label }: FilterProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        className="input"
        type="date"
        value={address.get(name)}
        onChange={event => address.set({ [name]: event.target.value })}
      />
    </label>
  )
}

interface SearchFilterProps extends FilterProps {
  /** What it looks in. */
  hint?: string
}

/** A filter by words. Searches when the field is left or Enter is pressed: each letter would be a step in the browser's history. */
export function SearchFilter({ address, name, label, hint }: SearchFilterProps) {
  const value = address.get(name)
  const [typed, setTyped] = useState(value)
  // A step back shows what was searched then; the field stays, and with it the focus.
  useEffect(() => setTyped(value), [value])
  const look = () => {
    if (typed.trim() !== value) address.set({ [name]: typed.trim() })
  }
  return (
    <label className="wide">
      <span>{label}</span>
      <input
        className="input"
        type="search"
        name={name}
        placeholder={hint}
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={look}
        onKeyDown={event => {
          if (event.key === 'Enter') look()
        }}
      />
    </label>
  )
}
