import { useId } from 'react'
import type { FormFields } from '#domain/form/form-fields.ts'
import {
  isListingCategory,
  LISTING_CATEGORIES,
  LISTING_DAYS,
  LISTING_FIELDS,
  type ListingInput,
  MAX_CATEGORY_LENGTH,
  MORE_CONTACT_NAMES,
} from '#domain/listing/listing.ts'
import { listingFaults } from '#domain/listing/listing-faults.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { CategoryDatalist } from '#web/admin/businesses/category-datalist.tsx'
import { WeekControl } from '#web/admin/businesses/fields/hours-control.tsx'
import { DecisionEnd } from '#web/admin/submissions/decision-end.tsx'
import type { Decision } from '#web/admin/submissions/use-decision.ts'
import { useDecisionForm } from '#web/admin/submissions/use-decision-form.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { dayLabels } from '#web/forms/day-labels.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FormFaults } from '#web/ui/form/fault-summary.tsx'
import { FormField } from '#web/ui/form/form-field.tsx'

interface ListingFormProps {
  submission: Submission
  /** As it was sent. */
  sent: ListingInput
  decision: Decision
}

/** As it is sent, but with the group that was chosen beside the exact category, which the administrator may add. */
const FORM = {
  ...LISTING_FIELDS,
  group: { kind: 'choice', choices: LISTING_CATEGORIES, isOptional: ({ category }) => category !== '' },
  category: { kind: 'text', limit: MAX_CATEGORY_LENGTH, isOptional: true },
} as const satisfies FormFields

const AFTER_DESCRIPTION = [
  ...(['address', 'postalCode', 'city', 'phone', 'email', 'website'] as const),
  ...MORE_CONTACT_NAMES,
] as const

/** The facts of a listing, which can be corrected before it is approved. */
export function ListingForm({ submission, sent, decision }: ListingFormProps) {
  const page = usePage()
  const { language } = page
  const { listing: messages, fields, answer } = inLanguage(adminSubmissionsMessages, language)
  const { api } = useAdmin()
  const list = useId()
  const isGroup = isListingCategory(sent.category)
  const form = useDecisionForm({
    decision,
    fields: FORM,
    start: { ...sent, group: isGroup ? sent.category : '', category: isGroup ? '' : sent.category },
    labels: { ...fields, ...dayLabels(page.messages), group: messages.group, category: messages.exact },
    prefix: 'listing-',
    hasSummary: true,
    // All that can be wrong at once, as for whoever sent it.
    faultsIn: ({ group, category, ...values }) =>
      listingFaults({ ...values, category: category.trim() || group }).map(fault =>
        fault.field === 'category' && category.trim() === '' ? { ...fault, field: 'group' } : fault,
      ),
    send: async ({ group, category, ...values }) => {
      const { isNew } = await api('POST /api/admin/submissions/:id/approve', {
        params: { id: submission.id },
        body: { listing: { ...values, category: category.trim() || group } },
      })
      return isNew ? messages.approved : messages.takenOver
    },
  })
  const { category, hours } = form.values
  return (
    <Panel title={messages.title}>
      <form noValidate onSubmit={form.submit}>
        <p className="quiet adm-gap">{messages.intro}</p>
        {submission.senderEmail !== null && submission.confirmedAt === null && (
          <p className="warn adm-gap">{messages.unconfirmed}</p>
        )}
        {sent.proposedTrade !== '' && (
          <p className="note adm-gap">{messages.tradeProposed(sent.proposedTrade)}</p>
        )}
        <FormFaults form={form} />
        <div className="fields">
          <FormField form={form} name="name" autoComplete="off" />
          <FormField
            form={form}
            name="group"
            hint={category === '' ? undefined : messages.groupGiven}
            choices={inLanguage(groupNamesMessages, language)}
          />
          <FormField
            form={form}
            name="category"
            hint={messages.exactHint}
            list={list}
            autoComplete="off"
            below={<CategoryDatalist id={list} />}
          />
          <div className="wide">
            <FormField form={form} name="description" rows={5} />
          </div>
          {AFTER_DESCRIPTION.map(name => (
            <FormField key={name} form={form} name={name} rows={3} autoComplete="off" />
          ))}
        </div>
        <fieldset className="field">
          <legend className="legend">{messages.hours}</legend>
          <WeekControl
            lines={LISTING_DAYS.map(day => hours[day].replaceAll('\n', ' '))}
            onLine={(weekday, line) => form.setAt(dayPath(weekday), line)}
            idOf={weekday => form.idOf(dayPath(weekday))}
          />
        </fieldset>
        <DecisionEnd form={form}>
          <button type="submit" className="btn go" disabled={decision.isBusy}>
            {form.isSending ? answer.sending : messages.approve}
          </button>
        </DecisionEnd>
      </form>
    </Panel>
  )
}

function dayPath(weekday: number): string {
  return `hours.${LISTING_DAYS[weekday]}`
}
