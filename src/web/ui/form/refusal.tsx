import { useEffect, useRef } from 'react'

/** Why a form was refused as a whole; takes the focus like the summary of faults. */
export function Refusal({ text, attempt }: { text: string; attempt: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  return (
    <div className="err-sum" role="alert" tabIndex={-1} ref={box}>
      <p className="err ic ic-warn">{text}</p>
    </div>
  )
}
