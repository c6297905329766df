import { useEffect, useState } from 'react'
import { EMPTY_DRAFT, type ListingDraft, readDraft, writeDraft } from '#web/ui/add-business/stored-draft.ts'

interface Draft {
  readonly draft: ListingDraft
  readonly change: (part: Partial<ListingDraft>) => void
  readonly discard: () => void
}

/** A listing that outlives reloads: empty while the page is taken over, then what this device has kept. */
export function useDraft(): Draft {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    setDraft(readDraft())
    setIsRead(true)
  }, [])
  useEffect(() => {
    if (isRead) writeDraft(draft)
  }, [draft, isRead])
  return {
    draft,
    change: part => setDraft(before => ({ ...before, ...part })),
    discard: () => setDraft(EMPTY_DRAFT),
  }
}
