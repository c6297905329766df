/** Figures with what they count, the figure first; unknown ones are left out. */
export function Figures({
  figures,
}: {
  figures: readonly { readonly label: string; readonly value: string | null }[]
}) {
  return (
    <dl className="figures">
      {figures.map(
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
