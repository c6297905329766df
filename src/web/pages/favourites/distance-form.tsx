import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { localAddress } from '#domain/language-path.ts'
import type { ResolvedPlace } from '#domain/search/search.ts'
import { messages as favouritesMessages } from '#translated/pages/favourites.ts'
import { failureText } from '#web/api/failure.ts'
import { loadCode, loadEventually } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { type ListAddress, listHref } from '#web/pages/favourites/list-address.ts'
import { routes } from '#web/routing/routes.ts'

interface DistanceFormProps {
  address: ListAddress
  /** What distances are measured from now. */
  place: ResolvedPlace | null
  /** Why nothing is measured from what was typed: no place that anybody knows, or no answer. */
  problem: 'unknown' | 'failed' | undefined
  /** The visitor's own position, which stays in the browser; null: what was typed counts. */
  onPosition: (position: ResolvedPlace | null) => void
}

/** Asks for the place that distances are measured from: a typed one, or where the visitor is. */
export function DistanceForm({ address, place, problem, onPosition }: DistanceFormProps) {
  const { language, messages } = usePage()
  const texts = inLanguage(favouritesMessages, language)
  const [, navigate] = useLocation()
  const [fault, setFault] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The same field stays, and with it the focus of whoever sent it by Enter.
  useEffect(() => {
    if (field.current !== null && field.current.value !== address.from) field.current.value = address.from
  }, [address.from])
  const textOf = (why: 'unknown' | 'failed') =>
    why === 'unknown' ? texts.unknownPlace(address.from) : texts.placeFailed
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const from = new FormData(event.currentTarget).get('from')
    onPosition(null)
    setFault('')
    navigate(listHref({ ...address, from: typeof from === 'string' ? from.trim() : '' }))
  }
  const locateMe = async () => {
    const load = () =>
      Promise.all([
        loadCode(() => import('#web/ui/search/search-near-me.ts')),
        loadCode(() => import('#translated/ui/suggest.ts')),
      ])
    const [{ locate }, { messages: suggestMessages }] = await loadEventually(load, failure =>
      setFault(failureText(failure, messages)),
    )
    const said = inLanguage(suggestMessages, language)
    setFault(said.locating)
    const found = await locate()
    if (typeof found === 'string') return setFault(said[found])
    setFault('')
    onPosition({
      kind: 'position',
      label: texts.position,
      citySlug: null,
      latitude: found.lat,
      longitude: found.lon,
    })
  }
  return (
    <form className="from" action={localAddress(language, routes.favourites.href())} onSubmit={submit}>
      {address.ids.length > 0 && <input type="hidden" name="ids" value={address.ids.join()} />}
      {address.compare.length > 0 && <input type="hidden" name="compare" value={address.compare.join()} />}
      <label htmlFor="von">{texts.from}</label>
      <input
        ref={field}
        className="input"
        id="von"
        name="from"
        defaultValue={address.from}
        placeholder={texts.fromHint}
        autoComplete="off"
        maxLength={100}
        aria-invalid={problem === 'unknown' ? true : undefined}
        aria-describedby="von-text"
      />
      <button type="submit" className="btn">
        {texts.showDistance}
      </button>
      <button type="button" className="btn ic ic-place needs-script" onClick={locateMe}>
        {texts.useMine}
      </button>
      <output id="von-text" className={problem === undefined ? 'small quiet' : 'err ic ic-warn'}>
        {fault ||
          (problem === undefined ? (place === null ? '' : texts.measured(place.label)) : textOf(problem))}
      </output>
    </form>
  )
}
