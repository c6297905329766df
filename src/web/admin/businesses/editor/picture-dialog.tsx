import { useId } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { MAX_ALT_LENGTH } from '#domain/picture/picture.ts'
import { messages as adminPicturesMessages } from '#translated/admin/pictures.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { BusinessPictures, ShownPicture } from '#web/admin/api/api.ts'
import { Refusal } from '#web/admin/api/error-text.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { faultText } from '#web/forms/fault-text.ts'
import { MOST_UPLOAD_MS } from '#web/forms/send-picture.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

export interface PictureDialogProps {
  /** The business's number. */
  id: number
  /** The pictures that it has. */
  pictures: readonly ShownPicture[]
  asked: { readonly what: 'add' } | { readonly what: 'edit' | 'remove'; readonly picture: ShownPicture }
  /** `text` says what was done. */
  onDone: (pictures: BusinessPictures, text: string) => Promise<void>
  onClose: () => void
}

/** Adds a picture, changes its description, or removes it. What the server refuses is said in the dialog. */
export function PictureDialog({ id, pictures, asked, onDone, onClose }: PictureDialogProps) {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminPicturesMessages, language)
  /** Puts the server's fault of the text into a sentence. */
  const translated = (error: unknown): unknown => {
    const fault = isRouteError(error) ? error.faults[0] : undefined
    if (fault === undefined) return error
    return new Refusal(
      `${messages.alt} ${faultText(fault, inLanguage(formOutcomeMessages, language), formats)}`,
    )
  }
  const add = async (form: FormData) => {
    const body = new FormData()
    // The text first: it is known before the file is read.
    body.append('alt', altIn(form))
    body.append('picture', form.get('picture') ?? '')
    await onDone(
      await api('POST /api/admin/businesses/:id/pictures', {
        params: { id },
        body,
        signal: AbortSignal.timeout(MOST_UPLOAD_MS),
      }),
      messages.added,
    )
  }
  const edit = (picture: ShownPicture) => async (form: FormData) => {
    const arranged = pictures.map(one => ({ id: one.id, alt: one.id === picture.id ? altIn(form) : one.alt }))
    await onDone(
      await api('PUT /api/admin/businesses/:id/pictures', { params: { id }, body: { pictures: arranged } }),
      messages.saved,
    )
  }
  const orTranslated = (action: (form: FormData) => Promise<void>) => async (form: FormData) => {
    try {
      await action(form)
    } catch (error) {
      throw translated(error)
    }
  }
  if (asked.what === 'add') {
    return (
      <ConfirmDialog
        title={messages.add}
        action={messages.add}
        onConfirm={orTranslated(add)}
        onClose={onClose}
      >
        <FileField />
        <AltField />
      </ConfirmDialog>
    )
  }
  const { picture } = asked
  if (asked.what === 'edit') {
    return (
      <ConfirmDialog
        title={messages.edit}
        action={messages.save}
        onConfirm={orTranslated(edit(picture))}
        onClose={onClose}
      >
        <AltField text={picture.alt} />
      </ConfirmDialog>
    )
  }
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

function AltField({ text = '' }: { text?: string }) {
  const messages = useMessages(adminPicturesMessages)
  const hint = useId()
  return (
    <div>
      <label>
        {messages.alt}
        <textarea
          className="input"
          name="alt"
          rows={2}
          maxLength={MAX_ALT_LENGTH}
          defaultValue={text}
          required
          aria-describedby={hint}
        />
      </label>
      <p className="hint" id={hint}>
        {messages.altHint}
      </p>
    </div>
  )
}

function altIn(form: FormData): string {
  return String(form.get('alt') ?? '')
}
