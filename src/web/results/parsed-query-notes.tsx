import { useState } from 'react'
import { Link } from 'wouter'
import type { OtherReading, Understood } from '#domain/search/understood.ts'
import { asWritten } from '#domain/text/as-written.ts'
import type { Count } from '#messages/count.ts'
import { failureText } from '#web/api/failure.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { loadEventually } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'

interface ParsedQueryNotesProps {
  answer: Pick<ListAnswer, 'corrected' | 'asksPosition' | 'understood'>
  /** The same search as it was typed. */
  verbatimHref: string
  messages: {
    readonly correctedTo: (text: string) => string
    readonly verbatim: (text: string) => string
    readonly otherwise: Readonly<Record<OtherReading['kind'], (results: Count) => string>>
    readonly asksPosition: string
    readonly usePosition: string
  }
}

/** What was searched for if not what was typed, with a link to the literal search; and that it needs a position. */
export function ParsedQueryNotes({ answer, verbatimHref, messages }: ParsedQueryNotesProps) {
  const { language, formats, messages: site } = usePage()
  const { corrected, asksPosition } = answer
  const { otherwise } = answer.understood
  const [failure, setFailure] = useState<unknown>(null)
  const askPosition = async (button: HTMLElement) => {
    const load = () => import('#web/ui/search/search-near-me.ts')
    const { searchNearMe } = await loadEventually(load, setFailure)
    setFailure(null)
    await searchNearMe(button, language)
  }
  return (
    <>
      {corrected && (
        <p className="note">
          {messages.correctedTo(named(corrected.to, answer.understood))}{' '}
          <Link href={verbatimHref} rel="nofollow">
            {messages.verbatim(corrected.from)}
          </Link>
        </p>
      )}
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
      {asksPosition && (
        <p className="note">
          {`${messages.asksPosition} `}
          <button
            type="button"
            className="btn"
            onClick={({ currentTarget }) => void askPosition(currentTarget)}
          >
            {messages.usePosition}
          </button>
          <span role="status">{failure !== null && ` ${failureText(failure, site)}`}</span>
        </p>
      )}
    </>
  )
}

/** A correction with its trades and places by their names: 'kafe kölln' is 'Café Köln'. */
function named(text: string, { parts }: Understood): string {
  return parts
    .filter(({ kind }) => kind === 'trade' || kind === 'place')
    .reduce((shown, { typed, label }) => shown.replace(asWritten(shown, typed) ?? label, () => label), text)
}
