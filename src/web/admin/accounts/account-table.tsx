import type { Account } from '#domain/account/account.ts'
import { adminAccountsMessages } from '#web/admin/accounts/messages.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

interface AccountTableProps {
  accounts: readonly Account[]
  onRemove: (account: Account) => void
}

/** The administrators' accounts. The own one is not removed from here: nobody locks himself out by a slip. */
export function AccountTable({ accounts, onRemove }: AccountTableProps) {
  const { language } = usePage()
  const { account: own } = useAdmin()
  const { accounts: words } = adminAccountsMessages(language)
  const { moment } = dateFormat(language)
  return (
    <ScrollTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.created}</th>
          <th scope="col">{words.lastLogin}</th>
          <th scope="col">{words.factor}</th>
          <th scope="col">
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(account => (
          <tr key={account.id}>
            <th scope="row">
              {account.username} {account.id === own.id && <span className="quiet">{words.you}</span>}
            </th>
            <td className="nb">{moment(account.createdAt)}</td>
            <td className="nb">{account.lastLoginAt === null ? words.never : moment(account.lastLoginAt)}</td>
            <td>{account.hasSecondFactor ? words.yes : words.no}</td>
            <td>
              {account.id !== own.id && (
                <button type="button" className="btn bare" onClick={() => onRemove(account)}>
                  {words.remove}
                  <span className="vh"> {account.username}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
