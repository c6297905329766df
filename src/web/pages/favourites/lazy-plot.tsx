import { Suspense, use, useLayoutEffect, useRef } from 'react'
import type { ResolvedPlace } from '#domain/search/search.ts'
import { summarize } from '#web/api/reads.ts'
import { useSlow } from '#web/api/use-read.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { loadCode, loadEventually } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import type { PLOT_PANEL } from '#web/results/shown-list.ts'

/** The id of the panel, which the button above the list opens. */
export const PANEL: typeof PLOT_PANEL = 'karte'

type Parts = Awaited<ReturnType<typeof read>>

let loaded: Parts | undefined
let loading: Promise<Parts> | undefined

async function read() {
  const [{ ResultPlot }, { plotOf }] = await Promise.all([
    loadCode(() => import('#web/results/result-plot.tsx')),
    summarize(),
  ])
  return { ResultPlot, plotOf }
}

function keep(parts: Parts): Parts {
  loaded = parts
  return parts
}

/** The list does without it meanwhile. */
function load(): Promise<Parts> {
  loading ??= loadEventually(read).then(keep)
  return loading
}

// Before rendering on the server, and before hydrating a list that shows it; else behind the list. Where it cannot be
// loaded, the list does not wait for it.
if (import.meta.env.SSR || document.querySelector('.saved-res .plan') !== null)
  await read().then(keep, () => undefined)

interface PlotProps {
  cards: readonly ListCard[]
  /** What distances are measured from. */
  place: ResolvedPlace | null
}

/** Where the businesses of a list are; its code comes after the list. */
export function LazyPlot(props: PlotProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <LoadedPlot {...props} />
    </Suspense>
  )
}

function LoadedPlot({ cards, place }: PlotProps) {
  const { ResultPlot, plotOf } = loaded ?? use(load())
  const plot = plotOf(cards, place, null)
  return plot && <ResultPlot plot={plot} cards={cards} />
}

/** While its code is on its way: the panel is there, so that its button opens it. */
function Waiting() {
  const { messages } = usePage()
  const isSlow = useSlow(true)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = panel
    return () => {
      if (current?.matches(':popover-open') !== true) return
      // Whoever has it open wants to see what takes its place.
      queueMicrotask(() => document.getElementById(PANEL)?.showPopover())
    }
  }, [])
  return (
    <aside className="plan" id={PANEL} popover="auto" ref={panel}>
      <p className="plan-note" role="status">
        {isSlow && messages.reading.slow}
      </p>
    </aside>
  )
}
