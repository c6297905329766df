import type { BusinessStatus } from '#domain/business/field-values.ts'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import type { WorkingHours } from '#domain/opening-hours/working-hours.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import { type ListCard, unpackHours } from '#web/cards/list-card.ts'
import { type OpenStateText, openStateText } from '#web/format/open-state-text.ts'
import { usePage } from '#web/page-context.ts'
import { useNow } from '#web/ui/now.tsx'

interface OpenStateProps {
  hours: WorkingHours | null
  /** 'operational' unless the business is closed for a while or for good. */
  status?: BusinessStatus | undefined
  /** Today is a public holiday there: who is open by the regular hours may not be. */
  isHoliday?: boolean | undefined
  /** Adds when it opens again while it is open: for the business page. */
  isLong?: boolean
}

/** Shape, word and colour for open or closed, and the next change: 'Geschlossen · öffnet Mo 7:30'. */
export function OpenState(props: OpenStateProps) {
  const now = useNow()
  return <StateLine state={shownState(props, now, usePage().messages)} />
}

/** What is shown of a state at a time. */
export interface ShownState extends OpenStateText {
  /** 'Geschlossen'; '' while unknown. */
  readonly word: string
}

/** The state of a card's business at this minute. */
export function useCardState({
  hours,
  status,
  isHoliday,
}: Pick<ListCard, 'hours' | 'status' | 'isHoliday'>): ShownState {
  const now = useNow()
  const { language, messages } = usePage()
  const key = `${language} ${Math.floor(now / MINUTE_MS)} ${status} ${isHoliday} ${hours}`
  return states.getOrMake(key, () => {
    const state = shownState({ hours: unpackHours(hours), status, isHoliday }, now, messages)
    return texts.getOrMake(`${state.kind} ${state.word} ${state.detail}`, () => state)
  })
}

/** Many businesses have the same hours, and the pages of a minute show the same ones. */
const states = new BoundedCache<string, ShownState>({ most: 2_000, longest: 250 })
/** The same object for the same words, so that an entry is not rendered again when a minute changes nothing in it. */
const texts = new BoundedCache<string, ShownState>({ most: 2_000, longest: 250 })

/** The same outside of a page's components. */
export function shownState(
  { hours, status = 'operational', isHoliday = false, isLong = false }: OpenStateProps,
  now: number,
  messages: SiteMessages,
): ShownState {
  const { state } = messages
  if (status === 'closed-permanently') return { kind: 'shut', word: state.closedForGood, detail: '' }
  if (status === 'closed-temporarily') return { kind: 'shut', word: state.closedForNow, detail: '' }
  const { kind, detail } = openStateText(hours, now, messages, isLong, isHoliday)
  if (kind === 'unknown') return { kind, word: '', detail: detail || state.unknown }
  return { kind, word: state[kind], detail }
}

/** A state that is known already. */
export function StateLine({ state: { kind, word, detail } }: { state: ShownState }) {
  if (word === '') return <p className={`state ${kind}`}>{detail}</p>
  return (
    <p className={`state ${kind}`}>
      <b>{word}</b>
      {detail !== '' && <span>{` · ${detail}`}</span>}
    </p>
  )
}
