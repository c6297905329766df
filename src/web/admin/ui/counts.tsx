interface CountsProps {
  counts: readonly (readonly [name: string, value: string])[]
}

/** A few named numbers side by side. */
export function Counts({ counts }: CountsProps) {
  return (
    <dl className="counts">
      {counts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
