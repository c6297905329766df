import { useEffect } from 'react'
import { LISTING_DAYS, type ListingInput } from '#domain/listing/listing.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { dayField, dayText } from '#web/format/day-text.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { daysAfter, daysOf } from '#web/pages/add-business/hours/hours-fields.ts'
import { unclearText } from '#web/pages/add-business/hours/unclear-text.ts'
import { useHoursReader } from '#web/pages/add-business/hours/use-hours-reader.ts'
import { WeekUnderstood } from '#web/pages/add-business/hours/week-understood.tsx'
import type { WizardForm } from '#web/pages/add-business/listing-draft.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

export interface HoursStepProps {
  form: WizardForm
  /** The sentence that went into the days; undefined until this step is shown first. */
  taken: string | undefined
  /** Called with the change of the days, so that both are rendered together. */
  onTaken: (sentence: string) => void
}

/** Step 3: opening hours, in one sentence or day by day; both show how they were understood. */
export function HoursStep({ form, taken, onTaken }: HoursStepProps) {
  const { messages } = usePage()
  const texts = useMessages(addBusinessStepsMessages)
  const { sentence, hours } = form.values
  const reader = useHoursReader(true)
  const isSaid = sentence.trim() !== ''
  const read = isSaid ? reader?.readHoursSentence(sentence) : undefined
  const week = read?.week
  const areDaysOf = (said: OpeningHours) =>
    LISTING_DAYS.every((day, weekday) => hours[day] === dayField(said[weekday] ?? null, messages.hours))
  const aroundTheClock = reader?.readAroundTheClock(sentence, texts.hours.aroundTheClock) ?? null
  const isTaken = week !== undefined && areDaysOf(week)
  const setDays = (days: Partial<ListingInput['hours']>) => form.set({ hours: days })
  const take = (understood: OpeningHours) => setDays(daysOf(understood, day => dayField(day, messages.hours)))
  // A sentence that is typed goes into the days, letter by letter; one that was there already does not undo what was
  // changed there since. Days that only the sentence before had said go with it.
  useEffect(() => {
    if (taken === undefined) return onTaken(sentence)
    if (reader === null || taken === sentence) return
    onTaken(sentence)
    const [said, before] = [reader.readHoursSentence(sentence), reader.readHoursSentence(taken)]
    setDays(daysAfter(said, before, hours, day => dayField(day, messages.hours)))
  })
  return (
    <>
      <p className="hint form-intro">{texts.hours.intro}</p>
      <FormField
        form={form}
        name="sentence"
        hint={texts.hours.sentenceHint}
        autoComplete="off"
        below={
          <div className="understood" aria-live="polite">
            {read !== undefined && read.unclear.length > 0 && form.faultOf('sentence') === undefined && (
              <p className="err ic ic-warn">
                <span>{unclearText(read.unclear, texts)}</span>
              </p>
            )}
            {aroundTheClock !== null && (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  form.set({ sentence: aroundTheClock })
                  // The button goes with the question.
                  document.getElementById(form.idOf('sentence'))?.focus()
                }}
              >
                {texts.hours.takeAroundTheClock}
              </button>
            )}
            {week !== undefined && (
              <WeekUnderstood
                week={week}
                named={read?.named ?? []}
                hasHolidays={read?.hasHolidays ?? false}
              />
            )}
            {week !== undefined && (
              <p className="hint">{isTaken ? texts.hours.taken : texts.hours.daysCount}</p>
            )}
            {week !== undefined && !isTaken && (
              <button type="button" className="btn" onClick={() => take(week)}>
                {texts.hours.take}
              </button>
            )}
          </div>
        }
      />
      <fieldset className="days">
        <legend className="legend">{texts.hours.days}</legend>
        <div className="chips">
          <button
            type="button"
            className="btn"
            onClick={() => {
              const { monday } = hours
              setDays({ tuesday: monday, wednesday: monday, thursday: monday, friday: monday })
            }}
          >
            {texts.hours.copyMonday}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => setDays({ saturday: messages.hours.closed, sunday: messages.hours.closed })}
          >
            {texts.hours.closedWeekend}
          </button>
          <button type="button" className="btn bare" onClick={() => setDays(NO_HOURS)}>
            {texts.hours.clear}
          </button>
        </div>
        {LISTING_DAYS.map(day => {
          const text = hours[day]
          const understood = text.trim() === '' ? undefined : reader?.readListingDay(text)
          return (
            <FormField
              key={day}
              form={form}
              name={`hours.${day}`}
              placeholder={texts.hours.placeholder}
              autoComplete="off"
              list="hours-choices"
              below={
                <output className="hint">
                  {understood !== undefined &&
                    dayField(understood, messages.hours) !== text.trim() &&
                    dayText(understood, messages.hours)}
                </output>
              }
            />
          )
        })}
        <datalist id="hours-choices">
          {[...USUAL_HOURS, messages.hours.closed, messages.hours.byAppointment].map(choice => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      </fieldset>
    </>
  )
}

const NO_HOURS = daysOf([], () => '')

/** Offered while a day is typed: shops, offices, with a lunch break, mornings, all day. */
const USUAL_HOURS = ['09:00-18:00', '08:00-17:00', '09:00-12:30, 14:00-18:00', '09:00-13:00', '00:00-24:00']
