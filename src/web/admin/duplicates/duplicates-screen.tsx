import { messages as adminDuplicatesMessages } from '#translated/admin/duplicates.ts'
import { DuplicateSearch } from '#web/admin/duplicates/duplicate-search.tsx'
import { MergeScreen } from '#web/admin/duplicates/merge-screen.tsx'
import { PairList } from '#web/admin/duplicates/pair-list.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** Possible duplicates: the list, or with two ids in the address the merge of these two. */
export function Page() {
  const messages = useMessages(adminDuplicatesMessages)
  const address = useAddressQuery()
  const [a, b] = [Number(address.get('a')), Number(address.get('b'))]
  if (a !== 0 || b !== 0) return <MergeScreen key={`${a}-${b}`} a={a} b={b} />
  return (
    <Screen title={messages.title}>
      <DuplicateSearch />
      <PairList />
    </Screen>
  )
}
