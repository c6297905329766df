import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { reads } from '#web/query-options.ts'
import { Empty } from '#web/ui/empty.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'

export interface NotFoundProps {
  title: string
  text: string
  /** Only for addresses that never meant anything. */
  hasCountdown?: boolean
}

/** A wrong or gone address: says so, and offers the search and the biggest groups. */
export function NotFound({ title, text, hasCountdown = false }: NotFoundProps) {
  const { api, messages, formats } = usePage()
  const groups = useQuery(reads.categories(api)).data?.groups ?? []
  return (
    <div className="wrap lost">
      <Empty level={1} title={title} text={text} mark="cross" />
      <SearchBox action={paths.businesses()} />
      {hasCountdown ? (
        <Countdown />
      ) : (
        <p>
          <Link className="btn" href={paths.home()}>
            {messages.notFound.backHome}
          </Link>
        </p>
      )}
      {groups.length > 0 && (
        <section className="sec" aria-labelledby="weiter">
          <div className="sec-head">
            <h2 id="weiter">{messages.notFound.goOn}</h2>
            <Link href={paths.businesses()}>{messages.notFound.allBusinesses}</Link>
          </div>
          <ul className="index">
            {groups.map(({ slug, businessCount }) => (
              <LeadRow key={slug} value={formats.count(businessCount)}>
                <Link href={paths.group(slug)}>{messages.groups[slug]}</Link>
              </LeadRow>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function LeadRow({ children, value }: { children: ReactNode; value: string }) {
  return (
    <li className="lead-row">
      {children}
      <span className="quiet">{value}</span>
    </li>
  )
}

/** Long enough to read the page and to stop it (design, section 1). */
const SECONDS = 20

/** Visible, can be stopped, in the browser only. */
function Countdown() {
  const { notFound } = usePage().messages
  const [, navigate] = useLocation()
  const [left, setLeft] = useState<number | null>(null)
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    if (isStaying) return
    const end = Date.now() + SECONDS * 1_000
    setLeft(SECONDS)
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1_000)
      if (seconds > 0) setLeft(seconds)
      else navigate(paths.home(), { replace: true })
    }, 1_000)
    return () => clearInterval(timer)
  }, [isStaying, navigate])
  if (left === null) return null
  return (
    <div className="note countdown">
      {/* Announced once, not every second. */}
      <output className="vh">{isStaying ? notFound.staying : notFound.countdown(SECONDS)}</output>
      <p aria-hidden="true">{isStaying ? notFound.staying : notFound.countdown(left)}</p>
      {!isStaying && (
        <button type="button" className="btn" onClick={() => setIsStaying(true)}>
          {notFound.stay}
        </button>
      )}
    </div>
  )
}
