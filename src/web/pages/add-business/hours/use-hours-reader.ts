import { useEffect, useState } from 'react'
import { loadEventually } from '#web/load-code.ts'

type HoursReader = typeof import('#domain/listing/read-hours.ts')

/**
 * What reads opening hours as people write them; loaded when it is needed first, null until then. Meanwhile nothing is shown
 * as understood; sending loads it by itself, and says so when that fails.
 */
export function useHoursReader(isNeeded: boolean): HoursReader | null {
  const [reader, setReader] = useState<HoursReader | null>(null)
  useEffect(() => {
    if (!isNeeded || reader !== null) return
    let isWanted = true
    void loadEventually(() => import('#domain/listing/read-hours.ts')).then(loaded => {
      if (isWanted) setReader(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [isNeeded, reader])
  return reader
}
