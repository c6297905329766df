import { type FormEvent, useId, useState } from 'react'
import type { AdminBusinessFilter, AdminBusinessQuery } from '#domain/business/admin-business.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { type ExportChoice, parseExport } from '#web/admin/businesses/export-choice.ts'
import { germanDay } from '#web/admin/ui/date-format.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { PickOne } from '#web/ui/form/field-group.tsx'
import { useNow } from '#web/ui/now.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

interface ExportFormProps {
  filter: AdminBusinessFilter
  query: AdminBusinessQuery
}

/** Downloads the businesses that the filter finds as CSV: all, a range of lines, or those of one day. */
export function ExportForm({ filter, query }: ExportFormProps) {
  const { language, formats } = usePage()
  const { api, addressOf } = useAdmin()
  const messages = inLanguage(adminBusinessesMessages, language)
  const toast = useToast()
  const today = germanDay(useNow())
  const id = useId()
  const [choice, setChoice] = useState<ExportChoice>({
    kind: 'all',
    start: '',
    end: '',
    date: filter.date ?? '',
    separator: ';',
    format: 'csv',
  })
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const change = (part: Partial<ExportChoice>) => {
    setFault(null)
    setChoice({ ...choice, ...part })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = parseExport(choice, { filter, query, today }, messages)
    const wrong = (field: string, text: string) => {
      setFault({ field, text })
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
    }
    if ('field' in parsed) return wrong(parsed.field, parsed.text)
    setFault(null)
    setIsBusy(true)
    try {
      // Counted first, because a failing download shows no message.
      const { count: total } = await api('POST /api/admin/businesses/count', { body: parsed.counted })
      if (total === 0) return setFault({ field: '', text: messages.export.nothing })
      const { start = 1, end = total } = parsed.options
      if (start > total) return wrong('start', messages.export.beyond(formats.counted(total)))
      download(addressOf('GET /api/admin/export', { query: parsed.options }))
      const count = Math.min(end, total) - start + 1
      toast({ kind: 'done', text: messages.export.started(formats.counted(count)) })
    } catch (error) {
      setFault({ field: '', text: `${messages.export.failed}: ${errorText(error, language)}` })
    } finally {
      setIsBusy(false)
    }
  }
  const invalid = (field: string) =>
    fault?.field === field ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {}
  return (
    <form className="drawer" onSubmit={event => void submit(event)} noValidate>
      <PickOne
        id={`${id}-kind`}
        legend={messages.export.what}
        listClassName="drawer-picks"
        choices={(['all', 'range', 'date'] as const).map(kind => [kind, messages.export.kinds[kind]])}
        value={choice.kind}
        onPick={kind => change({ kind })}
      />
      <div className="drawer-fields">
        {choice.kind === 'range' &&
          (['start', 'end'] as const).map(name => (
            <label key={name}>
              <span>{messages.export[name]}</span>
              <input
                className="input"
                name={name}
                inputMode="numeric"
                value={choice[name]}
                onChange={event => change({ [name]: event.target.value })}
                {...invalid(name)}
              />
            </label>
          ))}
        {choice.kind === 'date' && (
          <label>
            {messages.export.date}
            <input
              className="input"
              type="date"
              name="date"
              max={today}
              value={choice.date}
              onChange={event => change({ date: event.target.value })}
              {...invalid('date')}
            />
          </label>
        )}
        <label>
          {messages.export.separator}
          <select
            value={choice.separator}
            onChange={event => change({ separator: event.target.value === ',' ? ',' : ';' })}
          >
            <option value=";">{messages.export.semicolon}</option>
            <option value=",">{messages.export.comma}</option>
          </select>
        </label>
        <label>
          {messages.export.format}
          <select
            value={choice.format}
            onChange={event => change({ format: event.target.value === 'zip' ? 'zip' : 'csv' })}
          >
            <option value="csv">{messages.export.csv}</option>
            <option value="zip">{messages.export.zip}</option>
          </select>
        </label>
        <button type="submit" className="btn go ic ic-download" disabled={isBusy}>
          {isBusy ? messages.export.busy : messages.export.open}
        </button>
      </div>
      <FaultNote text={fault?.text ?? ''} id={`${id}-fault`} />
      <p className="hint">{messages.export.order}</p>
    </form>
  )
}

/** Lets the browser fetch a file by itself: hundreds of megabytes never pass through this page's memory. */
function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
