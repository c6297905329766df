import { useEffect, useRef } from 'react'
import { clockText, isIsoDate, type OpenAt, parseOpenAt } from '#domain/opening-hours/open-at.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { Choice } from '#web/pages/businesses/choice.tsx'
import { FacetGroup } from '#web/pages/businesses/facet-controls.tsx'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { OPEN_ON, OPEN_ON_DAY, OPEN_ON_TIME } from '#web/routing/search-params.ts'

interface OpenAtFacetProps {
  openAt: string
  answer: ListAnswer | undefined
}

/** At any time, now, today, or on a day at a time. */
export function OpenAtFacet({ openAt, answer }: OpenAtFacetProps) {
  const { formats, language } = usePage()
  const texts = businessesMessages(language)
  const [open, closed, unknown] = (answer?.facets.openStates ?? []).map(({ count }) => count)
  const fields = fieldsOf(openAt)
  const radio = (value: string, label: string, count?: number) => (
    <Choice
      type="radio"
      name="openAt"
      value={value}
      isChosen={fields === undefined ? openAt === value : value === OPEN_ON}
      label={label}
      count={count}
    />
  )
  const isOther = fields === undefined && !['', 'now', 'today'].includes(openAt)
  return (
    <FacetGroup title={texts.open}>
      {radio('', texts.anyTime)}
      {radio('now', texts.now, open)}
      {radio('today', texts.today)}
      {isOther && radio(openAt, openAtLabel(openAt, answer))}
      {radio(OPEN_ON, texts.otherTime)}
      <div className="when">
        <TimeField type="date" name={OPEN_ON_DAY} label={texts.day} value={fields?.day ?? ''} />
        <TimeField type="time" name={OPEN_ON_TIME} label={texts.time} value={fields?.time ?? ''} />
      </div>
      {closed !== undefined && unknown !== undefined && (
        <p className="quiet small">{texts.openStates(formats.count(closed), formats.count(unknown))}</p>
      )}
    </FacetGroup>
  )
}

/** What a time is called; the time itself where the answer does not know it. */
export function openAtLabel(openAt: string, answer: ListAnswer | undefined): string {
  return answer?.openAt?.value === openAt ? answer.openAt.label : openAt
}

/** Whether an input is a field for a day or a time, or the choice that they count. */
export function isOpenOnField({ name, value }: HTMLInputElement): boolean {
  return name === OPEN_ON_DAY || name === OPEN_ON_TIME || value === OPEN_ON
}

/** The values of the fields for a day and a time; undefined where they cannot say what was chosen. */
function fieldsOf(text: string): { readonly day: string; readonly time: string } | undefined {
  const openAt: OpenAt | undefined = parseOpenAt(text)
  if (openAt?.kind !== 'day') return undefined
  const { day, times } = openAt
  if (times?.to !== undefined) return undefined
  const time = times?.from === undefined ? '' : clockText(times.from)
  if (isIsoDate(day)) return { day, time }
  return day === 'today' && time !== '' ? { day: '', time } : undefined
}

interface TimeFieldProps {
  type: 'date' | 'time'
  name: string
  label: string
  value: string
}

/** A native field that follows the address, but is the browser's own while somebody types. */
function TimeField({ label, value, ...props }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value
  }, [value])
  return (
    <label>
      {label}
      <input ref={input} defaultValue={value || undefined} {...props} />
    </label>
  )
}
