import { businessMeta } from '#web/business-meta.ts'
import { businessWords } from '#web/messages/business/words.ts'
import { usePage } from '#web/page-context.ts'
import type { ShownLookup } from '#web/query-options.ts'
import { BusinessSkeleton } from '#web/ui/business/business-skeleton.tsx'
import { BusinessView } from '#web/ui/business/business-view.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Lost } from '#web/ui/lost.tsx'
import { useTitle } from '#web/ui/use-title.ts'

interface LookedUpProps {
  /** undefined while it is on its way. */
  lookup: ShownLookup | undefined
  isError: boolean
  /** Why it cannot be read. */
  error?: unknown
  /** The address itself cannot name a business. */
  isInvalid?: boolean
}

/** A business, or what became of it. */
export function LookedUp({ lookup, isError, error, isInvalid = false }: LookedUpProps) {
  const page = usePage()
  const words = businessWords(page.language)
  const found = lookup?.kind === 'found' ? lookup.business : null
  const isGone = lookup?.kind === 'gone'
  const missing = isGone ? words.gone : words.notFound
  useTitle(found === null ? missing : businessMeta(page, found).title)
  if (found !== null) return <BusinessView key={found.id} business={found} />
  if (isError) return <Failure error={error} />
  if (lookup === undefined) return <BusinessSkeleton />
  if (isInvalid) return <Lost title={missing} text={words.invalidAddress} />
  return <Lost title={missing} text={isGone ? words.goneText : words.notFoundText} />
}
