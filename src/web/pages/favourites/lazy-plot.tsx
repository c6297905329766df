import { Suspense, use } from 'react'
import type { ResolvedPlace } from '#domain/search/search.ts'
import { summarize } from '#web/api/reads.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { loadCode } from '#web/load-code.ts'
import type { PLOT_PANEL } from '#web/results/shown-list.ts'

/** The id of the panel, which the button above the list opens. */
export const PANEL: typeof PLOT_PANEL = 'karte'

type Parts = Awaited<ReturnType<typeof read>>

let loaded: Parts | null | undefined
let loading: Promise<Parts | null> | undefined

async function read() {
  const [{ ResultPlot }, { plotOf }] = await Promise.all([
    loadCode(() => import('#web/results/result-plot.tsx')),
    summarize(),
  ])
  return { ResultPlot, plotOf }
}

/** null where it cannot be loaded: the list does without it. */
function load(): Promise<Parts | null> {
  loading ??= read()
    .catch(() => null)
    .then(parts => {
      loaded = parts
      return parts
    })
  return loading
}

// Before rendering on the server, and before hydrating a list that shows it; else behind the list.
if (import.meta.env.SSR || document.querySelector('.saved-res .plan') !== null) await load()

interface PlotProps {
  cards: readonly ListCard[]
  /** What distances are measured from. */
  place: ResolvedPlace | null
}

/** Where the businesses of a list are; its code comes after the list. */
export function LazyPlot(props: PlotProps) {
  return (
    <Suspense fallback={<aside className="plan" popover="auto" />}>
      <LoadedPlot {...props} />
    </Suspense>
  )
}

function LoadedPlot({ cards, place }: PlotProps) {
  const parts = loaded === undefined ? use(load()) : loaded
  if (parts === null) return null
  const { ResultPlot, plotOf } = parts
  const plot = plotOf(cards, place, null)
  return plot && <ResultPlot plot={plot} cards={cards} />
}
