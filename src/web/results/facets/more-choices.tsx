import { lazy, Suspense, useEffect, useState } from 'react'
import { slugsOf } from '#domain/text/slug-list.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import { useSlow } from '#web/api/use-read.ts'
import { loadEventually } from '#web/load-code.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import type { AllChoicesProps } from '#web/results/facets/all-choices.tsx'
import { Choice } from '#web/results/facets/choice.tsx'

interface MoreChoicesProps extends Omit<AllChoicesProps, 'choice'> {
  /** The name of the filter in the address. */
  name: 'category' | 'cities' | 'attributes'
}

/** All values of a filter behind one button, with a search in them. Only with script: without, the lists above are whole. */
export function MoreChoices({ name, ...props }: MoreChoicesProps) {
  const texts = useMessages(businessesMessages)
  const [isHydrated, setHydrated] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!isHydrated) return null
  return (
    <details className="more-choices" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.more[props.of]}</summary>
      {isOpen && (
        <Suspense fallback={<Waiting />}>
          <AllChoices
            {...props}
            choice={({ value, ...shown }) => (
              <Choice
                key={value}
                type="checkbox"
                name={name}
                value={value}
                isChosen={slugsOf(props.search[name]).includes(value)}
                {...shown}
              />
            )}
          />
        </Suspense>
      )}
    </details>
  )
}

const AllChoices = lazy(async () => ({
  default: (await loadEventually(() => import('#web/results/facets/all-choices.tsx'))).AllChoices,
}))

/** While the code for them is on its way. */
function Waiting() {
  const { messages } = usePage()
  const isSlow = useSlow(true)
  return (
    <p className="quiet small" role="status">
      {isSlow && messages.reading.slow}
    </p>
  )
}
