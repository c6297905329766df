interface FaultNoteProps {
  /** '' while nothing is wrong: then nothing is shown. */
  text: string
  id?: string
  /** Keeps its distance from what follows. */
  hasGap?: boolean
}

/** What is wrong, said to screen readers at once. */
export function FaultNote({ text, id, hasGap = false }: FaultNoteProps) {
  if (text === '') return null
  return (
    <p className={hasGap ? 'err ic ic-warn adm-gap' : 'err ic ic-warn'} role="alert" id={id}>
      {text}
    </p>
  )
}
