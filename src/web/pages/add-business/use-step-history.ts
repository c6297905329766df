import { useEffect, useEffectEvent, useRef } from 'react'
import { LISTING_STEPS, type ListingStep } from '#domain/listing/listing.ts'

/** A step's entry in the browser's history. */
interface StepEntry {
  readonly listingStep: ListingStep
  /** How many entries of earlier steps are below it. */
  readonly depth: number
}

interface StepHistory {
  /** Writes a step that the wizard takes now. */
  readonly write: (next: ListingStep) => void
  /** Writes a step in the place of the present one: its faults belong to this document. */
  readonly stay: (at: ListingStep) => void
  /** Back to the entry of the first step, when nothing is left of the listing. @param then what to do there */
  readonly rewind: (then?: () => void) => void
}

/**
 * Gives every step of the wizard an entry of its own in the history: the browser's back button goes one step back.
 * @param onStep shows the step that the visitor went to
 */
export function useStepHistory(step: ListingStep, onStep: (step: ListingStep) => void): StepHistory {
  /** On the way to another entry, which comes later. */
  const isGoing = useRef(false)
  const afterwards = useRef<() => void>(undefined)
  const goBack = (steps: number) => {
    isGoing.current = true
    history.go(-steps)
  }
  const show = useEffectEvent(() => {
    const entry = entryNow()
    if (entry !== null) onStep(entry.listingStep)
  })
  useEffect(() => {
    const onPop = () => {
      isGoing.current = false
      show()
      afterwards.current?.()
      afterwards.current = undefined
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  useEffect(() => {
    // The first entry, and that of a visitor who comes back and begins at a later step.
    if (!isGoing.current && entryNow()?.listingStep !== step)
      replace({ listingStep: step, depth: entryNow()?.depth ?? 0 })
  }, [step])
  return {
    write: next => {
      const depth = entryNow()?.depth ?? 0
      if (next > step) history.pushState({ listingStep: next, depth: depth + 1 } satisfies StepEntry, '')
      else if (depth >= step - next && next < step) goBack(step - next)
      else replace({ listingStep: next, depth: 0 })
    },
    stay: at => replace({ listingStep: at, depth: 0 }),
    rewind: then => {
      const depth = entryNow()?.depth ?? 0
      if (depth === 0) return then?.()
      afterwards.current = then
      goBack(depth)
    },
  }
}

function replace(entry: StepEntry): void {
  history.replaceState({ ...history.state, ...entry }, '')
}

function entryNow(): StepEntry | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('listingStep' in state)) return null
  const listingStep = LISTING_STEPS.find(known => known === state.listingStep)
  const depth = 'depth' in state ? Number(state.depth) : 0
  return listingStep === undefined ? null : { listingStep, depth }
}
