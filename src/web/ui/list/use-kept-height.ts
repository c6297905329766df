import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * While an element waits for its words it stays as high as it was, so that nothing below it moves under a finger.
 * @param isSettled whether it says what it is going to say
 */
export function useKeptHeight(element: RefObject<HTMLElement | null>, isSettled: boolean): void {
  const height = useRef(0)
  useLayoutEffect(() => {
    if (element.current !== null)
      element.current.style.minHeight = isSettled || height.current === 0 ? '' : `${height.current}px`
  }, [element, isSettled])
  useEffect(() => {
    // After the layout, when asking for a height costs nothing.
    if (isSettled) height.current = element.current?.getBoundingClientRect().height ?? 0
  })
}
