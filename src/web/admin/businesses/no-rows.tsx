import { Link } from 'wouter'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { NO_FILTER, type TableAddress } from '#web/admin/businesses/table-address.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { useMessages } from '#web/messages.ts'

interface NoRowsProps extends TableAddress {
  /** How many the filter finds on other pages. */
  total: number
}

/** Why the table has no rows, and what can be done. */
export function NoRows({ address, filter, total }: NoRowsProps) {
  const { empty: messages, add } = useMessages(adminBusinessesMessages)
  if (total > 0) {
    return (
      <>
        <p>{messages.pageEmpty}</p>
        <Link href={address.with({ page: '' })}>{messages.firstPage}</Link>
      </>
    )
  }
  if (Object.keys(filter).length === 0) {
    return (
      <>
        <p>{messages.nothing}</p>
        <p className="row-links">
          <Link href={adminPaths.imports()}>{messages.toImports}</Link>
          <Link href={adminPaths.newBusiness()}>{add}</Link>
        </p>
      </>
    )
  }
  return (
    <>
      <p>{messages.noneFound}</p>
      <button type="button" className="btn" onClick={() => address.set(NO_FILTER)}>
        {messages.clear}
      </button>
    </>
  )
}
