import { useCallback, useLayoutEffect, useState } from 'react'

/** Sets whether a part of the screen has unsaved changes. */
export type SetUnsaved = (part: string, isUnsaved: boolean) => void

/** Whether any part of a screen has unsaved changes. */
export interface Unsaved {
  readonly isUnsaved: boolean
  readonly setUnsaved: SetUnsaved
}

/** Which parts of a screen have unsaved changes; one guard asks for all of them. */
export function useUnsaved(): Unsaved {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set())
  const setUnsaved: SetUnsaved = useCallback(
    (part, isUnsaved) =>
      setParts(before => {
        if (before.has(part) === isUnsaved) return before
        const others = [...before].filter(one => one !== part)
        return new Set(isUnsaved ? [...others, part] : others)
      }),
    [],
  )
  return { isUnsaved: parts.size > 0, setUnsaved }
}

/** Reports a part while it is shown and has unsaved changes. */
export function useReportUnsaved(setUnsaved: SetUnsaved, part: string, isUnsaved: boolean): void {
  // A layout effect, so that no step back comes before the guard.
  useLayoutEffect(() => {
    setUnsaved(part, isUnsaved)
    return () => setUnsaved(part, false)
  }, [setUnsaved, part, isUnsaved])
}
