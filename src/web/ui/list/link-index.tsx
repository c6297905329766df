import { Link } from 'wouter'
import { Section } from '#web/ui/section.tsx'

export interface IndexRow {
  readonly href: string
  readonly name: string
  /** Stands at the end of the dotted line. */
  readonly value: string
}

interface LinkSectionProps
  extends LinkIndexProps,
    Pick<Parameters<typeof Section>[0], 'heading' | 'title' | 'aside'> {}

/** A section of such links; nothing without any. */
export function LinkSection({ rows, isWide, ...section }: LinkSectionProps) {
  if (rows.length === 0) return null
  return (
    <Section {...section}>
      <LinkIndex rows={rows} isWide={isWide} />
    </Section>
  )
}

interface LinkIndexProps {
  rows: readonly IndexRow[]
  isWide?: boolean | undefined
}

/** Links in columns, each with a dotted line to its count. */
export function LinkIndex({ rows, isWide = false }: LinkIndexProps) {
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
