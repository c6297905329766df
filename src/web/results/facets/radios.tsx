import type { Elements } from '#web/elements.ts'
import { Choice } from '#web/results/facets/choice.tsx'
import { FacetGroup } from '#web/results/facets/facet-controls.tsx'

interface RadiosProps {
  title: string
  name: string
  /** The chosen value; '' for no narrowing. */
  chosen: string
  /** Names no narrowing. */
  anyLabel: string
  /** What can be chosen. */
  values: readonly { readonly value: string; readonly count?: number }[]
  labelOf: (value: string) => string
  /** Below the choices. */
  children?: Elements
}

/** A group of filters of which one holds, or none. */
export function Radios({ title, name, chosen, anyLabel, values, labelOf, children }: RadiosProps) {
  return (
    <FacetGroup title={title}>
      <Choice type="radio" name={name} value="" isChosen={chosen === ''} label={anyLabel} />
      {values.map(({ value, count }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          count={count}
          isChosen={chosen === value}
          label={labelOf(value)}
        />
      ))}
      {children}
    </FacetGroup>
  )
}
