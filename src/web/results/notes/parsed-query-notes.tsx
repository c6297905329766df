import { Link } from 'wouter'
import type { OtherReading, Understood } from '#domain/search/understood.ts'
import { asWritten } from '#domain/text/as-written.ts'
import type { Count } from '#messages/count.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { loadCode } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'
import { lazyView } from '#web/ui/lazy-view.tsx'

const RarerNotes = await lazyView(
  async () => (await loadCode(() => import('#web/results/notes/rarer-notes.tsx'))).RarerNotes,
  () => document.querySelector('#namesakes,#geschlossen,#notdienst,#hilfreich,#position') !== null,
)

interface ParsedQueryNotesProps {
  answer: Pick<
    ListAnswer,
    'closed' | 'corrected' | 'asksPosition' | 'emergency' | 'helping' | 'total' | 'understood'
  >
  /** The same search as it was typed. */
  verbatimHref: string
  messages: {
    readonly leftOut: (words: string) => string
    readonly correctedTo: (text: string) => string
    readonly verbatim: (text: string) => string
    readonly otherwise: Readonly<Record<OtherReading['kind'], (results: Count) => string>>
  }
}

/** What was searched for if not what was typed, with a link to the literal search; which words were left out; and the rarer notes. */
export function ParsedQueryNotes({ answer, verbatimHref, messages }: ParsedQueryNotesProps) {
  const { formats } = usePage()
  const { closed, corrected, asksPosition, emergency, helping } = answer
  const { leftOut, otherwise, otherPlaces } = answer.understood
  return (
    <>
      {corrected && (
        <p className="note">
          <span>{messages.correctedTo(named(corrected.to, answer.understood))}</span>{' '}
          <Link href={verbatimHref} rel="nofollow">
            {messages.verbatim(corrected.from)}
          </Link>
        </p>
      )}
      {leftOut !== undefined && <p className="note">{messages.leftOut(leftOut)}</p>}
      {otherwise && (
        <p className="note">
          <Link
            href={routes.businesses.href(readSearch(new URLSearchParams({ ...otherwise.query }).toString()))}
            rel="nofollow"
          >
            {messages.otherwise[otherwise.kind](formats.counted(otherwise.count))}
          </Link>
        </p>
      )}
      {(otherPlaces || closed || emergency || helping || asksPosition) && <RarerNotes answer={answer} />}
    </>
  )
}

/** A correction with its trades and places by their names: 'kafe kölln' is 'Café Köln'. */
function named(text: string, { parts }: Understood): string {
  return parts
    .filter(({ kind }) => kind === 'trade' || kind === 'place')
    .reduce((shown, { typed, label }) => shown.replace(asWritten(shown, typed) ?? label, () => label), text)
}
