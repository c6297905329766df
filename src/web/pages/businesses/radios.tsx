import { Choice } from '#web/pages/businesses/choice.tsx'
import { FacetGroup } from '#web/pages/businesses/facet-controls.tsx'

interface RadiosProps {
  title: string
  name: string
  /** What is chosen; null for no narrowing. */
  chosen: number | null
  /** Names no narrowing. */
  anyLabel: string
  /** What can be chosen. */
  values: readonly { readonly value: string; readonly count?: number }[]
  labelOf: (value: string) => string
}

/** A group of filters of which one holds, or none. */
export function Radios({ title, name, chosen, anyLabel, values, labelOf }: RadiosProps) {
  return (
    <FacetGroup title={title}>
      <Choice type="radio" name={name} value="" isChosen={chosen === null} label={anyLabel} />
      {values.map(({ value, count }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          count={count}
          isChosen={chosen === Number(value)}
          label={labelOf(value)}
        />
      ))}
    </FacetGroup>
  )
}
