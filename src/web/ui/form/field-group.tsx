import type { Elements } from '#web/elements.ts'
import { FaultLine } from '#web/ui/form/field.tsx'

interface FieldGroupProps {
  /** Before the ids of what is said of it. */
  id: string
  legend: string
  hint?: string | undefined
  /** What is wrong, as a sentence. */
  fault?: string | undefined
  className?: string
  /** The controls, given what ties them to hint and fault. */
  children: (describedBy: string | undefined) => Elements
}

/** Several controls that are one field: legend, hint, fault, controls. */
export function FieldGroup({ id, legend, hint, fault, className, children }: FieldGroupProps) {
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`]
  const describedBy = described.filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className="legend">{legend}</legend>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FaultLine id={`${id}-fault`} text={fault} />
      {children(describedBy)}
    </fieldset>
  )
}

interface PickOneProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  choices: readonly (readonly [value: Value, name: Elements | string])[]
  /** Any other value: nothing is chosen yet. */
  value: string | undefined
  onPick: (value: Value) => void
  /** Of what is around the choices, where they do not stand below each other. */
  listClassName?: string
}

/** One of a few, as radio buttons; the first of them has the id. */
export function PickOne<Value extends string>(props: PickOneProps<Value>) {
  const { choices, value, onPick, listClassName, ...group } = props
  return (
    <FieldGroup {...group}>
      {() => (
        <div className={listClassName}>
          {choices.map(([choice, name], at) => (
            <label key={choice} className="pick">
              <input
                id={at === 0 ? group.id : undefined}
                type="radio"
                name={group.id}
                checked={choice === value}
                onChange={() => onPick(choice)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
