import { Link } from 'wouter'
import { paths } from '#web/paths.ts'
import { Empty } from '#web/ui/empty.tsx'

interface NobodyThereProps {
  words: {
    readonly none: string
    readonly noneText: string
    readonly noneHelp: string
    readonly help: string
    readonly search: string
  }
}

/** In place of a form while the operator is unknown: why there is none, and what else helps. */
export function NobodyThere({ words }: NobodyThereProps) {
  return (
    <Empty level={2} title={words.none} text={`${words.noneText} ${words.noneHelp}`}>
      <Link className="btn go" href={paths.document('help')}>
        {words.help}
      </Link>
      <Link className="btn" href={paths.businesses()}>
        {words.search}
      </Link>
    </Empty>
  )
}
