import { type ComponentType, Suspense, use, useLayoutEffect, useRef } from 'react'
import type { ResolvedPlace } from '#domain/search/search.ts'
import { summarize } from '#web/api/reads.ts'
import { useSlow } from '#web/api/use-read.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { LazyCode, loadCode, loadEventually } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import type { PLOT_PANEL } from '#web/results/shown-list.ts'
import { lazyView } from '#web/ui/lazy-view.tsx'

/** The id of the panel, which the button above the list opens. */
export const PANEL: typeof PLOT_PANEL = 'karte'

interface PlotProps {
  cards: readonly ListCard[]
  /** What distances are measured from. */
  place: ResolvedPlace | null
}

async function read(): Promise<ComponentType<PlotProps>> {
  const [{ ResultPlot }, { plotOf }] = await Promise.all([
    loadCode(() => import('#web/results/result-plot.tsx')),
    summarize(),
  ])
  return function CardsPlot({ cards, place }: PlotProps) {
    const plot = plotOf(cards, place, null)
    return plot && <ResultPlot plot={plot} cards={cards} />
  }
}

/** Of a list that came with the document; its plot stays as the server rendered it until the code is there. */
const RenderedPlot =
  import.meta.env.SSR || document.getElementById(PANEL) !== null ? await lazyView(read, () => true) : null

/** The list does without it meanwhile. */
const code = new LazyCode(() => loadEventually(read))

/** Where the businesses of a list are; its code comes after the list. */
export function LazyPlot(props: PlotProps) {
  if (RenderedPlot !== null) return <RenderedPlot {...props} />
  return (
    <Suspense fallback={<Waiting />}>
      <LoadedPlot {...props} />
    </Suspense>
  )
}

function LoadedPlot(props: PlotProps) {
  const Plot = code.loaded ?? use(code.load())
  return <Plot {...props} />
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
