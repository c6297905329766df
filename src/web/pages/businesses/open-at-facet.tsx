import { useEffect, useRef } from 'react'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { Choice } from '#web/pages/businesses/choice.tsx'
import { FacetGroup } from '#web/pages/businesses/facet-controls.tsx'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { OPEN_ON, OPEN_ON_DAY, OPEN_ON_TIME } from '#web/routing/search-params.ts'

/** The fields for a day and a time, and the choice that they count. */
export const OPEN_ON_FIELDS = `.when input, [value=${OPEN_ON}]`

interface OpenAtFacetProps {
  openAt: string
  answer: ListAnswer | undefined
}

/** At any time, now, today, or on a day at a time. */
export function OpenAtFacet({ openAt, answer }: OpenAtFacetProps) {
  const { formats, messages, language } = usePage()
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
      {radio('', texts.anyRating)}
      {radio('now', texts.now, open)}
      {radio('today', texts.today)}
      {isOther && radio(openAt, openAtLabel(openAt, answer))}
      {radio(OPEN_ON, texts.otherTime)}
      <div className="when">
        <TimeField type="date" name={OPEN_ON_DAY} label={texts.day} value={fields?.day ?? ''} />
        <TimeField type="time" name={OPEN_ON_TIME} label={texts.time} value={fields?.time ?? ''} />
      </div>
      {closed !== undefined && unknown !== undefined && ['', 'now'].includes(openAt) && (
        <p className="quiet small">
          {`${messages.state.shut}: ${formats.count(closed)}, `}
          {`${messages.state.unknown}: ${formats.count(unknown)}`}
        </p>
      )}
    </FacetGroup>
  )
}

/** What a time is called; the time itself where the answer does not know it. */
export function openAtLabel(openAt: string, answer: ListAnswer | undefined): string {
  return answer?.openAt?.value === openAt ? answer.openAt.label : openAt
}

/** The values of the fields for a day and a time; undefined where they cannot say what was chosen. */
function fieldsOf(text: string): { readonly day: string; readonly time: string } | undefined {
  const [isSaid, day = '', time = ''] = /^([-\d]{10})(?:@([\d:]{5}))?$/.exec(text) ?? []
  return isSaid === undefined ? undefined : { day, time }
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
