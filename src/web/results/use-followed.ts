import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a native control that follows the address, but is the browser's own until the list has followed: what was pressed
 * stays pressed meanwhile, also what was pressed before this code was there.
 * @param follow sets what the address says
 */
export function useFollowed<Control extends HTMLElement>(
  follow: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const isTakenOver = useRef(false)
  useEffect(() => {
    if (isTakenOver.current && control.current !== null) follow(control.current)
    isTakenOver.current = true
  })
  return control
}
