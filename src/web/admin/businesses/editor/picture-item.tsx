import { messages as adminPicturesMessages } from '#translated/admin/pictures.ts'
import type { ShownPicture } from '#web/admin/api/api.ts'
import { useMessages } from '#web/messages.ts'

interface PictureItemProps {
  picture: ShownPicture
  address: string
  /** No button works. */
  isFixed: boolean
  /** Undefined for the first and the last. */
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onEdit: () => void
  onRemove: () => void
}

/** One uploaded picture with what it shows, and what can be done with it. */
export function PictureItem({
  picture,
  address,
  isFixed,
  onEarlier,
  onLater,
  onEdit,
  onRemove,
}: PictureItemProps) {
  const messages = useMessages(adminPicturesMessages)
  const { alt, width, height } = picture
  return (
    <li>
      <img src={address} alt="" width={width} height={height} loading="lazy" />
      <p>{alt}</p>
      <div className="own-picture-actions">
        {[
          { name: messages.earlier(alt), icon: 'ic-up', onClick: onEarlier },
          { name: messages.later(alt), icon: 'ic-down', onClick: onLater },
          { name: `${messages.edit}: ${alt}`, icon: 'ic-pen', onClick: onEdit },
          { name: `${messages.remove}: ${alt}`, icon: 'ic-x', onClick: onRemove },
        ].map(({ name, icon, onClick }) => (
          <button
            key={icon}
            type="button"
            className={`btn bare icon ic ${icon}`}
            aria-label={name}
            title={name}
            disabled={isFixed || onClick === undefined}
            onClick={onClick}
          />
        ))}
      </div>
    </li>
  )
}
