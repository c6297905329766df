import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { MAX_OWN_PICTURES } from '#domain/picture/picture.ts'
import { messages as adminPicturesMessages } from '#translated/admin/pictures.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { BusinessPictures, ShownPicture } from '#web/admin/api/api.ts'
import { PictureDialog, type PictureDialogProps } from '#web/admin/businesses/editor/picture-dialog.tsx'
import { PictureItem } from '#web/admin/businesses/editor/picture-item.tsx'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface PicturesPanelProps {
  id: number
  /** Removed businesses keep their pictures as they are. */
  isRemoved: boolean
  /** The pictures changed: the business as it is now. */
  onChanged: (business: AdminBusiness) => void
}

/** The uploaded pictures of a business: add, describe, reorder, remove. */
export function PicturesPanel({ id, isRemoved, onChanged }: PicturesPanelProps) {
  const { api, addressOf } = useAdmin()
  const { formats } = usePage()
  const messages = useMessages(adminPicturesMessages)
  const queries = useQueryClient()
  const toast = useToast()
  const [asked, setAsked] = useState<PictureDialogProps['asked'] | null>(null)
  const moving = useToastedAction()
  const queryKey = ['admin', 'business-pictures', id]
  const query = useQuery({
    queryKey,
    queryFn: () => api('GET /api/admin/businesses/:id/pictures', { params: { id } }),
    staleTime: 0,
  })
  const pictures = query.data?.pictures ?? []

  const changed = async (now: BusinessPictures, text: string) => {
    queries.setQueryData(queryKey, now)
    toast({ kind: 'done', text })
    onChanged(await api('GET /api/admin/businesses/:id', { params: { id } }))
  }
  const move = (from: number, to: number) =>
    moving.run(async () => {
      try {
        await changed(
          await api('PUT /api/admin/businesses/:id/pictures', {
            params: { id },
            body: { pictures: moved(pictures, from, to) },
          }),
          messages.moved,
        )
      } catch (error) {
        await query.refetch()
        throw error
      }
    })
  const isFull = pictures.length >= MAX_OWN_PICTURES
  return (
    <Panel
      title={messages.title}
      aside={messages.count(formats.counted(pictures.length), String(MAX_OWN_PICTURES))}
    >
      <p className="hint">{messages.intro}</p>
      <Loaded query={query} failedTitle={messages.failed} />
      {query.data !== undefined && pictures.length === 0 && <p className="quiet">{messages.none}</p>}
      {pictures.length > 0 && (
        <ol className="own-pictures">
          {pictures.map((picture, at) => (
            <PictureItem
              key={picture.id}
              picture={picture}
              address={addressOf('GET /api/admin/businesses/:id/pictures/:picture', {
                params: { id, picture: picture.id },
              })}
              isFixed={isRemoved || moving.isBusy}
              onEarlier={at === 0 ? undefined : () => void move(at, at - 1)}
              onLater={at === pictures.length - 1 ? undefined : () => void move(at, at + 1)}
              onEdit={() => setAsked({ what: 'edit', picture })}
              onRemove={() => setAsked({ what: 'remove', picture })}
            />
          ))}
        </ol>
      )}
      {query.data !== undefined && !isRemoved && !isFull && (
        <button type="button" className="btn ic ic-upload" onClick={() => setAsked({ what: 'add' })}>
          {messages.add}
        </button>
      )}
      {asked !== null && (
        <PictureDialog
          id={id}
          pictures={pictures}
          asked={asked}
          onDone={changed}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  )
}

function moved(
  pictures: readonly ShownPicture[],
  from: number,
  to: number,
): Pick<ShownPicture, 'id' | 'alt'>[] {
  const order = pictures.map(({ id, alt }) => ({ id, alt }))
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}
