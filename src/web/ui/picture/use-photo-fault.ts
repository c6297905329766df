import { type RefObject, useEffect, useRef, useState } from 'react'

interface PhotoWatch {
  readonly ref: RefObject<HTMLImageElement | null>
  readonly onError: () => void
}

/** Whether a photo cannot be loaded, so that something else can stand in its place. @returns that, and props of its image */
export function usePhotoFault(): readonly [isMissing: boolean, watch: PhotoWatch] {
  const [isMissing, setIsMissing] = useState(false)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = ref.current
    // What failed before this code ran tells nobody any more. Drawings without a size of their own are zero wide as well.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setIsMissing(true))
  }, [])
  return [isMissing, { ref, onError: () => setIsMissing(true) }]
}
