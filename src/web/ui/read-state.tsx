import { failureText } from '#web/api/failure.ts'
import type { ShownRead } from '#web/api/use-read.ts'
import type { Elements } from '#web/elements.ts'
import { usePage } from '#web/page-context.ts'
import { Empty } from '#web/ui/empty.tsx'
import { useReloadForCode } from '#web/ui/failure.tsx'

interface ReadStateProps<Data> {
  read: ShownRead<Data>
  /** What stands there before the first answer: a skeleton. */
  pending: Elements
  children: (data: Data) => Elements
}

/**
 * What was read, and how reading it goes: a skeleton, which after some seconds says that it takes long; why it failed,
 * while it is tried again by itself (api/retry-failed-reads.ts); or what was read before, marked as old.
 */
export function ReadState<Data>({ read, pending, children }: ReadStateProps<Data>) {
  const { messages } = usePage()
  const { data, isOld, isSlow, failure, retry } = read
  useReloadForCode(failure)
  const again = (className: string) => (
    <button type="button" className={className} onClick={retry}>
      {messages.reading.again}
    </button>
  )
  const why = failure === null ? '' : failureText(failure, messages)
  const isMarked = data !== undefined && (why !== '' || isSlow)
  return (
    <>
      {/* It is always there, so that screen readers watch it. */}
      <div role="status" className={isMarked ? 'read-note ic ic-warn' : 'read-slow'}>
        {isSlow && (
          <p>
            {isOld && <b>{`${messages.reading.old} `}</b>}
            <span>{messages.reading.slow}</span>
          </p>
        )}
        {data !== undefined && why !== '' && (
          <>
            <p>
              {isOld && <b>{`${messages.reading.old} `}</b>}
              <span>{why}</span>
            </p>
            {again('btn')}
          </>
        )}
        {data === undefined && why !== '' && (
          <Empty level={2} title={messages.reading.failed} text={why}>
            {again('btn go')}
          </Empty>
        )}
      </div>
      {data !== undefined && (isMarked ? <div className="read-old">{children(data)}</div> : children(data))}
      {data === undefined && why === '' && pending}
    </>
  )
}
