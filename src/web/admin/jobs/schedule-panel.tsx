import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Schedule, ScheduledTask, ScheduleEntry, Timing } from '#domain/job/schedule.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { ScheduleRow } from '#web/admin/jobs/schedule-row.tsx'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'

const KEY = ['admin', 'schedule']

/** The schedule: which tasks run, on which days, at which hour, and when next. */
export function SchedulePanel() {
  const { byItself: messages } = useMessages(adminJobsMessages)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const schedule = useQuery({ queryKey: KEY, queryFn: () => api('GET /api/admin/schedule') })
  const [draft, setDraft] = useState<Partial<Record<ScheduledTask, Timing>>>({})
  const saving = useToastedAction()
  const save = (wanted: Schedule) =>
    saving.run(async () => {
      queries.setQueryData(KEY, await api('PUT /api/admin/schedule', { body: wanted }))
      setDraft({})
    }, messages.saved)
  const entries = schedule.data
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (entries !== undefined) void save(wantedOf(entries, draft))
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
            <button type="submit" className="btn" disabled={saving.isBusy || Object.keys(draft).length === 0}>
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
