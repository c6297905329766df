import { type DragEvent, useId, useRef, useState } from 'react'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import type { Elements } from '#web/elements.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const ENDINGS = ['.xlsx', '.xls', '.csv', '.json', '.jsonl', '.ndjson', '.zip']

interface FileChoiceProps {
  file: File | null
  /** What is wrong with it or with sending it; '' while nothing is. */
  fault: string
  /** One file was chosen that can be sent. */
  isReady: boolean
  /** The options can be used as they are. */
  canSend: boolean
  onChoose: (files: readonly File[]) => void
  onSend: (isDryRun: boolean) => void
  /** Stands above the buttons: the options. */
  children?: Elements
}

/** Takes files by drop or by button; one that was chosen is shown here. */
export function FileChoice({ file, fault, isReady, canSend, onChoose, onSend, children }: FileChoiceProps) {
  const { language } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { size, moment } = dateFormat(language)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const dropped = [...event.dataTransfer.files]
    if (dropped.length > 0) onChoose(dropped)
  }
  const clear = () => {
    if (input.current !== null) input.current.value = ''
    onChoose([])
    input.current?.focus()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra to the button inside */}
      <div
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={event => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {file === null ? (
          <p>{isOver ? messages.dropHere : messages.drop}</p>
        ) : (
          <div className="up-file ic ic-sheet">
            <div>
              <b>{file.name}</b>
              <p className="small quiet">
                {messages.file(size(file.size), file.type || messages.unknownKind, moment(file.lastModified))}
              </p>
            </div>
            <button type="button" className="btn bare" onClick={clear}>
              {messages.clear}
            </button>
          </div>
        )}
        <label className="btn" htmlFor={id}>
          {messages.choose}
        </label>
        <input
          className="vh"
          id={id}
          ref={input}
          type="file"
          multiple
          accept={ENDINGS.join(',')}
          aria-describedby={fault === '' ? undefined : `${id}-fault`}
          onChange={event => onChoose([...(event.target.files ?? [])])}
        />
      </div>
      <FaultNote text={fault} id={`${id}-fault`} />
      {isReady && (
        <>
          {children}
          <SendButtons
            hint={messages.dryRunHint}
            dryRun={messages.dryRun}
            start={messages.start}
            canSend={canSend}
            onSend={onSend}
          />
        </>
      )}
    </>
  )
}

interface SendButtonsProps extends Pick<FileChoiceProps, 'canSend' | 'onSend'> {
  hint: string
  /** What the buttons say. */
  dryRun: string
  start: string
}

/** Sends what was chosen, to try it out or to import it. */
export function SendButtons({ hint, dryRun, start, canSend, onSend }: SendButtonsProps) {
  return (
    <>
      <p className="hint">{hint}</p>
      <div className="row-end">
        <button type="button" className="btn go" disabled={!canSend} onClick={() => onSend(true)}>
          {dryRun}
        </button>
        <button type="button" className="btn" disabled={!canSend} onClick={() => onSend(false)}>
          {start}
        </button>
      </div>
    </>
  )
}

/** What is wrong with a file by its name and size; the server checks its content. */
export function fileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  limitBytes: number,
): 'tooLarge' | 'wrongKind' | 'empty' | null {
  if (!ENDINGS.some(ending => name.toLowerCase().endsWith(ending))) return 'wrongKind'
  if (size === 0) return 'empty'
  return size > limitBytes ? 'tooLarge' : null
}
