import { Link } from 'wouter'
import type { RemovalMessages } from '#messages/de/removal.ts'
import { routes } from '#web/routing/routes.ts'

/** The reason with which the form for requests begins (pages/privacy-request). */
export const PRIVATE_ADDRESS = 'private-address'

interface RemovalLinksProps {
  /** 'UK-1'; '' where it is not known. */
  business: string
  messages: RemovalMessages
}

/** The ways out of the directory for whoever an entry is about. */
export function RemovalLinks({ business, messages }: RemovalLinksProps) {
  const request = { business, kind: 'removal' }
  return (
    <>
      <Link href={routes.privacyRequest.href(request)} rel="nofollow">
        {messages.entry}
      </Link>
      <Link href={routes.privacyRequest.href({ ...request, reason: PRIVATE_ADDRESS })} rel="nofollow">
        {messages.privateAddress}
      </Link>
    </>
  )
}
