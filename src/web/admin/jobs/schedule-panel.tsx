import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Schedule, ScheduledTask, ScheduleEntry, Timing } from '#domain/job/schedule.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { ScheduleRow } from '#web/admin/jobs/schedule-row.tsx'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const KEY = ['admin', 'schedule']

/** The schedule: which tasks run, on which days, at which hour, and when next. */
export function SchedulePanel() {
  const { language } = usePage()
  const { byItself: messages } = inLanguage(adminJobsMessages, language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const schedule = useQuery({ queryKey: KEY, queryFn: () => api('GET /api/admin/schedule') })
  const [draft, setDraft] = useState<Partial<Record<ScheduledTask, Timing>>>({})
  const save = useMutation({
    mutationFn: (wanted: Schedule) => api('PUT /api/admin/schedule', { body: wanted }),
    onSuccess: saved => {
      queries.setQueryData(KEY, saved)
      setDraft({})
      toast({ kind: 'done', text: messages.saved })
    },
    onError: error => toast({ kind: 'failed', text: errorText(error, language) }),
  })
  const entries = schedule.data
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (entries !== undefined) save.mutate(wantedOf(entries, draft))
  }
  return (
    <Panel title={messages.title}>
      <p className="hint">{messages.text}</p>
      <Loaded query={schedule} />
      {entries !== undefined && (
        <form onSubmit={onSubmit}>
          {entries.map(entry => (
            <ScheduleRow
              key={entry.task}
              entry={entry}
              timing={draft[entry.task] ?? timingOf(entry)}
              onChange={timing => setDraft({ ...draft, [entry.task]: timing })}
            />
          ))}
          <div className="row-end">
            <button
              type="submit"
              className="btn"
              disabled={save.isPending || Object.keys(draft).length === 0}
            >
              {messages.save}
            </button>
          </div>
        </form>
      )}
    </Panel>
  )
}

function wantedOf(
  entries: readonly ScheduleEntry[],
  draft: Partial<Record<ScheduledTask, Timing>>,
): Schedule {
  const timings = entries.map(entry => [entry.task, draft[entry.task] ?? timingOf(entry)])
  return Object.fromEntries(timings) as Schedule
}

function timingOf({ isOn, weekday, hour }: ScheduleEntry): Timing {
  return { isOn, weekday, hour }
}
