import { useId } from 'react'
import { MAX_ALT_LENGTH } from '#domain/picture/picture.ts'
import { messages as adminPicturesMessages } from '#translated/admin/pictures.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { BusinessPictures, ShownPicture } from '#web/admin/api/api.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { TextInput, textIn } from '#web/admin/ui/text-input.tsx'
import { MOST_UPLOAD_MS } from '#web/forms/send-picture.ts'
import { useMessages } from '#web/messages.ts'

export interface PictureDialogProps {
  /** The business's number. */
  id: number
  /** The pictures that it has. */
  pictures: readonly ShownPicture[]
  asked:
    | { readonly what: 'add'; readonly picture?: undefined }
    | { readonly what: 'edit' | 'remove'; readonly picture: ShownPicture }
  /** `text` says what was done. */
  onDone: (pictures: BusinessPictures, text: string) => Promise<void>
  onClose: () => void
}

/** Adds a picture, changes its description, or removes it. What the server refuses is said in the dialog. */
export function PictureDialog({ id, pictures, asked, onDone, onClose }: PictureDialogProps) {
  const { api } = useAdmin()
  const messages = useMessages(adminPicturesMessages)
  const add = (form: FormData) => {
    const body = new FormData()
    // The text first: it is known before the file is read.
    body.append('alt', textIn(form, 'alt'))
    body.append('picture', form.get('picture') ?? '')
    const signal = AbortSignal.timeout(MOST_UPLOAD_MS)
    return api('POST /api/admin/businesses/:id/pictures', { params: { id }, body, signal })
  }
  const edit = (picture: ShownPicture, alt: string) =>
    api('PUT /api/admin/businesses/:id/pictures', {
      params: { id },
      body: { pictures: pictures.map(one => ({ id: one.id, alt: one.id === picture.id ? alt : one.alt })) },
    })
  if (asked.what !== 'remove') {
    const { picture } = asked
    return (
      <ConfirmDialog
        title={picture === undefined ? messages.add : messages.edit}
        action={picture === undefined ? messages.add : messages.save}
        labels={{ alt: messages.alt }}
        onConfirm={async form =>
          picture === undefined
            ? onDone(await add(form), messages.added)
            : onDone(await edit(picture, textIn(form, 'alt')), messages.saved)
        }
        onClose={onClose}
      >
        {picture === undefined && <FileField />}
        <TextInput
          name="alt"
          label={messages.alt}
          hint={messages.altHint}
          defaultValue={picture?.alt ?? ''}
          rows={2}
          maxLength={MAX_ALT_LENGTH}
        />
      </ConfirmDialog>
    )
  }
  const { picture } = asked
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      action={messages.remove}
      isDangerous
      onConfirm={async () =>
        onDone(
          await api('POST /api/admin/businesses/:id/pictures/:picture/remove', {
            params: { id, picture: picture.id },
          }),
          messages.removed,
        )
      }
      onClose={onClose}
    >
      <p>{messages.removeText(picture.alt)}</p>
    </ConfirmDialog>
  )
}

function FileField() {
  const messages = useMessages(adminPicturesMessages)
  const hint = useId()
  return (
    <div>
      <label>
        {messages.file}
        <input
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
          aria-describedby={hint}
        />
      </label>
      <p className="hint" id={hint}>
        {messages.fileHint}
      </p>
    </div>
  )
}
