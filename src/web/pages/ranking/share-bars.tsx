export interface Share {
  readonly name: string
  /** What it means, in short. */
  readonly text?: string
  readonly value: number
  /** '45 Punkte' */
  readonly shown: string
}

/** Parts of a whole, each with its number and a bar relative to the largest. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const largest = Math.max(1, ...shares.map(({ value }) => value))
  return (
    <ul className="shares">
      {shares.map(({ name, text, value, shown }) => (
        <li key={name}>
          <div className="lead-row">
            <strong>{name}</strong>
            <span className="num">{shown}</span>
          </div>
          <svg className="bar" aria-hidden="true">
            <rect width={`${(value / largest) * 100}%`} height="100%" />
          </svg>
          {text !== undefined && <p className="quiet small">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
