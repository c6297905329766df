import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SubmissionDetail } from '#web/admin/api/api.ts'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'

interface OfferedPicturesPanelProps {
  detail: Pick<SubmissionDetail, 'submission' | 'pictures'>
  decision: Decision
}

/**
 * The pictures of a submission, each to be accepted or refused; nothing where there are none. Those of a listing that is
 * not decided on have no business yet: its approval accepts them.
 */
export function OfferedPicturesPanel({ detail, decision }: OfferedPicturesPanelProps) {
  const messages = useMessages(adminSubmissionsMessages).offered
  const { api, addressOf } = useAdmin()
  const deciding = useAction()
  const { submission, pictures } = detail
  if (pictures.length === 0) return null
  const hasBusiness = submission.businessId !== null
  const decide = (picture: number, action: 'accept' | 'refuse') =>
    deciding.run(() =>
      decision.run(async () => {
        await api(`POST /api/admin/submissions/:id/pictures/:picture/${action}`, {
          params: { id: submission.id, picture },
        })
        return action === 'accept' ? messages.accepted : messages.refused
      }),
    )
  return (
    <Panel title={messages.title}>
      <p className="hint">{hasBusiness ? messages.hint : messages.listingHint}</p>
      <FaultNote text={deciding.failure} />
      <ul className="own-pictures">
        {pictures.map(({ id, alt, width, height }) => (
          <li key={id}>
            <img
              src={addressOf('GET /api/admin/submissions/:id/pictures/:picture', {
                params: { id: submission.id, picture: id },
              })}
              alt=""
              width={width}
              height={height}
              loading="lazy"
            />
            <p>{alt}</p>
            <div className="own-picture-actions">
              {hasBusiness && (
                <button
                  type="button"
                  className="btn"
                  aria-label={`${messages.accept}: ${alt}`}
                  disabled={decision.isBusy}
                  onClick={() => void decide(id, 'accept')}
                >
                  {messages.accept}
                </button>
              )}
              <button
                type="button"
                className="btn danger"
                aria-label={`${messages.refuse}: ${alt}`}
                disabled={decision.isBusy}
                onClick={() => void decide(id, 'refuse')}
              >
                {messages.refuse}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
