import { useEffect, useState } from 'react'
import {
  EMPTY_DRAFT,
  type ListingDraft,
  readDraft,
  writeDraft,
} from '#web/pages/add-business/listing-draft.ts'

interface Draft {
  readonly draft: ListingDraft
  readonly change: (part: Partial<ListingDraft> | ((before: ListingDraft) => Partial<ListingDraft>)) => void
  readonly discard: () => void
}

/**
 * A listing that survives reloads: empty while the page hydrates, then what this device has stored.
 * @param given values that came with the page: just typed, and used instead
 */
export function useDraft(given: ListingDraft | null): Draft {
  const [draft, setDraft] = useState(given ?? EMPTY_DRAFT)
  const [isRead, setIsRead] = useState(given !== null)
  useEffect(() => {
    if (isRead) return
    setDraft(typed => withTyped(readDraft(), typed))
    setIsRead(true)
  }, [isRead])
  useEffect(() => {
    if (isRead) writeDraft(draft)
  }, [draft, isRead])
  return {
    draft,
    change: part =>
      setDraft(before => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    discard: () => setDraft(EMPTY_DRAFT),
  }
}

/** What is typed before the draft is read stays. */
function withTyped(stored: ListingDraft, { listing }: ListingDraft): ListingDraft {
  const { hours: _, ...texts } = listing
  const typed = Object.entries(texts).filter(([, text]) => text !== '')
  return { ...stored, listing: { ...stored.listing, ...Object.fromEntries(typed) } }
}
