import type { DrawingName } from '#web/drawings/shapes.ts'
import { Drawing } from '#web/ui/picture/drawing.tsx'
import { photoSource } from '#web/ui/picture/photo-source.ts'
import { usePhotoFault } from '#web/ui/picture/use-photo-fault.ts'

interface PictureProps {
  photo: string | null
  drawing: DrawingName
  className?: string
  /** Loaded with the page, because it is among what is seen first; others are loaded when they come near. */
  isFirst?: boolean
}

/**
 * A business's photo where the site has one and it can be loaded, otherwise the drawing of its category. Decorative: the
 * name is beside it.
 */
export function Picture({ photo, drawing, className = '', isFirst = false }: PictureProps) {
  const source = photoSource(photo)
  const [isMissing, watch] = usePhotoFault()
  if (source === null || isMissing) {
    return (
      <div className={`pic ${className}`}>
        <Drawing name={drawing} />
      </div>
    )
  }
  const image = (
    <img
      {...watch}
      loading={isFirst ? 'eager' : 'lazy'}
      srcSet={source.sharp}
      src={source.small}
      alt=""
      width="160"
      height="120"
    />
  )
  return (
    <div className={`pic photo ${className}`}>
      {source.blur && <img className="blur" src={source.blur} alt="" />}
      {/* In a <picture>, because React would put a preload of it above the page, where cached markup has no place. */}
      {isFirst ? <picture>{image}</picture> : image}
    </div>
  )
}
