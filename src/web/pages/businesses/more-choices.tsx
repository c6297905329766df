import { lazy, Suspense, useEffect, useState } from 'react'
import { usePage } from '#web/page-context.ts'
import type { AllChoicesProps } from '#web/pages/businesses/all-choices.tsx'
import { businessesMessages } from '#web/pages/businesses/messages.ts'

/** All values of a filter behind one button, with a search in them. Only with script: without, the lists above are whole. */
export function MoreChoices(props: AllChoicesProps) {
  const texts = businessesMessages(usePage().language)
  const [isHydrated, setHydrated] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!isHydrated) return null
  return (
    <details className="more-choices" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.more[props.of]}</summary>
      {isOpen && (
        <Suspense>
          <AllChoices {...props} />
        </Suspense>
      )}
    </details>
  )
}

const AllChoices = lazy(async () => ({
  default: (await import('#web/pages/businesses/all-choices.tsx')).AllChoices,
}))
