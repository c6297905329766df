import { type ReactNode, useEffect, useState } from 'react'

/** The filters of a list, each of which takes effect at once. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <form className="filters" onSubmit={event => event.preventDefault()}>
      {children}
    </form>
  )
}

interface ChoiceFilterProps {
  label: string
  /** '' for all. */
  value: string
  onChange: (value: string) => void
  /** The option that filters nothing. */
  all: string
  options: readonly (readonly [value: string, text: string])[]
}

/** A filter with a few values to choose from. */
export function ChoiceFilter({ label, value, onChange, all, options }: ChoiceFilterProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.target.value)}>
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

interface DayFilterProps {
  label: string
  /** ISO date; '' for none. */
  value: string
  onChange: (value: string) => void
}

/** A filter by a day. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label>
      <span>{label}</span>
      <input className="input" type="date" value={value} onChange={event => onChange(event.target.value)} />
    </label>
  )
}

interface SearchFilterProps {
  label: string
  /** '' for none. */
  value: string
  /** Told without spaces around it. */
  onSearch: (typed: string) => void
  /** What it looks in. */
  hint?: string
}

/** A filter by words. Searches when the field is left or Enter is pressed: each letter would be a step in the browser's history. */
export function SearchFilter({ label, value, onSearch, hint }: SearchFilterProps) {
  const [typed, setTyped] = useState(value)
  // A step back shows what was searched then; the field stays, and with it the focus.
  useEffect(() => setTyped(value), [value])
  const look = () => {
    if (typed.trim() !== value) onSearch(typed.trim())
  }
  return (
    <label className="wide">
      <span>{label}</span>
      <input
        className="input"
        type="search"
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
