import type { DrawingName } from '#web/drawings/shapes.ts'
import { Drawing } from '#web/ui/picture/drawing.tsx'
import { photoSource } from '#web/ui/picture/photo-source.ts'
import { usePhotoFault } from '#web/ui/picture/use-photo-fault.ts'

interface PictureProps {
  photo: string | null
  drawing: DrawingName
  className?: string
}

/**
 * A business's photo where the site has one and it can be loaded, otherwise the drawing of its category. Decorative: the
 * name is beside it.
 */
export function Picture({ photo, drawing, className = '' }: PictureProps) {
  const source = photoSource(photo)
  const [isMissing, watch] = usePhotoFault()
  if (source === null || isMissing) {
    return (
      <div className={`pic ${className}`}>
        <Drawing name={drawing} />
      </div>
    )
  }
  return (
    <div className={`pic photo ${className}`}>
      {source.blur && <img className="blur" src={source.blur} alt="" />}
      <img
        {...watch}
        loading="lazy"
        srcSet={source.sharp}
        src={source.small}
        alt=""
        width="160"
        height="120"
      />
    </div>
  )
}
