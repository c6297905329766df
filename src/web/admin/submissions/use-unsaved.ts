import { useCallback, useLayoutEffect, useState } from 'react'

/** Says of a part of the screen whether something typed in it is not saved. */
export type SetUnsaved = (part: string, isUnsaved: boolean) => void

/** Which parts of a screen hold something that is not saved; one guard asks for all of them. */
export function useUnsaved(): { readonly isUnsaved: boolean; readonly mark: SetUnsaved } {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set())
  const mark: SetUnsaved = useCallback(
    (part, isUnsaved) =>
      setParts(before => {
        if (before.has(part) === isUnsaved) return before
        const others = [...before].filter(one => one !== part)
        return new Set(isUnsaved ? [...others, part] : others)
      }),
    [],
  )
  return { isUnsaved: parts.size > 0, mark }
}

/** Marks a part as long as it is shown and holds something unsaved. */
export function useReportUnsaved(mark: SetUnsaved, part: string, isUnsaved: boolean): void {
  // Before anything else can happen, so that no step back is faster than the guard.
  useLayoutEffect(() => {
    mark(part, isUnsaved)
    return () => mark(part, false)
  }, [mark, part, isUnsaved])
}
