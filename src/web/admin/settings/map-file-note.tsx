import { useQuery } from '@tanstack/react-query'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Whether the data folder has a map of its own, and what is wrong with it. */
export function MapFileNote() {
  const { language } = usePage()
  const { mapFile: messages } = inLanguage(adminSettingsMessages, language)
  const { api } = useAdmin()
  const { data } = useQuery({
    queryKey: ['map-file'],
    queryFn: () => api('GET /api/admin/map-file'),
    staleTime: 0,
  })
  if (data === undefined) return null
  if (data.kind === 'faulty') return <p className="warn">{messages.faulty(messages.faults[data.fault])}</p>
  return (
    <p className="hint">
      {data.kind === 'none'
        ? messages.none
        : messages.usable(dateFormat(language).size(data.sizeBytes), data.maxZoom)}
    </p>
  )
}
