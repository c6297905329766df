import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#domain/account/account.ts'
import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useRowAction } from '#web/admin/ui/list/use-row-action.tsx'
import { PASSWORD_LIMITS, TextInput, textIn } from '#web/admin/ui/text-input.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const ACCOUNTS_KEY = ['admin', 'accounts'] as const

/** The administrators' accounts: list, add, remove. */
export function AccountsPanel() {
  const { language } = usePage()
  const { accounts: messages } = inLanguage(adminAccountsMessages, language)
  const { moment } = dateFormat(language)
  const { api, account: own } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const accounts = useQuery({ queryKey: ACCOUNTS_KEY, queryFn: () => api('GET /api/admin/accounts') })
  const changed = () => queries.invalidateQueries({ queryKey: ACCOUNTS_KEY })
  const removal = useRowAction<Account>({
    head: messages.actions,
    action: messages.remove,
    labelOf: ({ username }) => `${messages.remove} ${username}`,
    // Not the own account: nobody locks himself out by mistake.
    isPossible: ({ id }) => id !== own.id,
    title: ({ username }) => messages.removeTitle(username),
    about: () => <p>{messages.removeText}</p>,
    isDangerous: true,
    needsPassword: true,
    run: ({ id }, form) => {
      const body = { ownPassword: textIn(form, 'password') }
      return api('POST /api/admin/accounts/:id/remove', { params: { id }, body })
    },
    done: ({ username }) => messages.removed(username),
    changed: ACCOUNTS_KEY,
  })
  return (
    <>
      <TablePanel
        title={messages.title}
        count={messages.count}
        aside={
          <button type="button" className="btn" onClick={() => setIsAdding(true)}>
            {messages.add}
          </button>
        }
        query={accounts}
        empty=""
        idOf={account => account.id}
        columns={[
          {
            head: messages.name,
            isRowHead: true,
            cell: ({ id, username }) => (
              <>
                <span>{username}</span>
                {id === own.id && <span className="quiet"> {messages.you}</span>}
              </>
            ),
          },
          { head: messages.created, kind: 'short', cell: account => moment(account.createdAt) },
          {
            head: messages.lastLogin,
            kind: 'short',
            cell: ({ lastLoginAt }) => (lastLoginAt === null ? messages.never : moment(lastLoginAt)),
          },
          { head: messages.factor, cell: account => (account.hasSecondFactor ? messages.yes : messages.no) },
          removal.column,
        ]}
      />
      {isAdding && (
        <ConfirmDialog
          title={messages.add}
          action={messages.add}
          needsPassword
          onConfirm={async form => {
            const username = textIn(form, 'newUsername')
            const password = textIn(form, 'newPassword')
            const ownPassword = textIn(form, 'password')
            await api('POST /api/admin/accounts', { body: { username, password, ownPassword } })
            await changed()
            toast({ kind: 'done', text: messages.added(username) })
          }}
          onClose={() => setIsAdding(false)}
        >
          <p>{messages.addText}</p>
          <TextInput
            name="newUsername"
            label={messages.name}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={60}
          />
          <TextInput
            name="newPassword"
            label={messages.password}
            type="password"
            autoComplete="new-password"
            {...PASSWORD_LIMITS}
          />
        </ConfirmDialog>
      )}
      {removal.dialog}
    </>
  )
}
