import type { ShownLookup } from '#web/api/reads.ts'
import { businessWords } from '#web/messages/business/words.ts'
import { usePage } from '#web/page-context.ts'
import { businessMeta } from '#web/pages/business/business-meta.ts'
import { BusinessSkeleton } from '#web/pages/business/business-skeleton.tsx'
import { BusinessView } from '#web/pages/business/business-view.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import { useTitle } from '#web/ui/use-title.ts'

interface BusinessLookupPageProps {
  /** undefined while it is on its way. */
  lookup: ShownLookup | undefined
  isError: boolean
  /** Why it cannot be read. */
  error?: unknown
  /** The address itself cannot name a business. */
  isInvalid?: boolean
}

/** A business, or what became of it. */
export function BusinessLookupPage({ lookup, isError, error, isInvalid = false }: BusinessLookupPageProps) {
  const page = usePage()
  const words = businessWords(page.language)
  const found = lookup?.kind === 'found' ? lookup.business : null
  const isGone = lookup?.kind === 'gone'
  const missing = isGone ? words.gone : words.notFound
  useTitle(found === null ? missing : businessMeta(page, found).title)
  if (found !== null) return <BusinessView key={found.id} business={found} />
  if (isError) return <Failure error={error} />
  if (lookup === undefined) return <BusinessSkeleton />
  if (isInvalid) return <LazyNotFound title={missing} text={words.invalidAddress} />
  return <LazyNotFound title={missing} text={isGone ? words.goneText : words.notFoundText} />
}
