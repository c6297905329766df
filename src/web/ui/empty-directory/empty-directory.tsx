import { Link } from 'wouter'
import { messages as emptyDirectoryMessages } from '#translated/ui/empty-directory.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { Empty } from '#web/ui/empty.tsx'

/** In place of lists and figures while no business is in the directory: whoever reads it may be the first. */
export function EmptyDirectory() {
  const { messages } = usePage()
  const { title, text } = useMessages(emptyDirectoryMessages)
  return (
    <div className="nobody">
      <Empty level={2} title={title} text={text}>
        <Link className="btn go" href={routes.addBusiness.href()}>
          {messages.frame.nav.addBusiness}
        </Link>
      </Empty>
    </div>
  )
}
