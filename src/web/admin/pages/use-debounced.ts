import { useEffect, useState } from 'react'

/** So long after the last move of a slider the server is asked. */
const SETTLE_MS = 250

/** A value as it is once it has not changed for a moment. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
