import { useEffect, useRef } from 'react'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Radios } from '#web/results/facets/radios.tsx'
import { OPEN_ON, OPEN_ON_DAY, OPEN_ON_TIME } from '#web/routing/search-params.ts'

/** The fields for a day and a time, and the choice that they count. */
export const OPEN_ON_FIELDS = `.when input, [value=${OPEN_ON}]`

interface OpenAtFacetProps {
  openAt: string
  answer: ListAnswer | undefined
}

/** At any time, now, today, or on a day at a time. */
export function OpenAtFacet({ openAt, answer }: OpenAtFacetProps) {
  const { formats, messages } = usePage()
  const texts = useMessages(businessesMessages)
  const [open, closed, unknown] = answer?.facets.openStates ?? []
  const fields = fieldsOf(openAt)
  const labels = new Map([
    ['now', texts.now],
    ['today', texts.today],
  ])
  if (openAt && !fields && !labels.has(openAt)) labels.set(openAt, answer?.openAt?.label ?? openAt)
  labels.set(OPEN_ON, texts.otherTime)
  return (
    <Radios
      title={texts.open}
      name="openAt"
      chosen={fields ? OPEN_ON : openAt}
      anyLabel={texts.anyTime}
      values={Array.from(labels.keys(), value => ({ ...(value === 'now' && open), value }))}
      labelOf={value => labels.get(value) ?? ''}
    >
      <div className="when">
        <TimeField type="date" name={OPEN_ON_DAY} label={texts.day} value={fields?.day ?? ''} />
        <TimeField type="time" name={OPEN_ON_TIME} label={texts.time} value={fields?.time ?? ''} />
      </div>
      {closed && unknown && ['', 'now'].includes(openAt) && (
        <p className="quiet small">
          {`${messages.state.shut}: ${formats.count(closed.count)}, ${messages.state.unknown}: ${formats.count(unknown.count)}`}
        </p>
      )}
    </Radios>
  )
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
      <span>{label}</span>
      <input ref={input} defaultValue={value || undefined} {...props} />
    </label>
  )
}
