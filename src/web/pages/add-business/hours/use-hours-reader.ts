import { useEffect, useState } from 'react'

type HoursReader = typeof import('#domain/listing/read-hours.ts')

/** What reads opening hours as people write them; loaded when it is needed first, null until then. */
export function useHoursReader(isNeeded: boolean): HoursReader | null {
  const [reader, setReader] = useState<HoursReader | null>(null)
  useEffect(() => {
    if (!isNeeded || reader !== null) return
    let isWanted = true
    import('#domain/listing/read-hours.ts').then(
      loaded => {
        if (isWanted) setReader(loaded)
      },
      () => {
        // Without it nothing is shown as understood; sending tries again, and says so when it fails.
      },
    )
    return () => {
      isWanted = false
    }
  }, [isNeeded, reader])
  return reader
}
