import { usePage } from '#web/page-context.ts'
import { Empty } from '#web/ui/empty.tsx'

/** The page could not be loaded: what happened and the one thing that helps. */
export function Failure({ retry }: { retry?: () => void }) {
  const { failure } = usePage().messages
  return (
    <div className="wrap">
      <Empty level={1} title={failure.title} text={failure.text}>
        <button type="button" className="btn go" onClick={retry ?? (() => location.reload())}>
          {failure.reload}
        </button>
      </Empty>
    </div>
  )
}
