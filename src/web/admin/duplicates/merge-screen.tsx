import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { messages as adminDuplicatesMessages } from '#translated/admin/duplicates.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { MergeForm } from '#web/admin/duplicates/merge-form.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** Merges two businesses, found as a pair or chosen in the table. */
export function MergeScreen({ a, b }: { a: number; b: number }) {
  const { api } = useAdmin()
  const messages = useMessages(adminDuplicatesMessages).merge
  const isPair = isNumber(a) && isNumber(b) && a !== b
  const both = useQuery({
    queryKey: ['admin', 'merge', a, b],
    queryFn: () =>
      Promise.all([
        api('GET /api/admin/businesses/:id', { params: { id: a } }),
        api('GET /api/admin/businesses/:id', { params: { id: b } }),
      ]),
    enabled: isPair,
    staleTime: 0,
    gcTime: 0,
  })
  const [first, second] = both.data ?? []
  const isThere = first !== undefined && second !== undefined
  return (
    <Screen
      title={messages.title}
      actions={
        <Link className="btn" href={adminPaths.duplicates()}>
          {messages.back}
        </Link>
      }
    >
      {isPair && <Loaded query={both} failedTitle={messages.failed} />}
      {(!isPair || (isThere && (first.isRemoved || second.isRemoved))) && (
        <p className="warn">{messages.impossible}</p>
      )}
      {isThere && !first.isRemoved && !second.isRemoved && <MergeForm first={first} second={second} />}
    </Screen>
  )
}

function isNumber(id: number): boolean {
  return Number.isInteger(id) && id > 0
}
