import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SiteMessages } from '#messages/de/site.ts'

/** What test/structure/bare-texts.test.ts looks at: each line that is to be found ends in '← found'. */
export interface Shown {
  name: string
  count: number
  isOpen: boolean
  names: readonly string[]
  messages: SiteMessages
  children: ReactNode
}

export function Found({ name, count, isOpen, names, messages, children }: Shown) {
  const { frame } = messages
  return (
    <div>
      <p>
        <b>{frame.menu}</b> {name /* ← found */}
      </p>
      <p>
        {count /* ← found */} {frame.menu}
      </p>
      <p>
        {isOpen && <b>{frame.menu}</b>} {/* ← found */}
        {frame.menu /* ← found */}
      </p>
      <p>
        {isOpen ? frame.menu : <b>{name}</b> /* ← found */}
        <br />
      </p>
      <p>{names /* ← found */}</p>
      <p>
        <Bare name={name} /* ← found */ />
        <br />
      </p>
      <p>
        <Maybe name={name} /> {/* ← found */}
        <i>{name}</i>
      </p>
      <div>
        <br />
        {children /* ← found */}
      </div>
    </div>
  )
}

export function FoundInFragment({ messages }: Shown) {
  return (
    <>
      {messages.frame.menu /* ← found */}
      <br />
    </>
  )
}

export function Fine({ name, count, isOpen, names, messages, children }: Shown) {
  const { frame } = messages
  return (
    <div>
      <p>{name}</p>
      <p>{`${frame.menu} ${count}`}</p>
      <p>{isOpen ? name : <b>{name}</b>}</p>
      <p>
        {frame.menu} <span>{name}</span> <Link href="/">{name}</Link>, {frame.menu}
        {isOpen && <b>{count}</b>}
      </p>
      <div>{children}</div>
      <p>
        <Maybe name={name} />
        {name.length > 3 && <b>{name}</b>}
        {names.map(one => (
          <b key={one}>{one}</b>
        ))}
        <i>{frame.menu}</i>
      </p>
    </div>
  )
}

function Bare({ name }: { name: string }) {
  return name
}

function Maybe({ name }: { name: string }) {
  return name === '' ? null : <b>{name}</b>
}
