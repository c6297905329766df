import { isListingCategory, type ListingInput, PROPOSED_TRADE_CATEGORY } from '#domain/listing/listing.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { useMessages } from '#web/messages.ts'
import type { WizardForm } from '#web/pages/add-business/listing-draft.ts'

interface TradeProposalProps {
  form: WizardForm
  /** The category has a fault. */
  isUnknown: boolean
}

/** Below the field for the trade: what is proposed, or an offer to propose what no list has. */
export function TradeProposal({ form, isUnknown }: TradeProposalProps) {
  const texts = useMessages(addBusinessStepsMessages).trade
  const { proposedTrade, category } = form.values
  const typed = category.trim()
  const unknown = isUnknown && !isListingCategory(typed) ? typed : ''
  // Each button goes with what it is about.
  const choose = (part: Partial<ListingInput>) => {
    form.set(part)
    document.getElementById(form.idOf('category'))?.focus()
  }
  return (
    <div className="understood" aria-live="polite">
      {proposedTrade !== '' && (
        <>
          <p className="hint">{texts.proposed(proposedTrade)}</p>
          <button type="button" className="btn bare" onClick={() => choose({ proposedTrade: '' })}>
            {texts.withdraw}
          </button>
        </>
      )}
      {unknown !== '' && (
        <button type="button" className="btn" onClick={() => choose(proposalOf(unknown))}>
          {texts.propose(unknown)}
        </button>
      )}
    </div>
  )
}

/** A proposal as parts of the listing: what is nearest can still be chosen. */
export function proposalOf(proposedTrade: string): Partial<ListingInput> {
  return { proposedTrade, category: PROPOSED_TRADE_CATEGORY }
}
