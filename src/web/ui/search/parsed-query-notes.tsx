import { Link } from 'wouter'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'

interface ParsedQueryNotesProps {
  answer: Pick<ListAnswer, 'corrected' | 'asksPosition'>
  /** The same search as it was typed. */
  verbatimHref: string
  messages: {
    readonly correctedTo: (text: string) => string
    readonly verbatim: (text: string) => string
    readonly asksPosition: string
    readonly usePosition: string
  }
}

/** What was searched for if not what was typed, with a link to the literal search; and that it needs a position. */
export function ParsedQueryNotes({ answer, verbatimHref, messages }: ParsedQueryNotesProps) {
  const { language } = usePage()
  const { corrected, asksPosition } = answer
  return (
    <>
      {corrected && (
        <p className="note">
          {messages.correctedTo(corrected.to)}{' '}
          <Link href={verbatimHref} rel="nofollow">
            {messages.verbatim(corrected.from)}
          </Link>
        </p>
      )}
      {asksPosition && (
        <p className="note">
          {`${messages.asksPosition} `}
          <button
            type="button"
            className="btn"
            onClick={({ currentTarget }) =>
              import('#web/ui/search/search-near-me.ts').then(({ searchNearMe }) =>
                searchNearMe(currentTarget, language),
              )
            }
          >
            {messages.usePosition}
          </button>
        </p>
      )}
    </>
  )
}
