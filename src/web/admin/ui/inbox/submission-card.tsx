import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { Link } from 'wouter'
import { SUBMISSION_STATES, type Submission } from '#domain/submission.ts'
import { adminPaths } from '#web/admin/addresses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { sentenceOf } from '#web/admin/call-error.ts'
import { moments } from '#web/admin/moments.ts'
import { inboxWords } from '#web/messages/admin-inbox/words.ts'
import { useNow } from '#web/now.tsx'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast.tsx'

const TINT_OF = { new: 'tint water', open: 'tint contour', done: 'tint wood', rejected: 'tint' } as const

/** One submission: who, what, by when, and what is done about it. */
export function SubmissionCard({ submission }: { submission: Submission }) {
  const { language } = usePage()
  const words = inboxWords(language)
  const { moment } = moments(language)
  const { id, kind, state, subject, senderName, senderEmail, businessId, createdAt, dueAt } = submission
  const now = useNow()
  const sender = [senderName, senderEmail].filter(part => part !== null && part !== '').join(', ')
  return (
    <li className="sub">
      <div className="row-end">
        <span className={TINT_OF[state]}>{words.states[state]}</span>
        <b>{subject}</b>
        <span className="quiet">{words.kinds[kind]}</span>
        {dueAt !== null && state !== 'done' && (
          <span className={dueAt < now ? 'tint road' : 'tint contour'}>
            {dueAt < now ? words.overdue(moment(dueAt)) : words.due(moment(dueAt))}
          </span>
        )}
      </div>
      <p className="small quiet">
        {words.from}: {sender === '' ? words.unknownSender : sender}
        {senderEmail !== null &&
          ` (${submission.confirmedAt === null ? words.unconfirmed : words.confirmed})`}{' '}
        · {words.received}: {moment(createdAt)}
      </p>
      <details>
        <summary>
          {words.open}
          <span className="vh">: {subject}</span>
        </summary>
        <h3>{words.sent}</h3>
        <dl className="facts">
          {Object.entries(submission.payload).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
        {businessId !== null && (
          <p>
            <Link href={adminPaths.business(businessId)}>{words.business}</Link>
          </p>
        )}
        <SubmissionForm key={`${id}-${submission.updatedAt}`} submission={submission} />
      </details>
    </li>
  )
}

function SubmissionForm({ submission }: { submission: Submission }) {
  const words = inboxWords(usePage().language)
  const { calls } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const id = useId()
  const save = useMutation({
    mutationFn: (change: Parameters<typeof calls.changeSubmission>[1]) =>
      calls.changeSubmission(submission.id, change),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['admin', 'submissions'] })
      await queries.invalidateQueries({ queryKey: ['admin', 'stats'] })
      toast({ kind: 'done', text: words.saved })
    },
    onError: error => toast({ kind: 'failed', text: sentenceOf(error) }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const state = SUBMISSION_STATES.find(known => known === form.get('state'))
    save.mutate({ note: String(form.get('note') ?? ''), ...(state && { state }) })
  }
  return (
    <form className="sub-form" onSubmit={submit}>
      <label htmlFor={`${id}-state`}>{words.state}</label>
      <select id={`${id}-state`} name="state" defaultValue={submission.state}>
        {SUBMISSION_STATES.map(known => (
          <option key={known} value={known}>
            {words.states[known]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-note`}>{words.note}</label>
      <textarea
        className="input"
        id={`${id}-note`}
        name="note"
        rows={3}
        maxLength={5000}
        defaultValue={submission.note}
      />
      <div>
        <button type="submit" className="btn go" disabled={save.isPending}>
          {words.save}
        </button>
      </div>
    </form>
  )
}
