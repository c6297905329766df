/** Figures with what they count, the figure first; unknown ones are left out. */
export function Metrics({
  metrics,
}: {
  metrics: readonly { readonly label: string; readonly value: string | null }[]
}) {
  return (
    <dl className="figures">
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
