import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'

/** Long enough to read the page and to stop it (design, section 1; WCAG 2.2.1). */
const SECONDS = 20
/** The number changes in steps of this size until so little is left, so that it does not distract from reading. */
const STEP = 5
/** Whoever does one of these is using the page. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'wheel'] as const

/** A visible countdown to the home page, in the browser only; its button and any use of the page stop it. */
export function Countdown() {
  const { messages, formats } = usePage()
  const { notFound } = messages
  const [, navigate] = useLocation()
  const [left, setLeft] = useState<number | null>(null)
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    if (isStaying) return
    const end = Date.now() + SECONDS * 1_000
    setLeft(SECONDS)
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1_000)
      if (seconds > 0) setLeft(shown(seconds))
      else navigate(routes.home.href(), { replace: true })
    }, 1_000)
    const stay = () => setIsStaying(true)
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, stay, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, stay)
    }
  }, [isStaying, navigate])
  if (left === null) return <div className="countdown" />
  const sentence = (seconds: number) => notFound.countdown(formats.counted(seconds))
  return (
    <div className="note countdown">
      {/* Announced when it starts and when it stops, not at every step. */}
      <output className="vh">{isStaying ? notFound.staying : sentence(SECONDS)}</output>
      <p aria-hidden="true">{isStaying ? notFound.staying : sentence(left)}</p>
      {!isStaying && (
        <button type="button" className="btn" onClick={() => setIsStaying(true)}>
          {notFound.stay}
        </button>
      )}
    </div>
  )
}

/** 20, 15, 10, 5, then every second. */
function shown(seconds: number): number {
  return seconds <= STEP ? seconds : Math.ceil(seconds / STEP) * STEP
}
