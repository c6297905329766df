import { type FormEvent, useState } from 'react'
import type { CorrectionField, ProposedChange } from '#domain/correction/correction.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { answerFault, answerFaultText } from '#web/admin/submissions/answer-fault.ts'
import { AnswerField } from '#web/admin/submissions/answer-field.tsx'
import { CorrectionTable } from '#web/admin/submissions/corrections/correction-table.tsx'
import { OfferedPicturesPanel } from '#web/admin/submissions/corrections/offered-pictures-panel.tsx'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import { CORRECTION_ANSWERS } from '#web/admin/submissions/ready-answers.ts'
import { SentFacts } from '#web/admin/submissions/sent-facts.tsx'
import type { ReviewProps } from '#web/admin/submissions/use-decision.ts'
import { isDecided } from '#web/admin/submissions/use-decision.ts'
import { useReportUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

type Field = CorrectionField | 'status'

const TEXT_ID = 'correction-text'

/** The changes that a correction proposes, each to be accepted or refused. */
export function CorrectionReview({ detail, decision, setUnsaved }: ReviewProps) {
  const page = usePage()
  const { formats } = page
  const messages = inLanguage(adminSubmissionsMessages, page.language)
  const { api } = useAdmin()
  const { submission } = detail
  const changes: readonly ProposedChange[] = detail.changes ?? []
  const isOpen = !isDecided(submission)
  const [chosen, setChosen] = useState<readonly Field[]>([])
  const [text, setText] = useState('')
  const [tried, setTried] = useState<'accept' | 'reject' | null>(null)
  useReportUnsaved(setUnsaved, 'correction', isOpen && (text.trim() !== '' || chosen.length > 0))
  /** Shows what is wrong with the text. @returns whether it can be sent */
  const isSendable = (attempt: 'accept' | 'reject') => {
    setTried(attempt)
    const isFine = answerFault(text, attempt === 'accept') === undefined
    if (!isFine) document.getElementById(TEXT_ID)?.focus()
    return isFine
  }
  const accept = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0 || !isSendable('accept')) return
    const acceptance = { fields: chosen, text }
    const take = () =>
      api('POST /api/admin/submissions/:id/accept', { params: { id: submission.id }, body: acceptance })
    void decision.run('accept', take, () => messages.correction.accepted, text)
  }
  const reject = () => {
    if (!isSendable('reject')) return
    const refuse = () =>
      api('POST /api/admin/submissions/:id/reject', { params: { id: submission.id }, body: { text } })
    void decision.run('accept', refuse, () => messages.correction.rejected, text)
  }
  const isAll = chosen.length === changes.length
  const count = chosen.length
  return (
    <>
      <Panel title={messages.sent}>
        <SentFacts payload={submission.payload} names={['comment', 'isOwner', 'proof', 'email']} />
      </Panel>
      <OfferedPicturesPanel detail={detail} decision={decision} />
      <form noValidate onSubmit={accept}>
        <Panel
          title={messages.correction.title}
          isFlush
          aside={
            isOpen &&
            changes.length > 0 && (
              <button
                type="button"
                className="btn"
                onClick={() => setChosen(isAll ? [] : changes.map(({ field }) => field))}
              >
                {isAll ? messages.correction.takeNone : messages.correction.takeAll}
              </button>
            )
          }
        >
          {changes.length === 0 ? (
            <p className="panel-empty">{messages.correction.noChanges}</p>
          ) : (
            <CorrectionTable
              changes={changes}
              outcome={isOpen ? null : submission.outcome}
              chosen={chosen}
              onChoose={(field, isChosen) =>
                setChosen(now => (isChosen ? [...now, field] : now.filter(one => one !== field)))
              }
            />
          )}
        </Panel>
        {isOpen && (
          <Panel title={messages.decision.title}>
            <AnswerField
              id={TEXT_ID}
              label={messages.correction.text}
              hint={messages.correction.textHint}
              submission={submission}
              text={text}
              onText={setText}
              ready={CORRECTION_ANSWERS}
              isOptional
              fault={answerFaultText(
                tried === null ? undefined : answerFault(text, tried === 'accept'),
                decision,
                'accept',
                page,
              )}
            />
            <DecisionEnd decision={decision} part="accept" labels={messages.fields}>
              <button type="submit" className="btn go" disabled={decision.isBusy || count === 0}>
                {decision.isBusy
                  ? messages.answer.sending
                  : count === 0
                    ? messages.correction.acceptNone
                    : messages.correction.accept(formats.counted(count))}
              </button>
              <button type="button" className="btn danger" disabled={decision.isBusy} onClick={reject}>
                {messages.correction.reject}
              </button>
            </DecisionEnd>
          </Panel>
        )}
      </form>
    </>
  )
}
