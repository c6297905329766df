import { messages as formMessages } from '#translated/ui/form.ts'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'

interface FieldProps {
  id: string
  /** The control's; its id where nothing else is said. */
  name?: string
  label: string
  hint?: string | undefined
  /** What is wrong, as a sentence. */
  fault?: string | undefined
  isOptional?: boolean
  /** Whether it may stay empty is not said. */
  isUnmarked?: boolean
  /** The control, given what ties it to its label, hint and fault. */
  children: (control: ControlProps) => Elements
  /** Stands below the control: an offer, what was understood. */
  below?: Elements
}

/** Attributes of the control of a field. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly className: 'input'
  readonly required: boolean
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** One field of a form: label, hint, fault, control, in this order. */
export function Field({
  id,
  name = id,
  label,
  hint,
  fault,
  isOptional = false,
  isUnmarked = false,
  children,
  below,
}: FieldProps) {
  const messages = useMessages(formMessages)
  const hintId = `${id}-hint`
  const faultId = `${id}-fault`
  const described = [hint !== undefined && hintId, fault !== undefined && faultId].filter(Boolean).join(' ')
  return (
    <div className={fault === undefined ? 'field' : 'field bad'}>
      <label htmlFor={id}>
        <span>{label}</span> {isOptional && !isUnmarked && <span className="opt">{messages.optional}</span>}
      </label>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FaultLine id={faultId} text={fault} />
      {children({
        id,
        name,
        className: 'input',
        required: !isOptional && !isUnmarked,
        'aria-invalid': fault === undefined ? undefined : true,
        'aria-describedby': described || undefined,
      })}
      {below}
    </div>
  )
}

/** What is wrong with a field, as a sentence; nothing where nothing is. */
export function FaultLine({ id, text }: { id: string; text: string | undefined }) {
  const messages = useMessages(formMessages)
  if (text === undefined) return null
  return (
    <p className="err ic ic-warn" id={id}>
      <span>
        <span className="vh">{messages.faultMark} </span>
        <span>{text}</span>
      </span>
    </p>
  )
}
