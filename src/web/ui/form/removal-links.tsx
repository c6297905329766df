import { Link } from 'wouter'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'

/** The reason with which the form for requests begins (pages/privacy-request). */
export const PRIVATE_ADDRESS = 'private-address'

/** The ways out of the directory for whoever an entry is about. @param business 'UK-1'; '' where it is not known */
export function RemovalLinks({ business }: { business: string }) {
  const { removal } = usePage().messages
  const request = { business, kind: 'removal' }
  return (
    <>
      <Link href={routes.privacyRequest.href(request)} rel="nofollow">
        {removal.entry}
      </Link>
      <Link href={routes.privacyRequest.href({ ...request, reason: PRIVATE_ADDRESS })} rel="nofollow">
        {removal.privateAddress}
      </Link>
    </>
  )
}
