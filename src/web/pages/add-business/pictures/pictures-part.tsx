import { useEffect, useRef, useState } from 'react'
import { isTooLargePicture, MAX_ALT_LENGTH, MAX_OFFERED_PICTURES } from '#domain/picture/picture.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import type { FormState } from '#web/forms/use-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import {
  type DraftPicture,
  type DraftPictures,
  draftPicture,
} from '#web/pages/add-business/pictures/draft-pictures.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PICTURE_TYPES } from '#web/ui/form/picture-types.ts'

export interface PicturesPartProps {
  pictures: DraftPictures
  onPictures: (pictures: DraftPictures) => void
  /** Knows what is wrong with the pictures, and with the rights. */
  form: FormState
}

/** Up to five pictures of the business, each with what it shows. They are sent after the listing. */
export function PicturesPart({ form, pictures, onPictures }: PicturesPartProps) {
  const { formats } = usePage()
  const texts = useMessages(addBusinessStepsMessages).pictures
  const { list } = pictures
  const pictureFault = form.faultOf('pictures')
  const rightsFault = form.faultOf('rights')
  const room = MAX_OFFERED_PICTURES.listing - list.length
  // After the listing was sent they could not be exchanged any more.
  const [refused, setRefused] = useState('')
  const add = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    const tooLarge = chosen.filter(isTooLargePicture)
    const others = chosen.filter(file => !isTooLargePicture(file) && isOtherKind(file))
    const fitting = chosen.filter(file => !tooLarge.includes(file) && !others.includes(file))
    const namesOf = (left: readonly File[]) => left.map(({ name }) => name).join(', ')
    const sentences = [
      ...(tooLarge.length > 0 ? [texts.tooLarge(namesOf(tooLarge))] : []),
      ...(others.length > 0 ? [texts.otherKind(namesOf(others))] : []),
      ...(fitting.length > room ? [texts.tooMany(namesOf(fitting.slice(room)))] : []),
    ]
    setRefused(sentences.join(' '))
    onPictures({ ...pictures, list: [...list, ...fitting.slice(0, room).map(draftPicture)] })
  }
  const change = (key: string, alt: string) =>
    onPictures({ ...pictures, list: list.map(one => (one.key === key ? { ...one, alt } : one)) })
  const removed = useRef<number>(null)
  const remove = (index: number) => {
    removed.current = index
    setRefused('')
    onPictures({ ...pictures, list: list.toSpliced(index, 1) })
  }
  useEffect(() => {
    if (removed.current === null) return
    // The button went with its picture; the next one is in its place, and the field for files after the last.
    const buttons = document.querySelectorAll<HTMLElement>('#pictures li > button')
    const next = buttons[removed.current] ?? document.getElementById('picture-files')
    removed.current = null
    next?.focus()
  })
  return (
    <fieldset className="draft-pictures" id="pictures" tabIndex={-1}>
      <legend className="legend">{texts.title}</legend>
      <p className="hint">{texts.text}</p>
      {pictureFault !== undefined && <p className="err ic ic-warn">{pictureFault}</p>}
      {list.length > 0 && (
        <ul>
          {list.map((picture, index) => (
            <li key={picture.key}>
              <Thumbnail file={picture.file} />
              <Field
                id={`picture-${picture.key}`}
                label={texts.alt(String(index + 1))}
                hint={picture.file.name}
                fault={undefined}
              >
                {control => (
                  <input
                    {...control}
                    value={picture.alt}
                    maxLength={MAX_ALT_LENGTH}
                    autoComplete="off"
                    onChange={event => change(picture.key, event.currentTarget.value)}
                  />
                )}
              </Field>
              <button
                type="button"
                className="btn icon ic ic-x"
                aria-label={texts.remove(String(index + 1))}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <output className={room > 0 ? 'vh' : 'err'}>{refused}</output>
      {room > 0 && (
        <Field
          id="picture-files"
          label={texts.add}
          hint={texts.fileHint(formats.counted(room))}
          fault={refused || undefined}
          isOptional
        >
          {control => (
            <input
              {...control}
              // Its files are taken at once, and not sent with the form.
              name={undefined}
              type="file"
              multiple
              accept={PICTURE_TYPES}
              onChange={({ currentTarget }) => {
                add(currentTarget.files)
                currentTarget.value = ''
              }}
            />
          )}
        </Field>
      )}
      {list.length > 0 && (
        <div className={rightsFault === undefined ? 'field' : 'field bad'}>
          {rightsFault !== undefined && (
            <p className="err ic ic-warn" id="rights-fault">
              {rightsFault}
            </p>
          )}
          <label className="pick" htmlFor="rights">
            <input
              id="rights"
              type="checkbox"
              checked={pictures.hasRights}
              onChange={event => onPictures({ ...pictures, hasRights: event.currentTarget.checked })}
              aria-invalid={rightsFault === undefined ? undefined : true}
              aria-describedby={rightsFault === undefined ? undefined : 'rights-fault'}
            />
            {texts.rights}
          </label>
        </div>
      )}
    </fieldset>
  )
}

/** Some browsers do not say what a file is; the server finds out. */
function isOtherKind({ type }: File): boolean {
  return type !== '' && !PICTURE_TYPES.split(',').includes(type)
}

/** Drawn, not linked: the site's policy lets no addresses of files in. A file that is no picture stays an empty box. */
function Thumbnail({ file }: Pick<DraftPicture, 'file'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    createImageBitmap(file).then(
      bitmap => {
        const target = canvas.current
        const context = target?.getContext('2d')
        if (target == null || context == null) return
        // The middle of it.
        const scale = Math.max(target.width / bitmap.width, target.height / bitmap.height)
        const [width, height] = [bitmap.width * scale, bitmap.height * scale]
        context.drawImage(bitmap, (target.width - width) / 2, (target.height - height) / 2, width, height)
        bitmap.close()
      },
      () => undefined,
    )
  }, [file])
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
  return <canvas ref={canvas} width="128" height="96" aria-hidden="true" />
}
