import { useState } from 'react'
import { messages as otherSearchesMessages } from '#translated/ui/other-searches.ts'
import { failureText } from '#web/api/failure.ts'
import { loadEventually } from '#web/load-code.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** That a search says 'in meiner Nähe' and nobody knows where that is, with a button that asks the device. */
export function PositionNote() {
  const messages = useMessages(otherSearchesMessages)
  const { language, messages: site } = usePage()
  const [failure, setFailure] = useState<unknown>(null)
  const askPosition = async (button: HTMLElement) => {
    const load = () => import('#web/ui/search/search-near-me.ts')
    const { searchNearMe } = await loadEventually(load, setFailure)
    setFailure(null)
    await searchNearMe(button, language)
  }
  return (
    <p className="note" id="position">
      <span>{`${messages.asksPosition} `}</span>
      <button type="button" className="btn" onClick={({ currentTarget }) => void askPosition(currentTarget)}>
        {messages.usePosition}
      </button>
      <span role="status">{failure !== null && ` ${failureText(failure, site)}`}</span>
    </p>
  )
}
