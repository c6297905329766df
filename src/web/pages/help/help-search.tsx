import type { FormEvent } from 'react'
import { useLocation, useRouter } from 'wouter'
import { messages as helpMessages } from '#translated/pages/help.ts'
import { useMessages } from '#web/messages.ts'
import { routes } from '#web/routing/routes.ts'

interface HelpSearchProps {
  query: string
  onQuery: (query: string) => void
}

/** One field that filters while typing; a plain GET form without script, and an address to pass on with it. */
export function HelpSearch({ query, onQuery }: HelpSearchProps) {
  const messages = useMessages(helpMessages)
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const address = routes.help.href()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = query.trim()
    navigate(typed === '' ? address : `${address}?q=${encodeURIComponent(typed)}`)
  }
  return (
    <search>
      <form className="ask" action={`${base}${address}`} onSubmit={submit}>
        <label htmlFor="frage">{messages.search}</label>
        <div className="ask-line">
          <input
            id="frage"
            name="q"
            type="search"
            maxLength={200}
            placeholder={messages.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={event => onQuery(event.target.value)}
          />
          <button type="submit" className="btn icon ic ic-search">
            <span className="vh">{messages.submit}</span>
          </button>
        </div>
      </form>
    </search>
  )
}
