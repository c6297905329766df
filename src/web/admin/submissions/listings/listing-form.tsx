import { type FormEvent, useState } from 'react'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { LISTING_DAYS, type ListingInput } from '#domain/listing/listing.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import { ListingFields, listingFieldId } from '#web/admin/submissions/listings/listing-fields.tsx'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { type SetUnsaved, useReportUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FaultSummary } from '#web/ui/form/fault-summary.tsx'

interface ListingFormProps {
  submission: Submission
  /** As it was sent. */
  sent: ListingInput
  decision: Decision
  setUnsaved: SetUnsaved
}

/** The facts of a listing, which can be corrected before it is approved. */
export function ListingForm({ submission, sent, decision, setUnsaved }: ListingFormProps) {
  const { language, formats, messages } = usePage()
  const texts = inLanguage(adminSubmissionsMessages, language)
  const { api } = useAdmin()
  const [listing, setListing] = useState(sent)
  useReportUnsaved(setUnsaved, 'listing', JSON.stringify(listing) !== JSON.stringify(sent))
  const outcome = inLanguage(formOutcomeMessages, language)
  const faults = decision.part === 'accept' ? decision.faults : []
  const faultOf = (field: string) => {
    const fault = faults.find(one => one.field === field)
    return fault === undefined ? undefined : faultText(fault, outcome, formats)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void decision.run(
      'accept',
      () =>
        api('POST /api/admin/submissions/:id/approve', { params: { id: submission.id }, body: { listing } }),
      ({ isNew }) => (isNew ? texts.listing.approved : texts.listing.takenOver),
      '',
    )
  }
  return (
    <Panel title={texts.listing.title}>
      <form noValidate onSubmit={submit}>
        <p className="quiet adm-gap">{texts.listing.intro}</p>
        {submission.senderEmail !== null && submission.confirmedAt === null && (
          <p className="warn adm-gap">{texts.listing.unconfirmed}</p>
        )}
        {sent.proposedTrade !== '' && (
          <p className="note adm-gap">{texts.listing.tradeProposed(sent.proposedTrade)}</p>
        )}
        <FaultSummary
          faults={faults.map(fault => ({
            id: listingFieldId(fault.field),
            label: labelOf(fault),
            text: faultText(fault, outcome, formats),
          }))}
          attempt={decision.attempt}
        />
        <ListingFields
          listing={listing}
          onChange={parts => setListing(now => ({ ...now, ...parts }))}
          faultOf={faultOf}
        />
        <DecisionEnd decision={decision} part="accept">
          <button type="submit" className="btn go" disabled={decision.isBusy}>
            {decision.isBusy ? texts.answer.sending : texts.listing.approve}
          </button>
        </DecisionEnd>
      </form>
    </Panel>
  )

  function labelOf({ field }: FieldFault): string {
    const weekday = LISTING_DAYS.findIndex(day => `hours.${day}` === field)
    if (weekday !== -1) return messages.weekdays.long[weekday] ?? field
    return Object.entries(texts.fields).find(([name]) => name === field)?.[1] ?? field
  }
}
