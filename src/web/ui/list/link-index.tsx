import { Link } from 'wouter'

export interface IndexRow {
  readonly href: string
  readonly name: string
  /** Stands at the end of the dotted line. */
  readonly value: string
}

/** Links in columns, each with a dotted line to its count. */
export function LinkIndex({ rows, isWide = false }: { rows: readonly IndexRow[]; isWide?: boolean }) {
  return (
    <ul className={isWide ? 'index wide' : 'index'}>
      {rows.map(({ href, name, value }) => (
        <li key={href} className="lead-row">
          <Link href={href}>{name}</Link>
          <span className="quiet num">{value}</span>
        </li>
      ))}
    </ul>
  )
}
