import { useQuery } from '@tanstack/react-query'
import type { OpenSession } from '#domain/account/account.ts'
import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { RowButton, TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

export const SESSIONS_KEY = ['admin', 'sessions'] as const

/** Where the own account is logged in; each session can be ended. */
export function SessionsPanel() {
  const { language } = usePage()
  const { sessions: messages } = inLanguage(adminAccountsMessages, language)
  const { moment } = dateFormat(language)
  const { api } = useAdmin()
  const ending = useToastedAction(SESSIONS_KEY)
  const sessions = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => api('GET /api/admin/session/list'),
    staleTime: 0,
  })
  const nameOf = ({ browser, system }: OpenSession) =>
    system === null ? (browser ?? messages.unknown) : messages.browserOn(browser ?? messages.unknown, system)
  return (
    <TablePanel
      title={messages.title}
      count={messages.count}
      aside={
        (sessions.data ?? []).length > 1 && (
          <button
            type="button"
            className="btn"
            disabled={ending.isBusy}
            onClick={() =>
              void ending.run(() => api('DELETE /api/admin/session/others'), messages.othersEnded)
            }
          >
            {messages.endOthers}
          </button>
        )
      }
      query={sessions}
      empty=""
      idOf={session => session.id}
      columns={[
        {
          head: messages.browser,
          isRowHead: true,
          cell: session => (
            <>
              <span>{nameOf(session)}</span>
              {session.isOwn && <span className="quiet"> {messages.own}</span>}
            </>
          ),
        },
        { head: messages.opened, kind: 'short', cell: ({ createdAt }) => moment(createdAt) },
        { head: messages.lastUsed, kind: 'short', cell: ({ lastSeenAt }) => moment(lastSeenAt) },
        {
          head: messages.address,
          kind: 'short',
          cell: ({ address }) => address ?? messages.unknownAddress,
        },
        {
          head: messages.actions,
          isHeadHidden: true,
          // The present one ends with logging out.
          cell: session =>
            !session.isOwn && (
              <RowButton
                text={messages.end}
                label={messages.endLabel(nameOf(session), moment(session.createdAt))}
                onPress={() =>
                  void ending.run(
                    () => api('DELETE /api/admin/session/:id', { params: { id: session.id } }),
                    messages.ended,
                  )
                }
              />
            ),
        },
      ]}
    />
  )
}
