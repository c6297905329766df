/** Metrics with their labels, the value first; unknown ones are left out. */
export function Metrics({
  metrics,
}: {
  metrics: readonly { readonly label: string; readonly value: string | null }[]
}) {
  return (
    <dl className="metrics">
      {metrics.map(
        ({ label, value }) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
