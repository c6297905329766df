import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messages as adminLinksMessages } from '#translated/admin/links.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { FAULTS_KEY, FaultsPanel } from '#web/admin/links/faults-panel.tsx'
import { STATUS_KEY, ValidationProgress } from '#web/admin/links/validation-progress.tsx'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** How often a running validation is read (specification, section 9). */
const POLL_MS = 2_000

/** The URL validation: starting it, its progress, its report. */
export function Page() {
  const { formats } = usePage()
  const messages = useMessages(adminLinksMessages)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const status = useQuery({
    queryKey: STATUS_KEY,
    queryFn: () => api('GET /api/admin/validation-status'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? POLL_MS : false),
  })
  const toast = useToast()
  const starting = useToastedAction(STATUS_KEY)
  const start = () =>
    starting.run(
      async () => {
        const { total } = await api('POST /api/admin/validate-urls')
        toast({ kind: 'done', text: messages.started(formats.counted(total)) })
      },
      undefined,
      `${messages.failedTitle}: ${messages.failed}`,
    )
  const known = status.data
  const isComplete = known?.isComplete === true
  useEffect(() => {
    if (isComplete) void queries.invalidateQueries({ queryKey: FAULTS_KEY })
  }, [isComplete, queries])
  const isRunning = known?.isComplete === false
  return (
    <Screen
      title={messages.title}
      actions={
        !isRunning &&
        known !== undefined && (
          <button type="button" className="btn go" disabled={starting.isBusy} onClick={() => void start()}>
            {starting.isBusy ? messages.starting : known === null ? messages.start : messages.again}
          </button>
        )
      }
    >
      <p className="prose adm-gap">{messages.intro}</p>
      <Panel title={messages.progress}>
        <Loaded query={status} />
        {known === null && <p className="quiet">{messages.never}</p>}
        {known != null && <ValidationProgress status={known} />}
      </Panel>
      {known != null && <FaultsPanel status={known} />}
    </Screen>
  )
}
